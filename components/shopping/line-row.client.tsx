'use client';

import { Fragment, type ReactNode, useId } from 'react';
import * as words from '@/.content/words/shoppingLines';
import type { UnitSystem } from '@/lib/content/schema/units';
import type { Line } from '@/lib/shopping/merge';
import { type AmountWords, lineWords, partsWords } from '@/lib/shopping/words';

export type TickRowProps = {
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

/** "2 tbsp + 1 tsp" may break before the plus, never between a number and its unit. */
function Amounts({ amounts }: { amounts: AmountWords[] }) {
  return amounts.map(({ kind, text, about }, index) => (
    <Fragment key={kind}>
      {index > 0 && ' + '}
      {text.split(' + ').map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' '}
          <span>{place > 0 ? `+ ${part}` : part}</span>
        </Fragment>
      ))}
      {about && <small> ({about})</small>}
    </Fragment>
  ));
}

/** One line to tick: box, amount, name. The whole line is the label of the box. */
export function TickRow({ isTicked, onToggle, amounts, name, note, children }: TickRowProps) {
  const id = useId();
  return (
    <li className="shop-line">
      {/* The whole line is pressed, but what it is for is no part of its name. */}
      <label>
        <input
          type="checkbox"
          className="tick"
          checked={isTicked}
          onChange={onToggle}
          aria-labelledby={amounts?.length ? `${id}q ${id}n` : `${id}n`}
          aria-describedby={note ? `${id}p` : undefined}
        />
        {amounts && (
          <span className="q" id={`${id}q`}>
            <Amounts amounts={amounts} />
          </span>
        )}
        <span>
          <span id={`${id}n`}>{name}</span>
          {note && (
            <span className="meta" id={`${id}p`}>
              {note}
            </span>
          )}
        </span>
      </label>
      {children}
    </li>
  );
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
