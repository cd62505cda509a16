'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useLazy } from '@/lib/ui/use-lazy';

const importSaver = () => import('./guide-saver.client').then((module) => module.GuideSaver);

export type SaveGuideButtonProps = {
  /** Id of the guide. */
  id: string;
  /** Name in the message that it did not load. */
  part: string;
  children: ReactNode;
};

/** Button that loads and shows `GuideSaver`. Nothing is loaded before the press. */
export function SaveGuideButton({ id, part, children }: SaveGuideButtonProps) {
  const [GuideSaver, load] = useLazy(importSaver, {
    onError: () => toastLoadError(part),
    mayReload: true,
  });
  if (GuideSaver) return <GuideSaver id={id} />;
  return (
    <Button look="quiet" onClick={load}>
      {children}
    </Button>
  );
}
