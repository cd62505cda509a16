'use client';

import Link from 'next/link';
import { memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as words from '@/.content/words/restaurantResults';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { withWalk } from '@/lib/search/address';
import type { SearchEntry } from '@/lib/search/restaurants';

/** Restaurants that are drawn at first, and with every press for more: a keystroke may exchange them all. */
const STEP = 50;

export type ResultListProps = {
  found: readonly SearchEntry[];
  walk: string;
  /** Card of every restaurant, by its slug. The same nodes on every render, so that a card which stays is left alone. */
  cards: Readonly<Record<string, ReactNode>>;
  mapIcon: ReactNode;
  /** Name of the button for more, with `{count}` in it. */
  more: string;
};

type ResultProps = { href: string; regionName: string; card: ReactNode; mapIcon: ReactNode };

const Result = memo(function Result({ href, regionName, card, mapIcon }: ResultProps) {
  return (
    <>
      {card}
      <Link className="fs-region" href={href} prefetch={false}>
        {mapIcon}
        {words.onMap({ region: regionName })}
      </Link>
    </>
  );
});

/** Restaurants that were found, each with its place on the map. A long list comes in parts. */
export function ResultList({ found, walk, cards, mapIcon, more }: ResultListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState({ found, count: STEP });
  const count = asked.found === found ? asked.count : STEP;
  // The exported page holds them all, for those who read it without script.
  const shown = useHydrated() ? found.slice(0, count) : found;
  const left = found.length - shown.length;
  const showMore = () => {
    flushSync(() => setAsked({ found, count: count + STEP }));
    // The button has moved away from under the visitor: on goes it from the first of the new ones.
    (list.current?.children[count] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <ul className="fs-list" ref={list}>
        {shown.map(({ slug, path, regionName }, place) => (
          <li key={slug} tabIndex={place > 0 && place % STEP === 0 ? -1 : undefined}>
            <Result
              href={withWalk(path, walk)}
              regionName={regionName}
              card={cards[slug]}
              mapIcon={mapIcon}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button className="btn quiet fs-more" type="button" onClick={showMore}>
          {more.replace('{count}', `${Math.min(left, STEP)}`)}
        </button>
      )}
    </>
  );
}
