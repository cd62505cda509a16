'use client';

import { Bookmark, CalendarPlus, Download, Footprints, Printer, Share2 } from 'lucide';
import type { MouseEvent } from 'react';
import * as messages from '@/.content/messages/walkDialog';
import * as timesMessages from '@/.content/messages/walkTimes';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { offerFile } from '@/components/ui/offer-file';
import { showOpenInBrowser } from '@/components/ui/open-in-browser';
import { printOrExplain } from '@/components/ui/print-or-explain';
import { shareLink } from '@/components/ui/share-link';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { Place } from '@/lib/content/place';
import type { SearchedGuide } from '@/lib/content/schema/guide';
import { useStreetData } from '@/lib/streets/street-data';
import { partlyShown } from '@/lib/text/partly-shown';
import { thisBrowser } from '@/lib/ui/browser';
import { useLazy } from '@/lib/ui/use-lazy';
import { directionsHref, MOST_IN_PHONE_BROWSER, walkGeoJson, walkGpx, walkKml } from '@/lib/walk/map-apps';
import type { ScheduledStop } from '@/lib/walk/schedule';
import { leftOutText, shareText, walkTitle } from '@/lib/walk/walk-text';
import { streetsUnder } from '@/lib/walk/walk-view';
import { WalkSheet } from './walk-sheet.client';

export type WalkExportProps = {
  guide: SearchedGuide;
  /** The stops in order, at least one. */
  places: readonly Place[];
  /** Their times in the same order; null for a walk without times. */
  scheduled: readonly ScheduledStop[] | null;
  /** Absolute URL of the page with the walk. */
  address: string;
};

export type WalkActionsProps = WalkExportProps & {
  /** Saves the walk; left out for a saved one. */
  onSave?: (() => void) | undefined;
};

const importCalendar = () => import('@/lib/walk/calendar').then((module) => module.walkCalendar);

const FILES = [
  { name: 'KML', ending: 'kml', type: 'application/vnd.google-earth.kml+xml', write: walkKml },
  { name: 'GPX', ending: 'gpx', type: 'application/gpx+xml', write: walkGpx },
  { name: 'GeoJSON', ending: 'geojson', type: 'application/geo+json', write: walkGeoJson },
] as const;

/** The walk in a map app, and ways to take it along: save, link, calendar, print. */
export function WalkActions({ guide: { name, zone }, places, scheduled, address, onSave }: WalkActionsProps) {
  const title = walkTitle(places, name);
  const [, loadCalendar] = useLazy(importCalendar, {
    onError: () => toastLoadError(timesMessages.theCalendar),
  });

  const share = () =>
    shareLink(
      { title, text: shareText(places), url: address },
      { copied: messages.linkCopied, copiedText: messages.inLink, copyIt: messages.copyLink },
    );

  const addToCalendar = async () => {
    const walkCalendar = await loadCalendar();
    if (!walkCalendar || !scheduled) return;
    const file = walkCalendar({ stops: scheduled, title, address, zone, stamp: Date.now() });
    await offerFile([timesMessages.fileName, file, 'text/calendar;charset=utf-8'], { address });
  };

  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {onSave && (
        <Button look="quiet" small onClick={onSave}>
          <Icon of={Bookmark} size={18} /> {messages.save}
        </Button>
      )}
      <Button look="quiet" small onClick={share}>
        <Icon of={Share2} size={18} /> {messages.share}
      </Button>
      {scheduled && (
        <Button look="quiet" small onClick={addToCalendar}>
          <Icon of={CalendarPlus} size={18} /> {timesMessages.calendar}
        </Button>
      )}
      <Button look="quiet" small onClick={() => printOrExplain(address)}>
        <Icon of={Printer} size={18} /> {messages.print}
      </Button>
    </div>
  );
}

/** Link to the directions of a map app for all stops. */
export function WalkDirections({ places, address }: Pick<WalkExportProps, 'places' | 'address'>) {
  const openDirections = (press: MouseEvent) => {
    if (places.length <= MOST_IN_PHONE_BROWSER || !thisBrowser().app) return;
    press.preventDefault();
    void showOpenInBrowser('maps', address);
  };

  return (
    <div>
      <a
        className={buttonClass({ className: 'w-full' })}
        href={directionsHref(places)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={openDirections}
      >
        <Icon of={Footprints} size={18} />{' '}
        {partlyShown((shown) => messages.newTab({ button: shown }), messages.directions)}
      </a>
      {places.length > MOST_IN_PHONE_BROWSER && (
        <p className="secondary mt-2.5">{messages.phoneBrowser({ stops: MOST_IN_PHONE_BROWSER })}</p>
      )}
    </div>
  );
}

/** Files of a walk for map apps, and its printed sheet. */
export function WalkExport({ guide, places, scheduled, address }: WalkExportProps) {
  const { name, zone, drawnStreets } = guide;
  const streets = streetsUnder(useStreetData(drawnStreets), places);
  const title = walkTitle(places, name);
  const hasPoints = places.some((place) => place.coordinates);
  return (
    <>
      <h3 className="mt-6 text-md" id="walk-files">
        {messages.mapApp}
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
                  offerFile([`${messages.fileName}.${ending}`, write(places, { title, address }), type], {
                    address,
                  })
                }
              >
                <Icon of={Download} size={18} />
                {partlyShown((shown) => messages.download({ file: shown }), name)}
              </Button>
            ))}
          </fieldset>
          <p className="secondary mt-2.5">{`${messages.fileTypes} ${leftOutText(places)}`.trim()}</p>
        </>
      ) : (
        <p className="secondary mt-2.5">{messages.noPins({ count: places.length })}</p>
      )}
      <WalkSheet {...{ title, places, scheduled, zone, streets, address }} />
    </>
  );
}
