'use client';

import { useEffect } from 'react';
import { onceIdle } from '@/lib/ui/once-idle';
import { useLazy } from '@/lib/ui/use-lazy';
import type { MomentsViewProps } from './moments-view.client';

const importView = () => import('./moments-view.client').then((module) => module.MomentsView);

/** The moments of a dish, loaded when the page is there and the browser is idle. */
export function MomentsLoader(props: MomentsViewProps) {
  const [MomentsView, , preload] = useLazy(importView);
  useEffect(() => onceIdle(preload), [preload]);
  return MomentsView && <MomentsView {...props} />;
}
