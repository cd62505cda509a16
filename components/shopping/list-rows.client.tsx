'use client';

import { Plus, X } from 'lucide';
import { type FormEvent, Fragment, type ReactNode, useId } from 'react';
import * as words from '@/.content/words/shoppingLines';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { UnitSystem } from '@/lib/content/schema/units';
import {
  MOST_OWN,
  OWN_LENGTH,
  ownText,
  type ShoppingList,
  type Tickable,
  withOwn,
  withoutOwn,
} from '@/lib/shopping/list';
import type { Line } from '@/lib/shopping/merge';
import { type AmountWords, lineWords, partsWords } from '@/lib/shopping/words';
import { AddForm } from './list-parts';
import type { ChangeList } from './shopping-list.client';

type TickRowProps = {
  isTicked: boolean;
  onToggle: () => void;
  /** Empty where it is to taste; left out where there is none to read, and no room for one. */
  amounts?: AmountWords[];
  name: ReactNode;
  /** Read out after the name. */
  note?: string;
  /** A control beside the line. */
  children?: ReactNode;
};

/** One line to tick: box, amount, name. The whole line is the label of the box. */
function TickRow({ isTicked, onToggle, amounts, name, note, children }: TickRowProps) {
  const id = useId();
  const done = isTicked ? 'text-ink-3 line-through [&_small]:line-through' : '';
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center border-b border-line">
      {/* The whole line is pressed, but what it is for is no part of its name. */}
      <label
        className={`grid min-h-11 cursor-pointer items-start gap-x-3 py-2.5 text-base leading-6 wrap-anywhere ${amounts ? WITH_AMOUNT : WITHOUT_AMOUNT}`}
      >
        <input
          type="checkbox"
          className="tick"
          checked={isTicked}
          onChange={onToggle}
          aria-labelledby={amounts?.length ? `${id}q ${id}n` : `${id}n`}
          aria-describedby={note ? `${id}p` : undefined}
        />
        {amounts && (
          <span
            className={`font-display text-md leading-6 font-semibold tabular max-[17rem]:empty:hidden ${done}`}
            id={`${id}q`}
          >
            <Amounts amounts={amounts} />
          </span>
        )}
        <span className="max-[17rem]:col-start-2 [&_small]:text-sm [&_small]:text-ink-3 [&_small[lang]]:inline-flex">
          <span id={`${id}n`} className={done}>
            {name}
          </span>
          {note && (
            <span className="meta block text-xs text-pretty print:hidden" id={`${id}p`}>
              {note}
            </span>
          )}
        </span>
      </label>
      {children}
    </li>
  );
}

/** Large letters leave no room beside the amount: the name goes under it. */
const WITH_AMOUNT =
  'grid-cols-[1.5rem_5.5rem_minmax(0,1fr)] md:grid-cols-[1.5rem_9rem_minmax(0,1fr)] max-[17rem]:grid-cols-[1.5rem_minmax(0,1fr)]';
const WITHOUT_AMOUNT = 'grid-cols-[1.5rem_minmax(0,1fr)]';

/** "2 tbsp + 1 tsp" may break before the plus, never between a number and its unit. */
function Amounts({ amounts }: { amounts: AmountWords[] }) {
  return amounts.map(({ kind, text, about }, index) => (
    <Fragment key={kind}>
      {index > 0 && ' + '}
      {text.split(' + ').map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' '}
          <span className="whitespace-nowrap">{place > 0 ? `+ ${part}` : part}</span>
        </Fragment>
      ))}
      {about && (
        <small className="block text-xs leading-6 font-normal text-ink-3 md:ml-1 md:inline-flex">
          {' '}
          ({about})
        </small>
      )}
    </Fragment>
  ));
}

export type LineRowProps = {
  line: Line;
  system: UnitSystem;
  isTicked: boolean;
  /** Whether another recipe is on the list; if not, what it is for goes without saying. */
  hasOthers: boolean;
  onToggle: () => void;
};

/** One thing to buy, and quietly what it is for. */
export function LineRow({ line, system, isTicked, hasOthers, onToggle }: LineRowProps) {
  const { amounts, name } = lineWords(line, system);
  return (
    <TickRow
      isTicked={isTicked}
      onToggle={onToggle}
      amounts={amounts}
      name={
        <>
          {line.lang ? <span lang={line.lang}>{name}</span> : name}
          {line.native && (
            <>
              {' '}
              <small lang={line.native.lang}>{line.native.text}</small>
            </>
          )}
          {line.isOptional && <small>{words.optional}</small>}
        </>
      }
      note={hasOthers ? partsWords(line, system) : undefined}
    />
  );
}

export type OwnItemsProps = {
  list: ShoppingList;
  ticked: ReadonlySet<string>;
  onToggle: (line: Tickable) => void;
  onChange: ChangeList;
};

/** What the visitor writes on the list. */
export function OwnItems({ list, ticked, onToggle, onChange }: OwnItemsProps) {
  const id = useId();

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('item');
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    const item = ownText(input.value);
    if (item === '') return;
    if (list.own.length >= MOST_OWN) {
      return onChange((now) => now, { said: words.isFull({ most: MOST_OWN }) });
    }
    input.value = '';
    onChange((now) => withOwn(now, item), { said: words.isOn({ item }) });
  };
  const remove = (own: string, item: string) =>
    onChange((now) => withoutOwn(now, own), { said: words.isOff({ item }), isUndoable: true });

  return (
    <>
      {list.own.length > 0 && (
        <ul>
          {list.own.map(({ id: own, text }) => (
            <TickRow
              key={own}
              isTicked={ticked.has(`own:${own}`)}
              onToggle={() => onToggle({ key: `own:${own}`, size: 0 })}
              name={text}
            >
              <button
                type="button"
                className="icon-btn print:hidden"
                aria-label={words.remove({ item: text })}
                onClick={() => remove(own, text)}
              >
                <Icon of={X} size={18} />
              </button>
            </TickRow>
          ))}
        </ul>
      )}
      <AddForm onSubmit={add}>
        <label className="sr-only" htmlFor={id}>
          {words.addElse}
        </label>
        <input
          id={id}
          className="field h-12 text-md"
          name="item"
          type="text"
          maxLength={OWN_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={words.addElse}
        />
        <Button look="quiet" type="submit" aria-label={words.addIt}>
          <Icon of={Plus} size={18} /> {words.add}
        </Button>
      </AddForm>
    </>
  );
}
