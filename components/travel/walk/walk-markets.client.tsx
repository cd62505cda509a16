'use client';

import { Plus } from 'lucide';
import { type RefObject, useRef } from 'react';
import * as words from '@/.content/words/walkDialog';
import { Icon } from '@/components/ui/icon';
import { useSinglePress } from '@/lib/hooks/use-single-press';
import { MOST_STOPS } from '@/lib/travel/walk/address';
import { partlyShown } from '@/lib/words/partly-shown';
import type { Walk } from './walk-context.client';

export type WalkMarketsProps = {
  walk: Walk;
  onChange: (stops: readonly string[], text: string, isUndoable?: boolean) => void;
  /** What gets the focus when the last button goes. */
  home: RefObject<HTMLElement | null>;
};

/** A button for each market that is not on the walk yet. Nothing where there is none, or no room for it. */
export function WalkMarkets({ walk: { stops, all }, onChange, home }: WalkMarketsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const markets = all.filter(({ kind, slug }) => kind === 'market' && !stops.includes(slug));
  const add = (slug: string, name: string, button: HTMLElement) => {
    // The pressed button goes with what it added.
    const other = [...(row.current?.querySelectorAll('button') ?? [])].find((each) => each !== button);
    (other && stops.length + 1 < MOST_STOPS ? other : home.current)?.focus({ preventScroll: true });
    const count = stops.length + 1;
    onChange([...stops, slug], words.nowStop({ name, stop: count, stops: count }), false);
  };
  // One guard for all of them: the next button moves to where the pressed one was.
  const press = useSinglePress<HTMLButtonElement>(({ currentTarget }) => {
    const market = markets.find(({ slug }) => slug === currentTarget.value);
    if (market) add(market.slug, market.name, currentTarget);
  });
  if (markets.length === 0 || stops.length >= MOST_STOPS) return null;
  return (
    <fieldset className="walk-markets" ref={row}>
      <legend>{words.markets}</legend>
      {markets.map(({ slug, name }) => (
        <button key={slug} type="button" className="btn quiet sm" value={slug} {...press}>
          <Icon of={Plus} size={18} />
          {partlyShown((shown) => words.addMarket({ name: shown }), name)}
        </button>
      ))}
    </fieldset>
  );
}
