'use client';

import { useEffect } from 'react';
import * as messages from '@/.content/messages/walk';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useIsStored } from '@/lib/storage/use-raw';
import { isReopening } from '@/lib/ui/reopening';
import { useLoaded } from '@/lib/ui/use-loaded';
import { useWalk } from './walk-context.client';

const loadBar = () => import('./walk-bar.client').then((module) => module.WalkBar);

/** The walk bar, loaded with the first stop or for saved walks. */
export function WalkBarLoader() {
  const walk = useWalk();
  const [WalkBar, load] = useLoaded(loadBar);
  const hasSaved = useIsStored('rtr:walks');
  const stops = walk?.stops.length ?? 0;
  // The next stop retries a failed load.
  useEffect(() => {
    if (hasSaved || stops > 0 || isReopening('walk'))
      void load().then((loaded) => loaded ?? sayNotLoaded(messages.theWalk));
  }, [hasSaved, stops, load]);
  return walk && WalkBar && <WalkBar walk={walk} />;
}
