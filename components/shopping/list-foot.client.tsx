'use client';

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
            onChange((now) => ({ ...now, ticked: [] }), { words: 'The ticks are off.', isUndoable: true })
          }
        >
          Clear ticks
        </button>
      )}
      <button
        type="button"
        className="link"
        onClick={() => onChange(() => EMPTY_LIST, { words: 'The list is empty.', isUndoable: true })}
      >
        Empty the list
      </button>
    </div>
  );
}
