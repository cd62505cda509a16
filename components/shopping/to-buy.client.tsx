'use client';

import { Plus, X } from 'lucide';
import { type FormEvent, Fragment, type ReactNode, useId, useMemo } from 'react';
import * as messages from '@/.content/messages/shoppingLines';
import { UnitSwitch } from '@/components/recipe/unit-switch';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { translateOf } from '@/components/ui/live-text';
import type { ShoppingMessages } from '@/lib/content/schema/built-in-pages';
import type { UnitSystem } from '@/lib/content/schema/units';
import type { Groceries } from '@/lib/recipe/recipe-data';
import { kitchenSearch } from '@/lib/recipe/servings';
import { useChoice } from '@/lib/recipe/use-choice';
import {
  addOwn,
  EMPTY_LIST,
  isEmptyList,
  MOST_OWN,
  OWN_LENGTH,
  ownText,
  removeOwn,
  type Tickable,
  tickedKeys,
  toggleTick,
} from '@/lib/saved/shopping-list';
import { type AmountText, describeLine, describeUse, listGroups, tickables } from '@/lib/shopping/list-text';
import { type Line, mergeRecipes } from '@/lib/shopping/merge';
import { ListActions } from './list-actions.client';
import { AddForm, ListHead, type ShownList } from './list-parts';
import styles from './shopping-list.module.css';

export type ToBuyProps = ShownList & { groceries: Groceries; page: ShoppingMessages };

/** The lines to buy by aisle, with own items. An empty list has the form for own items and the import. */
export function ToBuy({ list, chosen, groceries, page, onChange }: ToBuyProps) {
  // The page has units only; servings and versions are stored in the list.
  const { choice, shared, choose } = useChoice(1);
  const { system } = choice;
  const lines = useMemo(() => mergeRecipes(chosen, groceries), [chosen, groceries]);
  const all = tickables(list, lines);
  const ticked = tickedKeys(list, all);
  const toggle = (line: Tickable) => onChange((now) => toggleTick(now, line, all));
  const groups = listGroups(lines, page);
  const isEmpty = isEmptyList(list);
  const actions = (
    <ListActions
      page={page}
      list={list}
      chosen={chosen}
      lines={lines}
      system={system}
      search={kitchenSearch(shared, 1)}
    />
  );
  return (
    <div className={styles.list}>
      {!isEmpty && (
        <>
          <ListHead
            title={messages.toBuy}
            count={messages.checkedOff({ checked: ticked.size, total: all.length })}
          >
            <UnitSwitch system={system} onSystem={(next) => choose({ system: next })} />
          </ListHead>
          {actions}
        </>
      )}
      {groups.map(({ title, lines: inGroup, takesOwn }) => (
        <section key={title} aria-label={title}>
          {groups.length > 1 && <h3 className="mt-8 border-b border-ink pb-2 text-md">{title}</h3>}
          {inGroup.length > 0 && (
            <ul>
              {inGroup.map((line) => (
                <LineRow
                  key={line.key}
                  line={line}
                  system={system}
                  isTicked={ticked.has(line.key)}
                  hasOthers={list.recipes.length > 1}
                  onToggle={() => toggle(line)}
                />
              ))}
            </ul>
          )}
          {takesOwn && <OwnItems list={list} ticked={ticked} onToggle={toggle} onChange={onChange} />}
        </section>
      ))}
      {isEmpty ? actions : <ListFoot list={list} onChange={onChange} />}
    </div>
  );
}

const FOOT_LINK = 'link min-h-11 font-display text-sm font-semibold';

/** Buttons that clear the ticks or the list, both undoable. */
function ListFoot({ list, onChange }: Pick<ShownList, 'list' | 'onChange'>) {
  const clearTicks = () =>
    onChange((now) => ({ ...now, ticked: [] }), {
      text: messages.checkmarksCleared,
      undo: { text: messages.checkmarksBack },
    });
  const empty = () =>
    onChange(() => EMPTY_LIST, { text: messages.emptied, undo: { text: messages.listBack } });
  return (
    <div className="mt-8 flex flex-wrap gap-x-6 print:hidden">
      {list.ticked.length > 0 && (
        <button type="button" className={FOOT_LINK} onClick={clearTicks}>
          {messages.clearCheckmarks}
        </button>
      )}
      <button type="button" className={FOOT_LINK} onClick={empty}>
        {messages.empty}
      </button>
    </div>
  );
}

type TickRowProps = {
  /** Identifies the row when an undo brings it back. */
  entry?: string;
  isTicked: boolean;
  onToggle: () => void;
  /** Empty for "to taste"; left out for lines without a column for amounts. */
  amounts?: AmountText[];
  name: ReactNode;
  /** Description of the checkbox, below the name. */
  note?: string;
  /** A control beside the line. */
  children?: ReactNode;
};

