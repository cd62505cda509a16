'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useLazy } from '@/lib/ui/use-lazy';

const importSaver = () => import('./guide-saver.client');

export type SaveGuideButtonProps = {
  /** Id of the guide. */
  id: string;
  /** Name in the message that it did not load. */
  part: string;
  children: ReactNode;
};

/** Button that loads and shows `GuideSaver`. Nothing is loaded before the press. */
export function SaveGuideButton({ id, part, children }: SaveGuideButtonProps) {
  const [saver, load] = useLazy(importSaver, {
    onError: () => toastLoadError(part),
    mayReload: true,
  });
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    const loaded = await load();
    setOpen(loaded?.canSaveHere() ?? false);
  };
  if (saver && isOpen) return <saver.GuideSaver id={id} />;
  return (
    <Button look="quiet" onClick={open}>
      {children}
    </Button>
  );
}
