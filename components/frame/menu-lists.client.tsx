'use client';

import { useId } from 'react';
import * as messages from '@/.content/messages/frame';
import { ListRow, useListRows } from './list-rows.client';

export type MenuListsProps = { onSelect: () => void };

/** The first block of the menu: list, saved recipes, timers and walk of the visitor, each with its count. */
export function MenuLists({ onSelect }: MenuListsProps) {
  const titleId = useId();
  const { list, saved, timers, walk } = useListRows();
  return (
    <section className="mb-6 border-b border-line pb-3" aria-labelledby={titleId}>
      <h2 className="text-sm font-semibold text-ink-3" id={titleId}>
        {messages.yourKitchen}
      </h2>
      <ul>
        {[list, saved, timers, walk].map((row) => (
          <li key={row.name}>
            <ListRow {...row} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </section>
  );
}
