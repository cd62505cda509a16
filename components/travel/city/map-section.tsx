import { X } from 'lucide';
import type { ReactNode } from 'react';
import * as guideDefaults from '@/.content/words/guideDefaults';
import * as moreWords from '@/.content/words/moreFilters';
import * as words from '@/.content/words/regionMap';
import { type MapPlace, RegionMap } from '@/components/travel/regions/region-map.client';
import { DistrictButton } from '@/components/travel/restaurant/card-parts.client';
import { RestaurantCard } from '@/components/travel/restaurant/restaurant-card';
import { WalkToggle } from '@/components/travel/walk/walk-toggle.client';
import { Icon } from '@/components/ui/icon';
import type { GuideMap } from '@/lib/content/schema/guide';
import { neighbourhoodsOf } from '@/lib/travel/guides/all';
import { drawMap } from '@/lib/travel/guides/draw-map';
import { type Guide, mapsOf } from '@/lib/travel/guides/guide';
import { splitName } from '@/lib/travel/place';
import { allRestaurants } from '@/lib/travel/restaurants';
import { type PanelGroup, RegionPanel } from './region-panel.client';

export type MapSectionProps = {
  guide: Guide;
  map: GuideMap;
  /** One sentence about the whole map. */
  about: string;
};

/** Buttons that tell of the neighbourhoods of a region with a history entry. */
const namesOf = (guide: string, region: string): ReactNode[] =>
  Object.entries(neighbourhoodsOf(guide))
    .filter(([, each]) => each.region === region && each.history !== undefined)
    .map(([name]) => <DistrictButton key={name} district={name} />);

/** A map of a city with the panel of its restaurants; the last of the maps with the credit for all. */
export function MapSection({ guide, map, about }: MapSectionProps) {
  const { id, regions } = map;
  const maps = mapsOf(guide);
  const { drawing, pointOf, isDrawn } = drawMap(guide, map);
  const inRegion = (region: string) => allRestaurants(guide.id).filter((each) => each.region === region);
  // Cards of a region that stands on two maps are the target of `#slug` on the first of them only.
  const isFirst = (region: string) => maps.find((each) => each.regions.includes(region))?.id === map.id;
  const groups = regions.map(
    (region): PanelGroup => ({
      region,
      name: guide.regions[region]?.name ?? region,
      text: guide.regions[region]?.text ?? '',
      cards: inRegion(region).map((restaurant) => ({
        slug: restaurant.slug,
        node: (
          <RestaurantCard restaurant={restaurant} level={4} anchor={isFirst(region)}>
            <WalkToggle slug={restaurant.slug} name={splitName(restaurant.name).name} />
          </RestaurantCard>
        ),
      })),
      names: namesOf(guide.id, region),
    }),
  );
  const places = regions.flatMap((region) =>
    inRegion(region).map(
      ({ slug, name, coordinates }): MapPlace => ({
        slug,
        name: splitName(name).name,
        region,
        point: coordinates ? pointOf(coordinates) : null,
      }),
    ),
  );
  return (
    <>
      <div className="m-main" id={`map-${id}`} data-crop={map.crop}>
        {isDrawn && (
          <div className="m-stage">
            <RegionMap map={drawing} places={places} isCut />
          </div>
        )}
        <RegionPanel
          map={id}
          name={drawing.name}
          groups={groups}
          about={about}
          empty={guide.empty ?? guideDefaults.noRestaurants}
          clearIcon={<Icon of={X} size={16} />}
          words={{
            choose: isDrawn ? words.choose : words.chooseUndrawn,
            clear: words.clear,
            clearFilters: moreWords.clear,
            list: words.list({ name: drawing.name }),
            names: words.names,
            noRestaurants: words.noRestaurants,
            noneFits: words.noneFits,
          }}
        >
          <div className="m-skip">
            <a className="skip" href={`#after-${id}`}>
              {words.skip({ name: drawing.name })}
            </a>
          </div>
        </RegionPanel>
      </div>
      <div id={`after-${id}`} />
      {map === maps.at(-1) && drawing.credit && <p className="m-credit">{drawing.credit}</p>}
    </>
  );
}
