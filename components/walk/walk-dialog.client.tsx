'use client';

import { Bookmark, Plus } from 'lucide';
import { type RefObject, useRef, useState } from 'react';
import * as messages from '@/.content/messages/walkDialog';
import { useGuide } from '@/components/guide/guide-context.client';
import { KeptWalks } from '@/components/saved/saved-walks.client';
import { WalkStreets } from '@/components/streets/walk-streets.client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { UndoButton, UndoNote } from '@/components/ui/undo-button.client';
import { withBasePath } from '@/lib/content/base-path';
import { partlyShown } from '@/lib/text/partly-shown';
import { withParameter } from '@/lib/ui/address';
import { useSinglePress } from '@/lib/ui/use-single-press';
import { MOST_STOPS, walkPageOf, withWalk } from '@/lib/walk/address';
import { byNearest } from '@/lib/walk/order';
import { schedule } from '@/lib/walk/schedule';
import { WALK_TIMES, type WalkTimes } from '@/lib/walk/times';
import type { KeptState } from '@/lib/walk/use-saved-walk';
import { distanceWords } from '@/lib/walk/walk-text';
import styles from './walk.module.css';
import type { Walk } from './walk-context.client';
import { WalkStops } from './walk-stops.client';
import { WalkTakeAlong } from './walk-take-along.client';
import { WalkStart } from './walk-times.client';

const LINK = 'link min-h-11 text-sm font-semibold';

export type WalkDialogProps = {
  walk: Walk;
  kept: KeptState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What just happened, and what it was like before where that can be taken back. */
type Message = {
  number: number;
  text: string;
  undo?: { before: readonly string[]; after: readonly string[]; times: WalkTimes };
};

/** Full address of the page with the map, with this walk and nothing else in it. */
function addressOf(guide: string, stops: readonly string[], times: WalkTimes): string {
  const [page = '', query = ''] = withWalk(walkPageOf(guide), stops.join()).split('?');
  return `${window.location.origin}${withBasePath(page)}${withParameter(WALK_TIMES, times, query)}`;
}

/** Whose stops these are, and what becomes of them. */
function aboutWalk(stops: readonly string[], { isShared, isKept, canKeep, where }: KeptState): string {
  if (stops.length === 0) return messages.keptSoon;
  if (isShared) return messages.keptNot;
  if (isKept && canKeep) return messages.keptAndLinked;
  return canKeep ? where : messages.cannotKeep;
}

/** The whole walk: its order, and the ways it leaves the page. Load it on first use. */
export function WalkDialog({ walk, kept, open, onOpenChange }: WalkDialogProps) {
  const { stops, all, set } = walk;
  const { id: guide, zone } = useGuide();
  const { times, setTimes } = kept;
  const places = stops.flatMap((slug) => all.find((place) => place.slug === slug) ?? []);
  const scheduled = schedule(places, times, zone);
  const [message, setMessage] = useState<Message | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const distance = distanceWords(places);
  const nearest = byNearest(places);
  const canSort = places.filter((place) => place.coordinates).length > 2 && nearest.join() !== stops.join();

  const announce = (text: string, undo?: Message['undo']) =>
    setMessage((last) => ({ number: (last?.number ?? 0) + 1, text, ...(undo ? { undo } : {}) }));
  const change = (after: readonly string[], text: string, isUndoable = true) => {
    set(after);
    announce(text, isUndoable ? { before: stops, after, times } : undefined);
  };
  const keep = () => {
    // The pressed button goes.
    top.current?.focus({ preventScroll: true });
    kept.keep();
    announce(messages.isKept);
  };
  // A walk that changed since, by going back in the browser, is not thrown away.
  const undo = message?.undo?.after.join() === stops.join() ? message.undo : undefined;

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setMessage(null);
        onOpenChange(isOpen);
      }}
      title={kept.name}
      description={aboutWalk(stops, kept)}
      className={`${styles.dialog} font-display`}
      name="walk"
      initialFocus={top}
      onReturnFocus={(event) => {
        if (stops.length + kept.count > 0) return;
        // The bar with the button that opened this is gone.
        event.preventDefault();
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <div className={`${styles.scroller} rounded-none outline-none`} ref={top} tabIndex={-1}>
        {stops.length === 0 ? (
          <>
            <p className="mt-6 text-ink-2">{messages.noStops}</p>
            <WalkMarkets walk={walk} onChange={change} home={top} />
          </>
        ) : (
          <>
            {!kept.isKept && (
              <Button look="quiet" small className="mt-4" onClick={keep}>
                <Icon of={Bookmark} size={18} /> {messages.keep}
              </Button>
            )}
            <WalkStart times={times} onTimes={setTimes} />
            <WalkStops
              places={places}
              scheduled={scheduled}
              times={times}
              onTimes={setTimes}
              onChange={change}
            />
            <WalkMarkets walk={walk} onChange={change} home={top} />
            {(distance || canSort) && (
              <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 pt-3 text-sm text-ink-2">
                <p>{distance}</p>
                {canSort && (
                  <button type="button" className={LINK} onClick={() => change(nearest, messages.sorted)}>
                    {messages.sort}
                  </button>
                )}
              </div>
            )}
            <WalkStreets places={places} />
            <WalkTakeAlong places={places} scheduled={scheduled} address={addressOf(guide, stops, times)} />
            <button type="button" className={`${LINK} mt-3`} onClick={() => change([], messages.cleared)}>
              {messages.clear}
            </button>
          </>
        )}
        <KeptWalks
          places={all}
          title={stops.length > 0 ? messages.otherWalks : messages.lastWalks}
          level={3}
          current={stops}
          onOpen={(next) => {
            kept.open(next);
            top.current?.focus({ preventScroll: true });
            top.current?.scrollTo?.({ top: 0 });
          }}
        />
        {/* What needs no way back can be seen in the list, and is only said. */}
        <p className={undo ? 'sticky bottom-4 z-30 mt-3 w-fit max-w-full' : 'sr-only'} role="status">
          {undo ? (
            <UndoNote>
              <LiveText>{`${message?.text}`}</LiveText>
              <UndoButton
                key={message?.number}
                onUndo={() => {
                  kept.putBack(undo.before, undo.times);
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
    </Dialog>
  );
}

type WalkMarketsProps = {
  walk: Walk;
  onChange: (stops: readonly string[], text: string, isUndoable?: boolean) => void;
  /** What gets the focus when the last button goes. */
  home: RefObject<HTMLElement | null>;
};

/** A button for each market that is not on the walk yet. Nothing where there is none, or no room for it. */
function WalkMarkets({ walk: { stops, all }, onChange, home }: WalkMarketsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const markets = all.filter(({ kind, slug }) => kind === 'market' && !stops.includes(slug));
  const add = (slug: string, name: string, button: HTMLElement) => {
    // The pressed button goes with what it added.
    const other = [...(row.current?.querySelectorAll('button') ?? [])].find((each) => each !== button);
    const count = stops.length + 1;
    (other && count < MOST_STOPS ? other : home.current)?.focus({ preventScroll: true });
    onChange([...stops, slug], messages.nowStop({ name, stop: count, stops: count }), false);
  };
  // One guard for all of them: the next button moves to where the pressed one was.
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
