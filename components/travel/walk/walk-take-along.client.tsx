'use client';

import { Download, Footprints, Printer, Share2 } from 'lucide';
import * as words from '@/.content/words/walkDialog';
import { useGuide } from '@/components/travel/guide/guide-context.client';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy-text';
import { saveFile } from '@/lib/files/visitor-files';
import type { Place } from '@/lib/travel/place';
import { directionsHref, MOST_IN_PHONE_BROWSER } from '@/lib/travel/walk/directions';
import { walkGeoJson, walkGpx, walkKml } from '@/lib/travel/walk/files';
import { leftOutWords, walkText, walkTitle } from '@/lib/travel/walk/words';
import { partlyShown } from '@/lib/words/partly-shown';

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
        ? { title: words.linkCopied, description: words.inLink, kind: 'success' }
        : { title: words.copyLink, description: address, kind: 'info', duration: 20_000 },
    );
  };

  return (
    <>
      <div className="walk-out">
        <a className="btn" href={directionsHref(places)} target="_blank" rel="noopener noreferrer">
          <Icon of={Footprints} size={18} />{' '}
          {partlyShown((shown) => words.newTab({ button: shown }), words.directions)}
        </a>
        <button type="button" className="btn quiet" onClick={share}>
          <Icon of={Share2} size={18} /> {words.share}
        </button>
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          <Icon of={Printer} size={18} /> {words.print}
        </button>
      </div>
      {places.length > MOST_IN_PHONE_BROWSER && (
        <p className="meta">{words.phoneBrowser({ stops: MOST_IN_PHONE_BROWSER })}</p>
      )}
      <h3 id="walk-files">{words.mapApp}</h3>
      {hasPoints ? (
        <>
          <fieldset className="walk-files" aria-labelledby="walk-files">
            {FILES.map(({ name, ending, type, write }) => (
              <button
                key={name}
                type="button"
                className="btn quiet sm"
                onClick={() =>
                  saveFile(`${words.fileName}.${ending}`, write(places, { title, address }), type)
                }
              >
                <Icon of={Download} size={18} />
                {partlyShown((shown) => words.download({ file: shown }), name)}
              </button>
            ))}
          </fieldset>
          <p className="meta">
            {words.fileTypes} {leftOutWords(places)}
          </p>
        </>
      ) : (
        <p className="meta">{words.noPins({ count: places.length })}</p>
      )}
    </>
  );
}
