'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/ui/use-loaded';

const loadKeeper = () => import('./guide-saver.client').then((module) => module.GuideKeeper);

export type KeepGuideButtonProps = {
  /** Id of the guide. */
  id: string;
  /** What is said not to load. */
  part: string;
  children: ReactNode;
};

/** Offers to keep a guide on the device. Nothing of it is loaded before the press. */
export function KeepGuideButton({ id, part, children }: KeepGuideButtonProps) {
  const [GuideKeeper, load] = useLoaded(loadKeeper);
  if (GuideKeeper) return <GuideKeeper id={id} />;
  return (
    <Button look="quiet" onClick={async () => (await load(true)) ?? sayNotLoaded(part)}>
      {children}
    </Button>
  );
}
