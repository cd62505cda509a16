import { Fragment, type ReactNode, useId } from 'react';
import { translateOf } from '@/components/ui/live-text';
import { isAmountFirst } from '@/lib/recipe/ingredient-parts';
import type { AmountText } from '@/lib/shopping/list-text';
import { withKeys } from '@/lib/text/keys';
import styles from './shopping-list.module.css';

export type TickRowProps = {
  /** Identifies the row when an undo brings it back. */
  entry?: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** Empty for "to taste"; left out for lines without a column for amounts. */
  amounts?: AmountText[];
  name: ReactNode;
  /** Description of the checkbox, below the name. */
  note?: string;
  /** A control beside the line. */
  children?: ReactNode;
};

/** A line with a checkbox, its amount and its name. The whole line is the label of the checkbox. */
export function TickRow({ entry, isTicked, onTick, amounts, name, note, children }: TickRowProps) {
  const id = useId();
  const done = isTicked ? 'text-ink-3 line-through [&_small]:line-through' : '';
  const amountColumn = amounts && (
    <span
      className={`font-display text-md leading-6 font-semibold tabular empty:hidden ${done}`}
      id={`${id}q`}
    >
      <Amounts amounts={amounts} />
    </span>
  );
  const named = isAmountFirst ? ['q', 'n'] : ['n', 'q'];
  const columns = isAmountFirst ? styles.amountFirst : styles.amountLast;
  return (
    <li
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center border-b border-line"
      data-entry={entry}
    >
      {/* A press anywhere on the line ticks it, but the note is not part of the accessible name. */}
      <label
        className={`min-h-11 cursor-pointer items-start gap-x-3 py-2.5 text-base leading-6 wrap-anywhere ${amounts ? `grid ${columns}` : 'flex'}`}
      >
        <input
          type="checkbox"
          className="tick"
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
          aria-labelledby={amounts?.length ? named.map((part) => id + part).join(' ') : `${id}n`}
          aria-describedby={note ? `${id}p` : undefined}
        />
        {isAmountFirst && amountColumn}
        <span className="min-w-0 [&_small]:text-sm [&_small]:text-ink-3">
          <span id={`${id}n`} className={done}>
            {name}
          </span>
          {note && (
            <span className="secondary block text-xs print:hidden" id={`${id}p`}>
              {note}
            </span>
          )}
        </span>
        {!isAmountFirst && amountColumn}
      </label>
      {children}
    </li>
  );
}

/** Spaces at which an amount may break: "1 small bunch" before its last word, never between a number and its unit. */
const BREAK = /(?<!\p{N}) /u;

function Amounts({ amounts }: { amounts: AmountText[] }) {
  return amounts.map(({ kind, text, about }, index) => (
    <Fragment key={kind}>
      {index > 0 && <span>{' + '}</span>}
      {withKeys(text.split(BREAK), String).map(({ key, item }, place) => (
        <Fragment key={key}>
          {place > 0 && <span> </span>}
          <span className="whitespace-nowrap" translate={translateOf(item)}>
            {item}
          </span>
        </Fragment>
      ))}
      {about && (
        <small className="block text-xs leading-6 font-normal text-ink-3 md:ms-1 md:inline-flex">
          {` (${about})`}
        </small>
      )}
    </Fragment>
  ));
}