/** A line with a checkbox, its amount and its name. The whole line is the label of the checkbox. */
function TickRow({ entry, isTicked, onToggle, amounts, name, note, children }: TickRowProps) {
  const id = useId();
  const done = isTicked ? 'text-ink-3 line-through [&_small]:line-through' : '';
  return (
    <li
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center border-b border-line"
      data-entry={entry}
    >
      {/* A press anywhere on the line ticks it, but the note is not part of the accessible name. */}
      <label
        className={`min-h-11 cursor-pointer items-start gap-x-3 py-2.5 text-base leading-6 wrap-anywhere ${amounts ? `grid ${styles.withAmount}` : 'flex'}`}
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
            className={`font-display text-md leading-6 font-semibold tabular empty:hidden ${done}`}
            id={`${id}q`}
          >
            <Amounts amounts={amounts} />
          </span>
        )}
        <span className="min-w-0 [&_small]:text-sm [&_small]:text-ink-3">
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

/** "2 tbsp + 1 tsp" may break before the plus, never between a number and its unit. */
function Amounts({ amounts }: { amounts: AmountText[] }) {
  return amounts.map(({ kind, text, about }, index) => (
    <Fragment key={kind}>
      {index > 0 && <span>{' + '}</span>}
      {text.split(/ (?=\+ )/).map((part, place) => (
        <Fragment key={part}>
          {place > 0 && <span> </span>}
          <span className="whitespace-nowrap" translate={translateOf(part)}>
            {part}
          </span>
        </Fragment>
      ))}
      {about && (
        <small className="block text-xs leading-6 font-normal text-ink-3 md:ml-1 md:inline-flex">
          {` (${about})`}
        </small>
      )}
    </Fragment>
  ));
}

type LineRowProps = {
  line: Line;
  system: UnitSystem;
  isTicked: boolean;
  /** True if other recipes are on the list, so that the line names those that need it. */
  hasOthers: boolean;
  onToggle: () => void;
};

/** One thing to buy, and the recipes that need it. */
function LineRow({ line, system, isTicked, hasOthers, onToggle }: LineRowProps) {
  const { amounts, name } = describeLine(line, system);
  return (
    <TickRow
      isTicked={isTicked}
      onToggle={onToggle}
      amounts={amounts}
      name={
        <>
          <span lang={line.lang}>{name}</span>
          {line.native && (
            <>
              {' '}
              <small className="inline-flex" lang={line.native.lang} translate="no">
                {line.native.text}
              </small>
            </>
          )}
          {line.isOptional && <small>{messages.optional}</small>}
        </>
      }
      note={hasOthers ? describeUse(line, system) : undefined}
    />
  );
}

type OwnItemsProps = Pick<ShownList, 'list' | 'onChange'> & {
  ticked: ReadonlySet<string>;
  onToggle: (line: Tickable) => void;
};

/** Own items of the visitor, and the form that adds one. */
function OwnItems({ list, ticked, onToggle, onChange }: OwnItemsProps) {
  const id = useId();

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('item');
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    const item = ownText(input.value);
    if (item === '') return;
    if (list.own.length >= MOST_OWN)
      return onChange((now) => now, { text: messages.isFull({ most: MOST_OWN }) });
    input.value = '';
    onChange((now) => addOwn(now, item), { text: messages.added({ item }) });
  };
  const remove = (own: string, item: string) =>
    onChange((now) => removeOwn(now, own), {
      text: messages.removed({ item }),
      undo: { text: messages.isBack({ item }), entry: `own:${own}` },
    });

  return (
    <>
      {list.own.length > 0 && (
        <ul>
          {list.own.map(({ id: own, text }) => (
            <TickRow
              key={own}
              entry={`own:${own}`}
              isTicked={ticked.has(`own:${own}`)}
              onToggle={() => onToggle({ key: `own:${own}`, size: 0 })}
              name={text}
            >
              <IconButton
                icon={X}
                size={18}
                className="print:hidden"
                label={messages.remove({ item: text })}
                onClick={() => remove(own, text)}
              />
            </TickRow>
          ))}
        </ul>
      )}
      <AddForm onSubmit={add}>
        <label className="sr-only" htmlFor={id}>
          {messages.addOther}
        </label>
        <input
          id={id}
          className="field h-12 text-md"
          name="item"
          type="text"
          maxLength={OWN_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={messages.addOther}
        />
        <Button look="quiet" type="submit" aria-label={messages.addIt}>
          <Icon of={Plus} size={18} /> {messages.add}
        </Button>
      </AddForm>
    </>
  );
}
