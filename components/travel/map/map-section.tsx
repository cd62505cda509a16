import { X } from 'lucide';
import type { ReactNode } from 'react';
import { DistrictButton } from '@/components/travel/restaurant/district-button.client';
import { RestaurantCard } from '@/components/travel/restaurant/restaurant-card';
import { WalkToggle } from '@/components/travel/walk/walk-toggle.client';
import { Icon } from '@/components/ui/icon';
import { neighbourhoods } from '@/data/travel/neighbourhoods';
import { gtaRegions } from '@/data/travel/regions';
import { GTA_MAPS, type GtaMapId, type GtaRegionId, MAP_REGIONS } from '@/lib/content/schema/travel/place';
import { mapDrawing, mapPoint } from '@/lib/travel/maps';
import { splitName } from '@/lib/travel/place';
import { allRestaurants } from '@/lib/travel/restaurants';
import { type PanelGroup, RegionPanel } from './region-panel.client';
import { RegionStage, type StagePlace } from './region-stage.client';

export type MapSectionProps = {
  map: GtaMapId;
  /** One sentence about the whole map. */
  about: string;
  /** Read under the name of a region without restaurants. */
  empty: string;
};

const inRegion = (region: GtaRegionId) => allRestaurants().filter((each) => each.region === region);

/** Cards of a region that stands on two maps are the target of `#slug` on the first of them only. */
const firstMapOf = (region: GtaRegionId) =>
  GTA_MAPS.find((map) => (MAP_REGIONS[map] as readonly string[]).includes(region));

/** Buttons that tell of the neighbourhoods of a region with a history entry. */
const namesOf = (region: GtaRegionId): ReactNode[] =>
  Object.keys(neighbourhoods)
    .filter((name) => neighbourhoods[name]?.region === region)
    .map((name) => <DistrictButton key={name} district={name} />);

/** A map of the Toronto page with the panel of its restaurants; the last of the maps with the credit for all. */
export function MapSection({ map, about, empty }: MapSectionProps) {
  const drawing = mapDrawing(map);
  const regions = MAP_REGIONS[map];
  const groups = regions.map(
    (region): PanelGroup => ({
      region,
      ...gtaRegions[region],
      cards: inRegion(region).map((restaurant) => ({
        slug: restaurant.slug,
        node: (
          <RestaurantCard restaurant={restaurant} level={4} anchor={firstMapOf(region) === map}>
            <WalkToggle slug={restaurant.slug} name={splitName(restaurant.name).name} />
          </RestaurantCard>
        ),
      })),
      names: namesOf(region),
    }),
  );
  const places = regions.flatMap((region) =>
    inRegion(region).map(
      ({ slug, name, coordinates }): StagePlace => ({
        slug,
        name: splitName(name).name,
        region,
        point: coordinates ? mapPoint(map, coordinates) : null,
      }),
    ),
  );
  return (
    <>
      <div className="m-main" id={`map-${map}`} data-map={map}>
        <RegionStage id={map} map={drawing} places={places} />
        <RegionPanel
          map={map}
          name={drawing.name}
          groups={groups}
          about={about}
          empty={empty}
          clearIcon={<Icon of={X} size={16} />}
        >
          <div className="m-skip">
            <a className="skip" href={`#after-${map}`}>
              Skip the restaurants on the map of {drawing.name}
            </a>
          </div>
        </RegionPanel>
      </div>
      <div id={`after-${map}`} />
      {map === GTA_MAPS.at(-1) && <p className="m-credit">{drawing.credit}</p>}
    </>
  );
}
