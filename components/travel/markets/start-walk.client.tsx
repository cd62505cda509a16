'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { madeHere } from '@/components/travel/walk/walk-context.client';

export type StartWalkProps = {
  /** Of the place the walk begins at. */
  slug: string;
  children: ReactNode;
};

/** Leads to the map with a walk of the visitor's own, which begins here. */
export function StartWalk({ slug, children }: StartWalkProps) {
  return (
    <Link
      className="btn quiet"
      href={`/travel/toronto?walk=${slug}`}
      prefetch={false}
      onClick={() => madeHere.add(slug)}
    >
      {children}
    </Link>
  );
}
