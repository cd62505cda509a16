'use client';

import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { withBasePath } from '@/lib/base-path';

export type TryAgainProps = {
  /** Path of the page itself: wherever else it stands, it stands in for another one. */
  own: string;
  children: ReactNode;
};

/** Loads the wanted page again, and does so by itself once there is a network. */
export function TryAgain({ own, children }: TryAgainProps) {
  useEffect(() => {
    if (window.location.pathname.startsWith(withBasePath(own))) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [own]);
  return (
    <Button className="js-only" onClick={() => window.location.reload()}>
      {children}
    </Button>
  );
}
