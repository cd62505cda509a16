'use client';

import { useId } from 'react';
import * as messages from '@/.content/messages/frame';
import { KitchenRow, useKitchenRows } from './kitchen-rows.client';

export type MenuKitchenProps = { onSelect: () => void };

/** The first block of the menu: list, saved recipes, timers and walk of the visitor, each with its count. */
export function MenuKitchen({ onSelect }: MenuKitchenProps) {
  const titleId = useId();
  const { list, saved, timers, walk } = useKitchenRows();
  return (
    <section className="mb-6 border-b border-line pb-3" aria-labelledby={titleId}>
      <h2 className="text-sm font-semibold text-ink-3" id={titleId}>
        {messages.yourKitchen}
      </h2>
      <ul>
        {[list, saved, timers, walk].map((row) => (
          <li key={row.name}>
            <KitchenRow {...row} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </section>
  );
}
