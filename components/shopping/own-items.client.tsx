'use client';

import { Plus, X } from 'lucide';
import { type FormEvent, useId } from 'react';
import * as words from '@/.content/words/shoppingLines';
import { Icon } from '@/components/ui/icon';
import {
  MOST_OWN,
  OWN_LENGTH,
  ownText,
  type ShoppingList,
  type Tickable,
  withOwn,
  withoutOwn,
} from '@/lib/shopping/list';
import { TickRow } from './line-row.client';
import type { ChangeList } from './shopping-list.client';

export type OwnItemsProps = {
  list: ShoppingList;
  ticked: ReadonlySet<string>;
  onToggle: (line: Tickable) => void;
  onChange: ChangeList;
};

/** What the visitor writes on the list. */
export function OwnItems({ list, ticked, onToggle, onChange }: OwnItemsProps) {
  const id = useId();
  const isFull = list.own.length >= MOST_OWN;

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('item');
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    const item = ownText(input.value);
    if (item === '') return;
    if (isFull) return onChange((now) => now, { said: words.isFull({ most: MOST_OWN }) });
    input.value = '';
    onChange((now) => withOwn(now, item), { said: words.isOn({ item }) });
  };

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
                className="icon-btn"
                aria-label={words.remove({ item: text })}
                onClick={() =>
                  onChange((now) => withoutOwn(now, own), {
                    said: words.isOff({ item: text }),
                    isUndoable: true,
                  })
                }
              >
                <Icon of={X} size={18} />
              </button>
            </TickRow>
          ))}
        </ul>
      )}
      <form className="shop-add" onSubmit={add}>
        <label className="sr" htmlFor={id}>
          {words.addElse}
        </label>
        <div className="field plain">
          <input
            id={id}
            name="item"
            type="text"
            maxLength={OWN_LENGTH}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={words.addElse}
          />
        </div>
        <button type="submit" className="btn quiet" aria-label={words.addIt}>
          <Icon of={Plus} size={18} /> {words.add}
        </button>
      </form>
    </>
  );
}
