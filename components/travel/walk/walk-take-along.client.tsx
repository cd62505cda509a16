'use client';

import { Download, Footprints, Printer, Share2 } from 'lucide';
import { useGuide } from '@/components/travel/guide/guide-context.client';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy-text';
import { saveFile } from '@/lib/files/visitor-files';
import type { Place } from '@/lib/travel/place';
import { directionsHref, MOST_IN_PHONE_BROWSER } from '@/lib/travel/walk/directions';
import { walkGeoJson, walkGpx, walkKml } from '@/lib/travel/walk/files';
import { leftOutWords, walkText, walkTitle } from '@/lib/travel/walk/words';

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

  const share = async () => {
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ title, text: walkText(places), url: address });
      } catch (reason) {
        // Closing the sheet is an answer, not a failure.
        if (reason instanceof DOMException && reason.name === 'AbortError') return;
      }
    }
    const isCopied = await copyText(address);
    void toast(
      isCopied
        ? { title: 'Link copied', description: 'The walk is in the link itself.', kind: 'success' }
        : { title: 'Copy this link', description: address, kind: 'info', duration: 20_000 },
    );
  };

  return (
    <>
      <div className="walk-out">
        <a className="btn" href={directionsHref(places)} target="_blank" rel="noopener noreferrer">
          <Icon of={Footprints} size={18} /> Directions
          <span className="sr">, opens in a new tab</span>
        </a>
        <button type="button" className="btn quiet" onClick={share}>
          <Icon of={Share2} size={18} /> Share
        </button>
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          <Icon of={Printer} size={18} /> Print
        </button>
      </div>
      {places.length > MOST_IN_PHONE_BROWSER && (
        <p className="meta">
          Google Maps takes every stop in its app and on a computer, but only {MOST_IN_PHONE_BROWSER} in a
          phone’s browser.
        </p>
      )}
      <h3 id="walk-files">For a map app</h3>
      {hasPoints ? (
        <>
          <fieldset className="walk-files" aria-labelledby="walk-files">
            {FILES.map(({ name, ending, type, write }) => (
              <button
                key={name}
                type="button"
                className="btn quiet sm"
                onClick={() => saveFile(`food-walk.${ending}`, write(places, { title, address }), type)}
              >
                <Icon of={Download} size={18} />
                <span className="sr">Download </span>
                {name}
              </button>
            ))}
          </fieldset>
          <p className="meta">
            KML for Google Earth and My Maps, GPX for walking apps, GeoJSON for drawing maps.{' '}
            {leftOutWords(places)}
          </p>
        </>
      ) : (
        <p className="meta">
          {places.length === 1 ? 'This stop has' : 'These stops have'} no pin yet, so no distance and no file.
          Directions find {places.length === 1 ? 'it' : 'them'} by name.
        </p>
      )}
    </>
  );
}
