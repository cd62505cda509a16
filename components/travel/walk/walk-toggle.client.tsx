'use client';

import { Check, Plus } from 'lucide-react';
import { useWalk } from './walk-provider.client';

export type WalkToggleProps = { slug: string; name: string };

/** The button on a card that puts a place on the walk or takes it off. Nothing on a page without a walk. */
export function WalkToggle({ slug, name }: WalkToggleProps) {
  const walk = useWalk();
  if (!walk) return null;
  const stop = walk.stops.indexOf(slug) + 1;
  const Sign = stop ? Check : Plus;
  return (
    <button type="button" className="act js-only" aria-pressed={stop > 0} onClick={() => walk.toggle(slug)}>
      <Sign className="i" size={18} aria-hidden="true" />
      {stop ? `On your walk, stop ${stop}` : 'Add to walk'}
      <span className="sr">, {name}</span>
    </button>
  );
}
