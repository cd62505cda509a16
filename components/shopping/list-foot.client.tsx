'use client';

import * as words from '@/.content/words/shoppingLines';
import { EMPTY_LIST, type ShoppingList } from '@/lib/shopping/list';
import type { ChangeList } from './shopping-list.client';

export type ListFootProps = { list: ShoppingList; onChange: ChangeList };

/** Takes off every tick, or everything; both can be taken back. */
export function ListFoot({ list, onChange }: ListFootProps) {
  return (
    <div className="shop-foot">
      {list.ticked.length > 0 && (
        <button
          type="button"
          className="link"
          onClick={() =>
            onChange((now) => ({ ...now, ticked: [] }), { said: words.ticksOff, isUndoable: true })
          }
        >
          {words.clearTicks}
        </button>
      )}
      <button
        type="button"
        className="link"
        onClick={() => onChange(() => EMPTY_LIST, { said: words.isEmpty, isUndoable: true })}
      >
        {words.empty}
      </button>
    </div>
  );
}
