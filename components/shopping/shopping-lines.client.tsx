'use client';

import type { ShoppingWords } from '@/lib/content/schema/built-in-pages';
import type { UnitSystem } from '@/lib/content/schema/units';
import { type ShoppingList, type Tickable, tickedKeys, toggled } from '@/lib/shopping/list';
import type { Line } from '@/lib/shopping/merge';
import { listGroups, tickables } from '@/lib/shopping/words';
import { LineRow } from './line-row.client';
import { OwnItems } from './own-items.client';
import type { ChangeList } from './shopping-list.client';

export type ShoppingLinesProps = {
  list: ShoppingList;
  lines: Line[];
  system: UnitSystem;
  words: ShoppingWords;
  onChange: ChangeList;
};

/** Everything to buy, aisle by aisle as one walks the shop; what is probably at home comes last. */
export function ShoppingLines({ list, lines, system, words: page, onChange }: ShoppingLinesProps) {
  const all = tickables(list, lines);
  const ticked = tickedKeys(list, all);
  const toggle = (line: Tickable) => onChange((now) => toggled(now, line, all));
  const groups = listGroups(lines, page);
  return groups.map(({ title, lines: inGroup, takesOwn }) => (
    <section className="shop-aisle" key={title} aria-label={title}>
      {groups.length > 1 && <h3>{title}</h3>}
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
  ));
}
