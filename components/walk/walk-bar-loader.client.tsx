'use client';

import { useEffect } from 'react';
import { theWalk } from '@/.content/messages/walk';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useIsStored } from '@/lib/storage/use-raw';
import { isReopening } from '@/lib/ui/reopening';
import { useLazy } from '@/lib/ui/use-lazy';
import { walkText } from '@/lib/walk/walk-state';
import { useWalkState, useWalkStore } from './walk-context.client';

const importBar = () => import('./walk-bar.client').then((module) => module.WalkBar);

/** The walk bar, loaded with the first stop or for saved walks. */
export function WalkBarLoader() {
  const store = useWalkStore();
  const text = useWalkState(walkText);
  const isAsked = useWalkState((state) => state.isAsked);
  const [WalkBar, load] = useLazy(importBar, {
    onError: () => {
      store?.dispatch({ type: 'ask', isAsked: false });
      toastLoadError(theWalk);
    },
  });
  const hasSaved = useIsStored('rtr:walks');
  // The next stop retries a failed load, and so does a press that asks for the walk.
  useEffect(() => {
    if (hasSaved || text !== '' || isReopening('walk')) void load();
  }, [hasSaved, text, load]);
  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked, load]);
  return store && WalkBar && <WalkBar store={store} />;
}
