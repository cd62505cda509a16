import { useMemo } from 'react';
import { ticksOf } from '@/lib/saved/saved';
import { useStored } from '@/lib/storage/use-stored';

/** What has been ticked off in a recipe, ingredients by their ids and steps as `step:{id}`, kept until it is cleared. */
export function useTicks(slug: string) {
  const [ticks, setTicks, clear] = useStored(useMemo(() => ticksOf(slug), [slug]));
  const tick = (key: string) => setTicks((now) => (now.includes(key) ? now : [...now, key]));
  const toggle = (key: string) =>
    setTicks((now) => (now.includes(key) ? now.filter((other) => other !== key) : [...now, key]));
  return { ticks, toggle, tick, clear };
}
