'use client';

import { useEffect } from 'react';
import * as messages from '@/.content/messages/walk';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useIsStored } from '@/lib/storage/use-raw';
import { isReopening } from '@/lib/ui/reopening';
import { useLoaded } from '@/lib/ui/use-loaded';
import { useWalk } from './walk-context.client';

const loadBar = () => import('./walk-bar.client').then((module) => module.WalkBar);

/** The bar of the walk, fetched with the first stop, or for the walks that are kept. */
export function WalkBarLoader() {
  const walk = useWalk();
  const [WalkBar, load] = useLoaded(loadBar);
  const hasKept = useIsStored('rtr:walks');
  const stops = walk?.stops.length ?? 0;
  // What could not be loaded is tried again with the next stop.
  useEffect(() => {
    if (hasKept || stops > 0 || isReopening('walk'))
      void load().then((loaded) => loaded ?? toastLoadError(messages.theWalk));
  }, [hasKept, stops, load]);
  return walk && WalkBar && <WalkBar walk={walk} />;
}
