import * as guideDefaults from '@/.content/words/guideDefaults';
import * as words from '@/.content/words/picks';
import * as text from '@/.content/words/text';
import { RegionProvider } from '@/components/travel/regions/region-provider.client';
import { slugOf } from '@/lib/text/slug';
import { drawMap } from '@/lib/travel/guides/draw-map';
import { type Guide, mapsOf } from '@/lib/travel/guides/guide';
import { RegionDetail } from './region-detail';
import { RegionExplorer } from './region-explorer.client';

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
  const isHeld = explorer.choice === 'hold';
  const sentence = isHeld ? words.shownRegion : words.selectedRegion;
  const said = regions.map(({ id, name, favourites }) => {
    const places = favourites.map((favourite) => favourite.name).join(text.comma);
    return [id, sentence({ region: name, places: places || empty })];
  });
  const details = regions.map((region) => [
    region.id,
    <RegionDetail key={region.id} guide={guide} id={region.id} region={region} />,
  ]);
  const rows = regions.flatMap(({ id, name, dish }) => (dish === undefined ? [] : [{ id, name, dish }]));
  const rest = (
    <>
      <div className="rg-head">
        <p className="rg-hint">{explorer.rest ?? guideDefaults.chooseRegion}</p>
        <p>{explorer.restText ?? dek}</p>
      </div>
      <dl className={rows.length > 5 ? 'rg-one' : 'rg-one large'}>
        {rows.map(({ id, name, dish }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{dish}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  const hints = {
    none: explorer.hints.none ?? guideDefaults.hintNone,
    selected: explorer.hints.selected ?? guideDefaults.hintSelected,
  };
  return (
    <section className="wrap rg-sec" id={slugOf(explorer.title)}>
      <h2 className="t-2">{explorer.title}</h2>
      <RegionProvider rules={isHeld ? 'hold' : 'toggle'} maps={{ [map.id]: map.regions }}>
        <RegionExplorer
          map={drawing}
          leader={map.leader}
          reach={map.reach}
          details={Object.fromEntries(details)}
          rest={rest}
          said={Object.fromEntries(said)}
          hints={isHeld ? undefined : hints}
          about={isHeld ? drawing.credit : (explorer.about ?? drawing.credit)}
        />
      </RegionProvider>
    </section>
  );
}
