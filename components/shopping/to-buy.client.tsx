'use client';

import { useMemo } from 'react';
import * as words from '@/.content/words/shoppingLines';
import { UnitSwitch } from '@/components/ui/unit-switch';
import type { ShoppingWords } from '@/lib/content/schema/built-in-pages';
import { useAddress } from '@/lib/hooks/use-address';
import { KITCHEN } from '@/lib/kitchen/servings';
import { EMPTY_LIST, isEmptyList, type Tickable, tickedKeys, toggled } from '@/lib/shopping/list';
import { mergeRecipes } from '@/lib/shopping/merge';
import type { ShopData } from '@/lib/shopping/shop-data';
import { listGroups, tickables } from '@/lib/shopping/words';
import { ListActions } from './list-actions.client';
import { ListHead } from './list-parts';
import { LineRow, OwnItems } from './list-rows.client';
import type { ShownList } from './shopping-list.client';
import styles from './shopping-list.module.css';

export type ToBuyProps = ShownList & { goods: ShopData['goods']; words: ShoppingWords };

/**
 * The list itself, with what can be done with it: aisle by aisle as one walks the shop, last what is probably at
 * home. Empty, it takes what the visitor writes, or a list from elsewhere.
 */
export function ToBuy({ list, chosen, goods, words: page, onChange }: ToBuyProps) {
  // The page says only the units; servings stand on the list.
  const [{ system }, setKitchen] = useAddress(KITCHEN);
  const lines = useMemo(() => mergeRecipes(chosen, goods), [chosen, goods]);
  const all = tickables(list, lines);
  const ticked = tickedKeys(list, all);
  const toggle = (line: Tickable) => onChange((now) => toggled(now, line, all));
  const groups = listGroups(lines, page);
  const isEmpty = isEmptyList(list);
  const actions = <ListActions words={page} list={list} chosen={chosen} lines={lines} system={system} />;
  return (
    <div className={styles.list}>
      {!isEmpty && (
        <>
          <ListHead title={words.toBuy} count={words.ticked({ ticked: ticked.size, total: all.length })}>
            <UnitSwitch
              system={system}
              onSystem={(next) => setKitchen((now) => ({ ...now, system: next }))}
            />
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

/** Takes off every tick, or everything; both can be taken back. */
function ListFoot({ list, onChange }: Pick<ShownList, 'list' | 'onChange'>) {
  const clearTicks = () =>
    onChange((now) => ({ ...now, ticked: [] }), { said: words.ticksOff, isUndoable: true });
  const empty = () => onChange(() => EMPTY_LIST, { said: words.isEmpty, isUndoable: true });
  return (
    <div className="mt-8 flex flex-wrap gap-x-6 print:hidden">
      {list.ticked.length > 0 && (
        <button type="button" className={FOOT_LINK} onClick={clearTicks}>
          {words.clearTicks}
        </button>
      )}
      <button type="button" className={FOOT_LINK} onClick={empty}>
        {words.empty}
      </button>
    </div>
  );
}
