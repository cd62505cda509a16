'use client';

import { useMemo, useRef } from 'react';
import * as messages from '@/.content/messages/ingredients';
import { NewsRegion, useNews } from '@/components/ui/news.client';
import { ticksOf } from '@/lib/recipe/ticks';
import { useStored } from '@/lib/storage/use-stored';
import { useEarlyInput } from '@/lib/ui/use-early-input';
import { useRecipe } from './recipe-choice.client';

/** Ticked ids of the recipe: of ingredients, and `step:{id}` of steps. Stored on the device until they are cleared. */
function useTicks() {
  const { slug } = useRecipe().recipe;
  return useStored(useMemo(() => ticksOf(slug), [slug]));
}

export type TickProps = {
  /** Ingredient id, or `step:{id}`. */
  tickKey: string;
  /** Accessible name if no label surrounds the box. */
  label?: string;
};

/** A checkbox that stays ticked on this device. Without script it still ticks until the page is left. */
export function Tick({ tickKey, label }: TickProps) {
  const [ticks, setTicks] = useTicks();
  const box = useRef<HTMLInputElement>(null);
  const set = (isTicked: boolean) =>
    setTicks((now) => [...now.filter((other) => other !== tickKey), ...(isTicked ? [tickKey] : [])]);
  useEarlyInput(box, ({ checked }) => checked && set(true));
  return (
    <input
      ref={box}
      type="checkbox"
      className="tick"
      checked={ticks.includes(tickKey)}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
      aria-label={label}
    />
  );
}

/** Clears every tick of this recipe; shown while there is one. */
export function ClearTicks() {
  const [ticks, , clear] = useTicks();
  const [news, setNews] = useNews();
  const clearAll = () => {
    clear();
    setNews(messages.checkmarksCleared);
    // The button disappears with the last tick, so the focus moves to the start of the list.
    document.getElementById('ingredients')?.focus();
  };
  return (
    <>
      {ticks.length > 0 && (
        <button
          type="button"
          className="link min-h-11 font-display text-sm font-medium print:hidden"
          onClick={clearAll}
        >
          {messages.clearCheckmarks}
        </button>
      )}
      <NewsRegion news={news} />
    </>
  );
}
