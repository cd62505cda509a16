'use client';

import * as words from '@/.content/words/ingredients';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { useTicks } from '@/lib/hooks/kitchen/use-ticks';

/** Takes off every tick of this recipe; shown while there is one. */
export function ClearTicks() {
  const { slug } = useKitchen();
  const { ticks, clear } = useTicks(slug);
  if (ticks.length === 0) return null;
  const clearAll = () => {
    clear();
    // The button goes away with the last tick, so the focus moves to where the list begins.
    document.getElementById('ingredients')?.focus();
  };
  return (
    <button type="button" className="clear-ticks link" onClick={clearAll}>
      {words.clearTicks}
    </button>
  );
}
