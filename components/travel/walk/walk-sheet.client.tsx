'use client';

import { createPortal } from 'react-dom';
import * as words from '@/.content/words/walkDialog';
import { useGuide } from '@/components/travel/guide/guide-context.client';
import type { Place } from '@/lib/travel/place';
import { addressWords, distanceWords, walkTitle } from '@/lib/travel/walk/words';

export type WalkSheetProps = {
  places: readonly Place[];
  /** Full address of the page with the walk in it. */
  address: string;
};

/** The name of the site, from the head of the page. */
const siteName = () => document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;

const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '');

/** The walk on paper, one sheet, in the place of the page. Not shown on screen. */
export function WalkSheet({ places, address }: WalkSheetProps) {
  const { name } = useGuide();
  return createPortal(
    <div className="walk-sheet">
      <h1>{walkTitle(places, name)}</h1>
      <p>{distanceWords(places)}</p>
      <ol>
        {places.map((place, index) => (
          <li key={place.slug}>
            <i />
            <b>{index + 1}</b>
            <div>
              <h2>{place.name}</h2>
              <p>{addressWords(place)}</p>
              {place.order && <p>{words.orderDish({ dish: place.order })}</p>}
              <p className="walk-address">{bare(place.mapHref)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="walk-source">{[siteName(), bare(address)].filter(Boolean).join(', ')}</p>
    </div>,
    document.body,
  );
}
