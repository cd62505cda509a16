'use client';

import { useEffect } from 'react';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useWalk } from './walk-context.client';

const loadStrip = () => import('./walk-strip.client').then((module) => module.WalkStrip);

/** The walk so far, at the foot of the window. Nothing while it has no stops; loaded with the first of them. */
export function WalkBar() {
  const walk = useWalk();
  const [WalkStrip, load] = useLoaded(loadStrip);
  const count = walk?.stops.length ?? 0;
  useEffect(() => {
    if (count > 0) void load().then((loaded) => loaded ?? sayNotLoaded('The walk'));
  }, [count, load]);
  return walk && WalkStrip && <WalkStrip walk={walk} />;
}
