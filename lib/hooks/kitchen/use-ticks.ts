import { useCallback, useMemo } from 'react';
import { useStored } from '@/lib/hooks/use-stored';
import { ticksOf } from '@/lib/recipe/saved';

export type Ticks = {
  /** Ids of ingredients, and `step:{id}` for steps. */
  ticks: string[];
  toggle: (key: string) => void;
  /** Ticks it off where it is not yet. */
  tick: (key: string) => void;
  clear: () => void;
};

/** What has been ticked off in a recipe, kept on the device until it is cleared. */
export function useTicks(slug: string): Ticks {
  const [ticks, setTicks, clear] = useStored(useMemo(() => ticksOf(slug), [slug]));
  const toggle = useCallback(
    (key: string) => {
      setTicks((now) => (now.includes(key) ? now.filter((tick) => tick !== key) : [...now, key]));
    },
    [setTicks],
  );
  const tick = useCallback(
    (key: string) => {
      setTicks((now) => (now.includes(key) ? now : [...now, key]));
    },
    [setTicks],
  );
  return { ticks, toggle, tick, clear };
}
