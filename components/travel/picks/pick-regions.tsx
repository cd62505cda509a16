import * as guideDefaults from '@/.content/words/guideDefaults';
import * as words from '@/.content/words/picks';
import * as text from '@/.content/words/text';
import { RegionRest } from '@/components/travel/regions/region-rest';
import { slugOf } from '@/lib/text/slug';
import { drawMap } from '@/lib/travel/guides/draw-map';
import { type Guide, mapsOf } from '@/lib/travel/guides/guide';
import { HoldMap } from './hold-map.client';
import { RegionDetail } from './region-detail';
import { ToggleMap } from './toggle-map.client';

export type PickRegionsProps = { guide: Guide };

/** The map of a guide with everything its regions have to tell. */
export function PickRegions({ guide }: PickRegionsProps) {
  const { explorer, dek, empty = guideDefaults.noRestaurants } = guide;
  const [map] = mapsOf(guide);
  if (!map || !explorer) return null;
  const { drawing } = drawMap(guide, map);
  const regions = map.regions.flatMap((id) => {
    const region = guide.regions[id];
    return region ? [{ id, ...region }] : [];
  });
  const named = regions.map(({ id, name, favourites }) => ({
    id,
    name,
    places: favourites.map((favourite) => favourite.name).join(text.comma),
  }));
  const content = {
    map: drawing,
    leader: map.leader,
    reach: map.reach,
    details: Object.fromEntries(
      regions.map((region) => [
        region.id,
        <RegionDetail key={region.id} guide={guide} id={region.id} region={region} />,
      ]),
    ),
    rest: (
      <RegionRest
        title={explorer.rest ?? guideDefaults.chooseRegion}
        text={explorer.restText ?? dek}
        rows={regions.flatMap(({ id, name, dish }) =>
          dish === undefined ? [] : [{ id, name, value: dish }],
        )}
      />
    ),
  };
  return (
    <section className="wrap rg-sec" id={slugOf(explorer.title)}>
      <h2 className="t-2">{explorer.title}</h2>
      {explorer.choice === 'hold' ? (
        <HoldMap
          {...content}
          credit={drawing.credit}
          said={Object.fromEntries(
            named.map(({ id, name, places }) => [
              id,
              words.shownRegion({ region: name, places: places || empty }),
            ]),
          )}
        />
      ) : (
        <ToggleMap
          {...content}
          hints={{
            none: explorer.hints.none ?? guideDefaults.hintNone,
            selected: explorer.hints.selected ?? guideDefaults.hintSelected,
          }}
          about={explorer.about ?? drawing.credit}
          said={Object.fromEntries(
            named.map(({ id, name, places }) => [
              id,
              words.selectedRegion({ region: name, places: places || empty }),
            ]),
          )}
        />
      )}
    </section>
  );
}
