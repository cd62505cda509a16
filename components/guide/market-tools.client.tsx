'use client';

import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { preloadPrint, printPage } from '@/components/ui/print-page';
import { useLazy } from '@/lib/ui/use-lazy';
import { rememberMade } from '@/lib/walk/walk-visit';
import type { OpenNowProps } from './open-now.client';

const importOpenNow = () => import('./open-now.client').then((module) => module.OpenNowText);

/** Open or closed at this minute; its script is loaded after the page. A space reserves its line until then. */
export function OpenNow(props: OpenNowProps) {
  const [OpenNowText, , preload] = useLazy(importOpenNow);
  useEffect(() => void preload(), [preload]);
  return OpenNowText ? <OpenNowText {...props} /> : '\u00a0';
}

export type StartWalkProps = {
  /** The map of the guide with the new walk. */
  href: string;
  /** Slug of its first stop. */
  slug: string;
  children: ReactNode;
};

/** A link to the map with a new walk that starts here. */
export function StartWalk({ href, slug, children }: StartWalkProps) {
  return (
    <Link className="btn btn-quiet" href={href} onClick={() => rememberMade(slug)}>
      {children}
    </Link>
  );
}

export type PrintMarketButtonProps = { children: ReactNode };

/** Prints the page. */
export function PrintMarketButton({ children }: PrintMarketButtonProps) {
  return (
    <Button
      look="quiet"
      className="js-only"
      onPointerEnter={preloadPrint}
      onFocus={preloadPrint}
      onClick={() => printPage()}
    >
      {children}
    </Button>
  );
}
