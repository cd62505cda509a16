'use client';

import type { ReactNode } from 'react';
import { useRegions } from '@/components/travel/map/region-context.client';

export type CardFrameProps = {
  slug: string;
  /** Whether `#slug` leads here. */
  anchor: boolean;
  className: string;
  children: ReactNode;
};

/** The card around a restaurant. It lights up with its pin on the map, and the pin with it. */
export function CardFrame({ slug, anchor, className, children }: CardFrameProps) {
  const { lit, light } = useRegions();
  const on = () => light(slug);
  const off = () => light(null);
  return (
    <article
      className={className}
      id={anchor ? slug : undefined}
      data-lit={lit === slug || undefined}
      onPointerEnter={on}
      onPointerLeave={off}
      onFocus={on}
      onBlur={off}
    >
      {children}
    </article>
  );
}
