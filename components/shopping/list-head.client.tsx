'use client';

import * as words from '@/.content/words/shoppingLines';
import { UnitSwitch } from '@/components/ui/unit-switch.client';
import type { UnitSystem } from '@/lib/content/schema/units';
import { type ShoppingList, tickedKeys } from '@/lib/shopping/list';
import type { Line } from '@/lib/shopping/merge';
import { tickables } from '@/lib/shopping/words';

export type ListHeadProps = {
  list: ShoppingList;
  lines: Line[];
  system: UnitSystem;
  onSystem: (system: UnitSystem) => void;
};

/** Heading of the list: how much of it is done, and the measures it is in. */
export function ListHead({ list, lines, system, onSystem }: ListHeadProps) {
  const all = tickables(list, lines);
  return (
    <div className="shop-head">
      <h2 className="t-2">{words.toBuy}</h2>
      <p className="meta">{words.ticked({ ticked: tickedKeys(list, all).size, total: all.length })}</p>
      <UnitSwitch system={system} onSystem={onSystem} />
    </div>
  );
}
