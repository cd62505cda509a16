'use client';

import * as words from '@/.content/words/restaurant';
import { type Openness, useFilters } from '@/components/travel/filters/filter-context.client';

const WORDS = {
  open: words.openThen,
  closed: words.closedThen,
  unknown: words.unknownThen,
} satisfies Record<Openness, string>;

export type OpennessBadgeProps = { slug: string };

/** Whether the place is open at the day and hour the visitor chose. Nothing while none is chosen. */
export function OpennessBadge({ slug }: OpennessBadgeProps) {
  const openness = useFilters().opennessOf(slug);
  return openness && <span className={`then ${openness}`}>{WORDS[openness]}</span>;
}
