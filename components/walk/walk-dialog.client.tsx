'use client';

import { Plus } from 'lucide';
import { type RefObject, useRef, useState } from 'react';
import * as messages from '@/.content/messages/walkDialog';
import { useGuide } from '@/components/content/guide-context.client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { NewsRegion, useNews } from '@/components/ui/news.client';
import { UndoButton, UndoNote } from '@/components/ui/undo-button.client';
import type { Place } from '@/lib/content/place';
import { useStreetData } from '@/lib/streets/street-data';
import { withBasePath } from '@/lib/text/base-path';
import { partlyShown } from '@/lib/text/partly-shown';
import { hrefWith } from '@/lib/ui/address';
import { useSinglePress } from '@/lib/ui/use-single-press';
import { MOST_STOPS, walkPageOf, withWalk } from '@/lib/walk/address';
import { SCREEN, sizeOnStreets, walkDrawing } from '@/lib/walk/drawing';
import { fromToText, runsText, schedule } from '@/lib/walk/schedule';
import { byNearest } from '@/lib/walk/stops';
import { WALK_TIMES, type WalkTimes } from '@/lib/walk/times';
import type { SavedWalkState } from '@/lib/walk/use-saved-walk';
import type { WalkAction, WalkState } from '@/lib/walk/walk-state';
import { distanceText } from '@/lib/walk/walk-text';
import { streetsUnder } from '@/lib/walk/walk-view';
import { SavedWalkList } from './saved-walks.client';
import styles from './walk.module.css';
import { useWalkStops } from './walk-context.client';
import { WalkActions, WalkDirections, WalkExport } from './walk-export.client';
import { WalkMap } from './walk-map';
import { WalkStops } from './walk-stops.client';
import { WalkStreets } from './walk-streets.client';
import { WalkStart } from './walk-times.client';

const LINK = 'link min-h-11 text-sm font-semibold';

