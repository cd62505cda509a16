'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { madeHere } from '@/components/travel/walk/walk-context.client';

export type StartWalkProps = {
  /** Of the guide whose map it leads to. */
  path: string;
  /** Of the place the walk begins at. */
  slug: string;
  children: ReactNode;
};

/** Leads to the map with a walk of the visitor's own, which begins here. */
export function StartWalk({ path, slug, children }: StartWalkProps) {
  return (
    <Link
      className="btn quiet"
      href={`${path}?walk=${slug}`}
      prefetch={false}
      onClick={() => madeHere.add(slug)}
    >
      {children}
    </Link>
  );
}
