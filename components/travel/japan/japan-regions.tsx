import { RegionRest } from '@/components/travel/regions/region-rest';
import { japanMapWords as words } from '@/data/pages/travel/japan';
import { japanRegions } from '@/data/travel/japan-regions';
import { MAP_REGIONS } from '@/lib/content/schema/travel/place';
import { slugOf } from '@/lib/text/slug';
import { mapDrawing } from '@/lib/travel/maps';
import { JapanMap } from './japan-map.client';
import { RegionDetail } from './region-detail';

/** The map of Japan with everything its regions have to tell. */
export function JapanRegions() {
  const map = mapDrawing('japan');
  const regions = MAP_REGIONS.japan.map((id) => ({ id, ...japanRegions[id] }));
  return (
    <section className="wrap rg-sec" id={slugOf(words.title)}>
      <h2 className="t-2">{words.title}</h2>
      <JapanMap
        map={map}
        credit={map.credit}
        leader={words.leader}
        details={Object.fromEntries(
          regions.map((region) => [region.id, <RegionDetail key={region.id} region={region} />]),
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
            `${name}: ${restaurants.map((restaurant) => restaurant.name).join(', ')}`,
          ]),
        )}
      />
    </section>
  );
}
