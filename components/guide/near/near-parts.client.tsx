'use client';

import { useEffect, useEffectEvent, useId } from 'react';
import * as messages from '@/.content/messages/near';
import { useRegions } from '@/components/guide/regions/region-context.client';
import { Button } from '@/components/ui/button';
import type { FilterActions, FilterStart } from '@/lib/guide/filter-state';
import type { Near } from '@/lib/guide/near';
import { awayWords, nearWords } from '@/lib/guide/near-text';
import type { Place } from '@/lib/guide/place';
import { addressLine } from '@/lib/text/words';

export type NearPanelProps = {
  /** Of the filters, as `FilterControl` says. */
  control: {
    start: Pick<FilterStart, 'regions'>;
    state: { places: readonly Place[]; near: Near | null } | null;
    isOwn: boolean;
    use: (act: (actions: FilterActions) => void) => void;
  };
};

/** What came of asking what is near, and the places to ask from instead. Nothing while nobody asks. */
export function NearPanel({ control }: NearPanelProps) {
  const { state } = control;
  return state?.near && <AskedNear {...control} places={state.places} near={state.near} />;
}

type AskedNearProps = Omit<NearPanelProps['control'], 'state'> & { places: readonly Place[]; near: Near };

function AskedNear({ start: { regions }, isOwn, use, places, near }: AskedNearProps) {
  const { chosen, selectedMap, choose, showPlace } = useRegions();
  const first = near.noOrder ? undefined : near.nearest?.place;
  const id = useId();
  // An address that names a region too means that one.
  const chooseNearest = useEffectEvent(() => {
    if (near.region !== null && (isOwn || chosen === null)) choose(near.region);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another start is what this waits for
  useEffect(() => chooseNearest(), [near.origin]);
  const known = places.filter(({ coordinates }) => coordinates);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out as part of a form
    <div
      className="m-1 mt-3 grid items-start gap-x-24 gap-y-3 border-t border-line pt-3 *:min-w-0 lg:grid-cols-[7fr_5fr]"
      role="group"
      aria-label={messages.near}
    >
      {/* As high as most of what it comes to say, so that nothing under it moves. */}
      <p className="min-h-28 font-display text-base text-ink" role="status">
        {nearWords(near)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <label className="font-display text-sm font-semibold" htmlFor={id}>
          {messages.from}
        </label>
        <select
          id={id}
          className="field h-11 w-auto max-w-full px-3 text-md"
          value={near.start?.slug ?? ''}
          onChange={({ target }) => use((actions) => actions.startFrom(target.value))}
        >
          <option value="">{messages.choose}</option>
          {Object.entries(regions).map(([region, name]) => {
            const here = known.filter((place) => place.region === region);
            if (here.length === 0) return null;
            return (
              <optgroup key={region} label={name}>
                {here.map(({ slug, name: place, street = '', district }) => (
                  <option key={slug} value={slug}>
                    {addressLine([place, street || district])}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
        <Button look="quiet" small onClick={() => use((actions) => actions.locate())}>
          {messages.useMine}
        </Button>
        {first && first.region === chosen && selectedMap && (
          <Button look="quiet" small onClick={() => showPlace(first.slug, chosen, selectedMap)}>
            {messages.show}
          </Button>
        )}
        <p className="meta w-full">{messages.onDevice}</p>
      </div>
    </div>
  );
}

export type AwayProps = { filters: { near: Near | null } | null; slug: string };

/** How far a place is. Nothing where nothing is sorted. */
export function Away({ filters, slug }: AwayProps) {
  const text = filters?.near && awayWords(filters.near, slug);
  return text && <span className="col-span-full mb-2 font-semibold text-ink print:hidden">{text}</span>;
}
