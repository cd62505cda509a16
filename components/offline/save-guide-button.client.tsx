'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useLazy } from '@/lib/ui/use-lazy';

const importKeeper = () => import('./guide-saver.client').then((module) => module.GuideKeeper);

export type KeepGuideButtonProps = {
  /** Id of the guide. */
  id: string;
  /** What is said not to load. */
  part: string;
  children: ReactNode;
};

/** Offers to keep a guide on the device. Nothing of it is loaded before the press. */
export function KeepGuideButton({ id, part, children }: KeepGuideButtonProps) {
  const [GuideKeeper, load] = useLazy(importKeeper, {
    onError: () => toastLoadError(part),
    mayReload: true,
  });
  if (GuideKeeper) return <GuideKeeper id={id} />;
  return (
    <Button look="quiet" onClick={load}>
      {children}
    </Button>
  );
}
