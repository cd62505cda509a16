'use client';

import type { ReactNode } from 'react';
import { useRegions } from '@/components/travel/regions/region-context.client';

export type CardFrameProps = {
  slug: string;
  /** Whether `#slug` leads here. */
  anchor: boolean;
  className: string;
  children: ReactNode;
};

/** The card around a restaurant. While it is hovered or has the focus, its pin on the map is marked, and the other way round. */
export function CardFrame({ slug, anchor, className, children }: CardFrameProps) {
  const { hoveredPlace, hoverPlace } = useRegions();
  const on = () => hoverPlace(slug);
  const off = () => hoverPlace(null);
  return (
    <article
      className={className}
      id={anchor ? slug : undefined}
      data-hovered={hoveredPlace === slug || undefined}
      onPointerEnter={on}
      onPointerLeave={off}
      onFocus={on}
      onBlur={off}
    >
      {children}
    </article>
  );
}
