import { RegionRest } from '@/components/travel/regions/region-rest';
import {
  californiaSpecialties as specialties,
  californiaMapWords as words,
} from '@/data/pages/travel/california';
import { californiaRegions, pacific } from '@/data/travel/california-regions';
import { MAP_REGIONS } from '@/lib/content/schema/travel/place';
import { mapDrawing } from '@/lib/travel/maps';
import { CaliforniaMap } from './california-map.client';
import { RegionDetail } from './region-detail';

/** The map of California with everything its regions have to tell. */
export function CaliforniaRegions() {
  const regions = MAP_REGIONS.california.map((id) => ({ id, ...californiaRegions[id] }));
  return (
    <section className="wrap rg-sec">
      <h2 className="t-2">{words.title}</h2>
      <CaliforniaMap
        map={{ ...mapDrawing('california'), lake: pacific }}
        hints={words.hints}
        about={words.about}
        details={Object.fromEntries(
          regions.map((region) => [
            region.id,
            <RegionDetail
              key={region.id}
              region={region}
              eat={specialties.regions[region.id].eat}
              empty={words.empty}
              more={words.more}
              href={`#eat-${region.id}`}
            />,
          ]),
        )}
        rest={
          <RegionRest
            title={words.rest}
            text={words.restText}
            rows={regions.map(({ id, name }) => ({ id, name, value: words.one[id] }))}
          />
        }
        said={Object.fromEntries(
          regions.map(({ id, name, restaurants }) => [
            id,
            `${name} selected. ${restaurants.map((restaurant) => restaurant.name).join(', ') || words.empty}`,
          ]),
        )}
      />
    </section>
  );
}
