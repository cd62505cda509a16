import { useCallback, useState } from 'react';
import { useStored } from '@/lib/hooks/use-stored';
import { EMPTY_LIST, SHOPPING, type ShoppingList } from '@/lib/shopping/list';

/** What was stored at the moment of a change, and what is since. */
export type ChangedList = { before: ShoppingList; after: ShoppingList };

export type StoredShoppingList = {
  list: ShoppingList;
  /** Puts another list, worked out from the one that is stored now, in its place. */
  change: (next: (current: ShoppingList) => ShoppingList) => ChangedList;
  /** False once the device would not keep a change: the list then lasts for this visit only. */
  isKept: boolean;
};

/** The visitor's shopping list, empty on the server and in the first render. */
export function useShoppingList(): StoredShoppingList {
  const [list, setList] = useStored(SHOPPING);
  const [isKept, setKept] = useState(true);
  const change = useCallback(
    (next: (current: ShoppingList) => ShoppingList) => {
      let changed: ChangedList = { before: EMPTY_LIST, after: EMPTY_LIST };
      const isStored = setList((before) => {
        changed = { before, after: next(before) };
        return changed.after;
      });
      setKept(isStored);
      return changed;
    },
    [setList],
  );
  return { list, change, isKept };
}
