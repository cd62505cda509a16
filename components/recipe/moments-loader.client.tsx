'use client';

import { useEffect } from 'react';
import { useLazy } from '@/lib/ui/use-lazy';
import type { MomentsViewProps } from './moments-view.client';

const importView = () => import('./moments-view.client').then((module) => module.MomentsView);

/** Events of a visitor who uses the page. The pictures of the moments are not loaded before the first of them. */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** The moments of a dish, loaded at the first sign of a visitor. */
export function MomentsLoader(props: MomentsViewProps) {
  const [MomentsView, , preload] = useLazy(importView);
  useEffect(() => {
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      void preload();
    };
    const onSign = (event: Event) => {
      const { type, movementX, movementY } = event as PointerEvent;
      // Browsers fire it for a resting mouse too, once the page is laid out under it.
      const isResting = type === 'pointermove' && movementX === 0 && movementY === 0;
      if (!isResting) start();
    };
    // A visitor who comes from another page of the site has used that one, and a page that is loaded again may be scrolled.
    if (window.scrollY > 0 || navigator.userActivation?.hasBeenActive) start();
    else
      for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [preload]);
  return MomentsView && <MomentsView {...props} />;
}
