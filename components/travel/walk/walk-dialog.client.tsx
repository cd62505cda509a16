'use client';

import './walk-dialog.css';
import { Bookmark } from 'lucide';
import { useRef, useState } from 'react';
import * as words from '@/.content/words/walkDialog';
import { KeptWalks } from '@/components/kept/kept-walks.client';
import { useGuide } from '@/components/travel/guide/guide-context.client';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { UndoButton } from '@/components/ui/undo-button.client';
import type { KeptState } from '@/lib/hooks/travel/use-kept-walk';
import { walkPageOf, withWalk } from '@/lib/search/address';
import { byNearest } from '@/lib/travel/walk/order';
import { distanceWords } from '@/lib/travel/walk/words';
import type { Walk } from './walk-context.client';
import { WalkMarkets } from './walk-markets.client';
import { WalkSheet } from './walk-sheet.client';
import { WalkStops } from './walk-stops.client';
import { WalkTakeAlong } from './walk-take-along.client';

export type WalkDialogProps = {
  walk: Walk;
  kept: KeptState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What just happened, and what it was like before where that can be taken back. */
type Said = { number: number; text: string; undo?: { before: readonly string[]; after: readonly string[] } };

/** Full address of the page with the map, with this walk and nothing else in it. */
const addressOf = (guide: string, stops: readonly string[]) =>
  `${window.location.origin}${withWalk(walkPageOf(guide), stops.join())}`;

/** Whose stops these are, and what becomes of them. */
function aboutWalk(stops: readonly string[], { isShared, isKept, canKeep, where }: KeptState): string {
  if (stops.length === 0) return words.keptSoon;
  if (isShared) return words.keptNot;
  if (isKept && canKeep) return words.keptAndLinked;
  return canKeep ? where : words.cannotKeep;
}

/** The whole walk: its order, and the ways it leaves the page. Load it on first use. */
export function WalkDialog({ walk, kept, open, onOpenChange }: WalkDialogProps) {
  const { stops, all, set } = walk;
  const { id: guide } = useGuide();
  const places = stops.flatMap((slug) => all.find((place) => place.slug === slug) ?? []);
  const [said, setSaid] = useState<Said | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const distance = distanceWords(places);
  const nearest = byNearest(places);
  const canSort = places.filter((place) => place.coordinates).length > 2 && nearest.join() !== stops.join();

  const say = (text: string, undo?: Said['undo']) =>
    setSaid((last) => ({ number: (last?.number ?? 0) + 1, text, ...(undo ? { undo } : {}) }));
  const change = (after: readonly string[], text: string, isUndoable = true) => {
    set(after);
    say(text, isUndoable ? { before: stops, after } : undefined);
  };
  const keep = () => {
    // The pressed button goes.
    top.current?.focus({ preventScroll: true });
    kept.keep();
    say(words.isKept);
  };
  // A walk that changed since, by going back in the browser, is not thrown away.
  const undo = said?.undo?.after.join() === stops.join() ? said.undo : undefined;

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setSaid(null);
        onOpenChange(isOpen);
      }}
      title={kept.name}
      description={aboutWalk(stops, kept)}
      className="walk"
      initialFocus={top}
      onReturnFocus={(event) => {
        if (stops.length + kept.count > 0) return;
        // The bar with the button that opened this is gone.
        event.preventDefault();
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <div className="walk-in" ref={top} tabIndex={-1}>
        {stops.length === 0 ? (
          <>
            <p className="walk-empty">{words.noStops}</p>
            <WalkMarkets walk={walk} onChange={change} home={top} />
          </>
        ) : (
          <>
            {!kept.isKept && (
              <button type="button" className="btn quiet sm walk-keep" onClick={keep}>
                <Icon of={Bookmark} size={18} /> {words.keep}
              </button>
            )}
            <WalkStops places={places} onChange={change} />
            <WalkMarkets walk={walk} onChange={change} home={top} />
            {(distance || canSort) && (
              <div className="walk-sum">
                <p>{distance}</p>
                {canSort && (
                  <button type="button" className="link" onClick={() => change(nearest, words.sorted)}>
                    {words.sort}
                  </button>
                )}
              </div>
            )}
            <WalkTakeAlong places={places} address={addressOf(guide, stops)} />
            <button type="button" className="link walk-clear" onClick={() => change([], words.cleared)}>
              {words.clear}
            </button>
          </>
        )}
        <KeptWalks
          places={all}
          title={stops.length > 0 ? words.otherWalks : words.lastWalks}
          level={3}
          current={stops}
          onOpen={(next) => {
            kept.open(next);
            top.current?.focus({ preventScroll: true });
            top.current?.scrollTo?.({ top: 0 });
          }}
        />
        {/* What needs no way back can be seen in the list, and is only said. */}
        <p className={undo ? 'walk-note' : 'sr'} role="status">
          {said?.text}
          {undo && (
            <UndoButton
              key={said?.number}
              onUndo={() => change(undo.before, words.undone, false)}
              home={top}
            />
          )}
        </p>
      </div>
      {open && stops.length > 0 && <WalkSheet places={places} address={addressOf(guide, stops)} />}
    </Dialog>
  );
}
