'use client';

import { useEffect } from 'react';
import { useLazy } from '@/lib/ui/use-lazy';
import { useMedia } from '@/lib/ui/use-media';

const importListEnd = () => import('./list-end.client').then((module) => module.ListEnd);

/** The end of the list beside the method, loaded in windows that are wide enough for both. */
export function ListEndLoader() {
  const [ListEnd, , preload] = useLazy(importListEnd);
  const isWide = useMedia('(width >= 64rem)');
  useEffect(() => {
    if (isWide) void preload();
  }, [isWide, preload]);
  return isWide && ListEnd && <ListEnd />;
}
