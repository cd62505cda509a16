'use client';

import { useEffect } from 'react';
import * as words from '@/.content/words/walk';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useIsStored } from '@/lib/hooks/use-raw';
import { useWalk } from './walk-context.client';

const loadStrip = () => import('./walk-strip.client').then((module) => module.WalkStrip);

/**
 * The walk so far, or that there are walks to go back to, at the foot of the window. Nothing while there is neither;
 * loaded with the first.
 */
export function WalkBar() {
  const walk = useWalk();
  const [WalkStrip, load] = useLoaded(loadStrip);
  const hasKept = useIsStored('rtr:walks');
  const stops = walk?.stops.length ?? 0;
  // What could not be loaded is tried again with the next stop.
  useEffect(() => {
    if (hasKept || stops > 0) void load().then((loaded) => loaded ?? sayNotLoaded(words.theWalk));
  }, [hasKept, stops, load]);
  return walk && WalkStrip && <WalkStrip walk={walk} />;
}
