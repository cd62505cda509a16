'use client';

import Link from 'next/link';
import { Fragment } from 'react';
import { comma } from '@/.content/words/text';
import type { RestaurantSearchWords } from '@/lib/content/schema/restaurant';
import { guidesFor, type SearchGuide } from '@/lib/search/guides';

export type MarketGuidesProps = {
  term: string;
  guides: readonly SearchGuide[];
  words: RestaurantSearchWords['guide'];
};

/** Links to the guides of the markets that a search names. Nothing where it names none. */
export function MarketGuides({ term, guides, words }: MarketGuidesProps) {
  const named = guidesFor(guides, term);
  if (named.length === 0) return null;
  return (
    <p className="hint">
      {named.length === 1 ? words.one : words.many}
      {named.map(({ name, path }, place) => (
        <Fragment key={path}>
          {place > 0 ? comma : ' '}
          <Link href={path} prefetch={false}>
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