export type WalkDialogProps = {
  walk: WalkState;
  dispatch: (action: WalkAction) => void;
  saved: SavedWalkState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The last change, with the walk before it where Undo restores that. */
type Message = {
  number: number;
  text: string;
  undo?: { before: readonly string[]; after: readonly string[]; times: WalkTimes };
};

/** Absolute URL of the guide with only this walk in the query. */
function addressOf(guide: string, stops: readonly string[], times: WalkTimes): string {
  const path = hrefWith(WALK_TIMES, times, withWalk(walkPageOf(guide), stops.join()));
  return `${window.location.origin}${withBasePath(path)}`;
}

/** Description of where the walk is saved. */
function storageText({ isShared, isSaved, canSave, where }: SavedWalkState): string {
  if (isShared) return messages.sharedHint;
  if (isSaved && canSave) return messages.savedHint;
  return canSave ? where : messages.cannotSave;
}

/** Stops that are missing, and where the walk is saved. */
function describeWalk(stops: readonly string[], saved: SavedWalkState): string {
  if (stops.length === 0) return saved.missing || messages.emptyHint;
  return `${saved.missing} ${storageText(saved)}`.trim();
}

/** Dialog of the walk: order and times of its stops, sharing, files and print. Load it on first use. */
export function WalkDialog({ walk, dispatch, saved, open, onOpenChange }: WalkDialogProps) {
  const { places: all } = walk;
  const stops = useWalkStops();
  const guide = useGuide();
  const { times } = saved;
  const places = stops.flatMap((slug) => all.find((place) => place.slug === slug) ?? []);
  const scheduled = schedule(places, times, guide.zone, guide.holidays);
  const [message, setMessage] = useState<Message | null>(null);
  const [news, setNews] = useNews();
  const top = useRef<HTMLDivElement>(null);
  const distance = distanceText(places);
  const streets = streetsUnder(useStreetData(guide.drawnStreets), places);
  const drawing = walkDrawing(places, streets ? sizeOnStreets(SCREEN, places.length) : SCREEN);
  const exported = { guide, places, scheduled, address: addressOf(guide.id, stops, times) };
  const nearest = byNearest(places);
  const canSort = places.filter((place) => place.coordinates).length > 2 && nearest.join() !== stops.join();

  const announce = (text: string, undo?: Message['undo']) =>
    setMessage((last) => ({ number: (last?.number ?? 0) + 1, text, ...(undo ? { undo } : {}) }));
  const change = (after: readonly string[], text: string, isUndoable = true) => {
    dispatch({ type: 'change', stops: after });
    announce(text, isUndoable ? { before: stops, after, times } : undefined);
  };
  const setTimes = (next: WalkTimes) => {
    saved.setTimes(next);
    // The first start is not announced: the focus moves to its field.
    const changed = times.start && schedule(places, next, guide.zone, guide.holidays);
    if (changed) setNews(runsText(changed, guide.zone));
  };
  const save = () => {
    // The pressed button is removed.
    top.current?.focus({ preventScroll: true });
    saved.save();
    announce(messages.saved);
  };
  // Undo is not offered after the walk changed otherwise, such as by the Back button.
  const undo = message?.undo?.after.join() === stops.join() ? message.undo : undefined;

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setMessage(null);
        onOpenChange(isOpen);
      }}
      title={saved.stops.length > 0 ? saved.name : messages.yourWalks}
      description={describeWalk(stops, saved)}
      className={`${styles.dialog} font-display`}
      name="walk"
      initialFocus={top}
    >
      <div className={`${styles.scroller} rounded-none outline-none`} ref={top} tabIndex={-1}>
        {stops.length === 0 ? (
          <>
            <p className="mt-6 text-ink-2">{messages.noStops}</p>
            <WalkMarkets stops={stops} all={all} onChange={change} home={top} />
          </>
        ) : (
          <div className={styles.page}>
            <div className={styles.side}>
              {drawing && (
                <figure>
                  <WalkMap
                    drawing={drawing}
                    streets={streets}
                    className={`${styles.map} rounded-picture border border-line bg-sunk`}
                  />
                  {streets?.credit && (
                    <figcaption className="secondary text-2xs">{streets.credit}</figcaption>
                  )}
                </figure>
              )}
              <WalkActions {...exported} onSave={saved.isSaved ? undefined : save} />
              <WalkStart guide={guide} times={times} onTimes={setTimes} />
            </div>
            <div>
              <WalkStops
                places={places}
                scheduled={scheduled}
                zone={guide.zone}
                times={times}
                onTimes={setTimes}
                onChange={change}
              />
              <WalkMarkets stops={stops} all={all} onChange={change} home={top} />
              {canSort && (
                <button
                  type="button"
                  className={`${LINK} mt-3 block`}
                  onClick={() => change(nearest, messages.sorted)}
                >
                  {messages.sort}
                </button>
              )}
              {guide.streets && <WalkStreets url={guide.streets} places={places} />}
              <WalkExport {...exported} />
              <button type="button" className={`${LINK} mt-3`} onClick={() => change([], messages.cleared)}>
                {messages.clear}
              </button>
            </div>
          </div>
        )}
        <SavedWalkList
          places={all}
          title={stops.length > 0 ? messages.otherWalks : messages.recentWalks}
          level={3}
          current={saved.stops}
          onOpen={(next) => {
            saved.open(next);
            top.current?.focus({ preventScroll: true });
            top.current?.scrollTo?.({ top: 0 });
          }}
        />
        <NewsRegion news={news} />
        {/* Changes without Undo are visible in the list and only announced. */}
        <p className={undo ? 'sticky bottom-0 z-30 mt-3 w-fit max-w-full' : 'sr-only'} role="status">
          {undo ? (
            <UndoNote>
              <LiveText>{`${message?.text}`}</LiveText>
              <UndoButton
                key={message?.number}
                onUndo={() => {
                  saved.restore(undo.before, undo.times);
                  announce(messages.undone);
                }}
                home={top}
              />
            </UndoNote>
          ) : (
            message?.text
          )}
        </p>
      </div>
      {stops.length > 0 && (
        <div className={`${styles.foot} border-t border-line bg-raised`}>
          <p className="flex flex-wrap gap-x-3 text-md tabular">
            {scheduled && <b className="font-semibold">{fromToText(scheduled, guide.zone)}</b>}
            {distance && <span>{distance}</span>}
          </p>
          <WalkDirections {...exported} />
        </div>
      )}
    </Dialog>
  );
}

type WalkMarketsProps = {
  stops: readonly string[];
  all: readonly Place[];
  onChange: (stops: readonly string[], text: string, isUndoable?: boolean) => void;
  /** Gets the focus when the last button is removed. */
  home: RefObject<HTMLElement | null>;
};

/** A button for each market that is not on the walk. Renders nothing for none, and for a full walk. */
function WalkMarkets({ stops, all, onChange, home }: WalkMarketsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const markets = all.filter(({ kind, slug }) => kind === 'market' && !stops.includes(slug));
  const add = (slug: string, name: string, button: HTMLElement) => {
    // The pressed button is removed.
    const other = [...(row.current?.querySelectorAll('button') ?? [])].find((each) => each !== button);
    const count = stops.length + 1;
    (other && count < MOST_STOPS ? other : home.current)?.focus({ preventScroll: true });
    onChange([...stops, slug], messages.nowStop({ name, stop: count, stops: count }), false);
  };
  // One guard for all buttons: the next one moves under the pointer.
  const press = useSinglePress<HTMLButtonElement>(({ currentTarget }) => {
    const market = markets.find(({ slug }) => slug === currentTarget.value);
    if (market) add(market.slug, market.name, currentTarget);
  });
  if (markets.length === 0 || stops.length >= MOST_STOPS) return null;
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2" ref={row}>
      <legend className="mb-2 text-sm font-semibold text-ink-2">{messages.markets}</legend>
      {markets.map(({ slug, name }) => (
        <Button key={slug} look="quiet" small value={slug} {...press}>
          <Icon of={Plus} size={18} />
          {partlyShown((shown) => messages.addMarket({ name: shown }), name)}
        </Button>
      ))}
    </fieldset>
  );
}
