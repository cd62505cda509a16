import type { GuideMap } from '@/lib/content/schema/guide';
import type { Guide } from '@/lib/travel/guides/guide';
import { MapSection } from './map-section';
import { RegionHistory } from './region-history.client';
import { ScrollBox } from './scroll-box.client';

export type RegionalMapProps = { guide: Guide; map: GuideMap };

/** One of the maps after the first, under its heading, with the history of its regions where the guide tells it. */
export function RegionalMap({ guide, map }: RegionalMapProps) {
  const { id, title = map.name, text = guide.dek } = map;
  const history = guide.history?.map === id ? guide.history : null;
  return (
    <section className="wrap section" id={id}>
      <div className="m-head">
        <h2 className="t-3">{title}</h2>
      </div>
      <MapSection guide={guide} map={map} about={text} />
      {history && (
        <RegionHistory title={history.title}>
          <ScrollBox label={history.title}>
            <div className="hist-cols">
              {history.towns.map((town) => (
                <div key={town.region}>
                  <h4>{guide.regions[town.region]?.name}</h4>
                  <p>{town.text}</p>
                </div>
              ))}
            </div>
          </ScrollBox>
        </RegionHistory>
      )}
    </section>
  );
}
