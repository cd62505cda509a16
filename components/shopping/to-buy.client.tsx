'use client';

import { useMemo } from 'react';
import { ListActions } from '@/components/shopping/transfer/list-actions.client';
import type { ShoppingWords } from '@/lib/content/schema/built-in-pages';
import { useAddress } from '@/lib/hooks/use-address';
import { KITCHEN } from '@/lib/kitchen/servings';
import type { Chosen } from '@/lib/shopping/chosen';
import { isEmptyList, type ShoppingList } from '@/lib/shopping/list';
import { mergeRecipes } from '@/lib/shopping/merge';
import type { ShopData } from '@/lib/shopping/shop-data';
import { ListFoot } from './list-foot.client';
import { ListHead } from './list-head.client';
import { ShoppingLines } from './shopping-lines.client';
import type { ChangeList } from './shopping-list.client';

export type ToBuyProps = {
  list: ShoppingList;
  chosen: Chosen[];
  goods: ShopData['goods'];
  words: ShoppingWords;
  onChange: ChangeList;
};

/** The list itself, with what can be done with it. Empty, it takes what the visitor writes, or a list from elsewhere. */
export function ToBuy({ list, chosen, goods, words, onChange }: ToBuyProps) {
  // The page says only the units; servings stand on the list.
  const [{ system }, setKitchen] = useAddress(KITCHEN);
  const lines = useMemo(() => mergeRecipes(chosen, goods), [chosen, goods]);
  const isEmpty = isEmptyList(list);
  const actions = <ListActions words={words} list={list} chosen={chosen} lines={lines} system={system} />;
  return (
    <div className="shop-main">
      {!isEmpty && (
        <>
          <ListHead
            list={list}
            lines={lines}
            system={system}
            onSystem={(next) => setKitchen((now) => ({ ...now, system: next }))}
          />
          {actions}
        </>
      )}
      <ShoppingLines list={list} lines={lines} system={system} words={words} onChange={onChange} />
      {isEmpty ? actions : <ListFoot list={list} onChange={onChange} />}
    </div>
  );
}
