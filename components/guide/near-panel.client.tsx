'use client';

import { useEffect, useEffectEvent, useId } from 'react';
import * as messages from '@/.content/messages/near';
import { Button } from '@/components/ui/button';
import type { Place } from '@/lib/content/place';
import { currentMap, selectedRegion } from '@/lib/guide/guide-state';
import type { Near } from '@/lib/guide/near';
import { awayWords, nearWords } from '@/lib/guide/near-text';
import { addressLine } from '@/lib/text/words';
import { useFilterControl, useGuideState, useGuideStore } from './guide-store.client';

/** The result of sorting by distance, and the places to count distances from instead; empty without that filter. */
export function NearPanel() {
  const filters = useGuideState((state) => state.filters);
  return filters?.near && <NearResult places={filters.places} near={filters.near} />;
}

type NearResultProps = { places: readonly Place[]; near: Near };

function NearResult({ places, near }: NearResultProps) {
  const { dispatch } = useGuideStore();
  const { start, use } = useFilterControl() ?? {};
  const selected = useGuideState(selectedRegion);
  const map = useGuideState(currentMap);
  const areSetHere = useGuideState(({ address }) => address.areFiltersSetHere);
  const first = near.noOrder ? undefined : near.nearest?.place;
  const id = useId();
  // A region in the address wins over the nearest one.
  const chooseNearest = useEffectEvent(() => {
    if (near.region !== null && (areSetHere || selected === null))
      dispatch({ type: 'select', region: near.region });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the start changes
  useEffect(() => chooseNearest(), [near.origin]);
  const show = ({ slug, region }: Place) => {
    if (map) dispatch({ type: 'showPlace', slug, region, map });
    // The focus follows to the card that the list scrolls to.
    const name = document.getElementById(slug)?.querySelector<HTMLElement>('h3, h4');
    name?.setAttribute('tabindex', '-1');
    name?.focus({ preventScroll: true });
  };
  const known = places.filter(({ coordinates }) => coordinates);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out as part of a form
    <div
      className="m-1 mt-3 grid items-start gap-x-24 gap-y-3 border-t border-line pt-3 *:min-w-0 lg:grid-cols-[7fr_5fr]"
      role="group"
      aria-label={messages.near}
    >
      {/* As high as most of its texts, so that nothing under it moves. */}
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
          onChange={({ target }) => use?.((actions) => actions.startFrom(target.value))}
        >
          <option value="">{messages.choose}</option>
          {Object.entries(start?.regions ?? {}).map(([region, name]) => {
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
        <Button look="quiet" small onClick={() => use?.((actions) => actions.locate())}>
          {messages.useMine}
        </Button>
        {first && first.region === selected && map && (
          <Button look="quiet" small onClick={() => show(first)}>
            {messages.show}
          </Button>
        )}
        <p className="secondary w-full">{messages.onDevice}</p>
      </div>
    </div>
  );
}

export type AwayProps = { slug: string };

/** The distance of a place, on its card. Nothing where nothing is sorted. */
export function Away({ slug }: AwayProps) {
  const near = useGuideState(({ filters }) => filters?.near ?? null);
  const text = near && awayWords(near, slug);
  return text && <span className="col-span-full mb-2 font-semibold text-ink print:hidden">{text}</span>;
}
