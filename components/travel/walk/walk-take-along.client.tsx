'use client';

import { Download, Footprints, Printer, Share2 } from 'lucide';
import { createPortal } from 'react-dom';
import * as words from '@/.content/words/walkDialog';
import { useGuide } from '@/components/travel/guide/guide-context.client';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { shareLink } from '@/components/ui/share-link';
import { saveFile } from '@/lib/files/visitor-files';
import type { Place } from '@/lib/travel/place';
import { directionsHref, MOST_IN_PHONE_BROWSER } from '@/lib/travel/walk/directions';
import { walkGeoJson, walkGpx, walkKml } from '@/lib/travel/walk/files';
import { addressWords, distanceWords, leftOutWords, walkText, walkTitle } from '@/lib/travel/walk/words';
import { partlyShown } from '@/lib/words/partly-shown';
import styles from './walk.module.css';

export type WalkTakeAlongProps = {
  /** The stops in their order, one at least. */
  places: readonly Place[];
  /** Full address of the page with the walk in it. */
  address: string;
};

const FILES = [
  { name: 'KML', ending: 'kml', type: 'application/vnd.google-earth.kml+xml', write: walkKml },
  { name: 'GPX', ending: 'gpx', type: 'application/gpx+xml', write: walkGpx },
  { name: 'GeoJSON', ending: 'geojson', type: 'application/geo+json', write: walkGeoJson },
] as const;

/** The ways a walk leaves the page: directions, link, paper, a file for a map app. */
export function WalkTakeAlong({ places, address }: WalkTakeAlongProps) {
  const { name } = useGuide();
  const title = walkTitle(places, name);
  const hasPoints = places.some((place) => place.coordinates);

  const share = () =>
    shareLink(
      { title, text: walkText(places), url: address },
      { copied: words.linkCopied, copiedText: words.inLink, copyIt: words.copyLink },
    );

  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow">
        <a
          className={buttonClass({ className: 'max-sm:w-full' })}
          href={directionsHref(places)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={Footprints} size={18} />{' '}
          {partlyShown((shown) => words.newTab({ button: shown }), words.directions)}
        </a>
        <Button look="quiet" onClick={share}>
          <Icon of={Share2} size={18} /> {words.share}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          <Icon of={Printer} size={18} /> {words.print}
        </Button>
      </div>
      {places.length > MOST_IN_PHONE_BROWSER && (
        <p className="meta mt-2.5">{words.phoneBrowser({ stops: MOST_IN_PHONE_BROWSER })}</p>
      )}
      <h3 className="mt-6 text-md" id="walk-files">
        {words.mapApp}
      </h3>
      {hasPoints ? (
        <>
          <fieldset
            className="mt-3 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-1.5 max-sm:[&_svg]:hidden"
            aria-labelledby="walk-files"
          >
            {FILES.map(({ name, ending, type, write }) => (
              <Button
                key={name}
                look="quiet"
                small
                onClick={() =>
                  saveFile(`${words.fileName}.${ending}`, write(places, { title, address }), type)
                }
              >
                <Icon of={Download} size={18} />
                {partlyShown((shown) => words.download({ file: shown }), name)}
              </Button>
            ))}
          </fieldset>
          <p className="meta mt-2.5">
            {words.fileTypes} {leftOutWords(places)}
          </p>
        </>
      ) : (
        <p className="meta mt-2.5">{words.noPins({ count: places.length })}</p>
      )}
      <WalkSheet title={title} places={places} address={address} />
    </>
  );
}

/** The name of the site, from the head of the page. */
const siteName = () => document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;

const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '');

/** The walk on paper, one sheet, in the place of the page. Not shown on screen. */
function WalkSheet({ title, places, address }: WalkTakeAlongProps & { title: string }) {
  return createPortal(
    <div className={`${styles.sheet} hidden font-display text-sm print:block`}>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1">{distanceWords(places)}</p>
      <ol className="mt-4 border-t border-ink">
        {places.map((place, index) => (
          <li className="flex break-inside-avoid gap-3 border-b border-line py-1.5" key={place.slug}>
            <i className="tick" />
            <b>{index + 1}</b>
            <div className="min-w-0">
              <h2 className="text-md">{place.name}</h2>
              <p>{addressWords(place)}</p>
              {place.order && <p>{words.orderDish({ dish: place.order })}</p>}
              <p className="text-2xs wrap-anywhere">{bare(place.mapHref)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-xs wrap-anywhere">{[siteName(), bare(address)].filter(Boolean).join(', ')}</p>
    </div>,
    document.body,
  );
}
