import { MapSection } from '@/components/travel/map/map-section';
import type { GuideMap } from '@/lib/content/schema/guide';
import type { Guide } from '@/lib/travel/guides/guide';
import { HistoryText } from './history-text';

export type RegionalMapProps = { guide: Guide; map: GuideMap };

/** One of the maps after the first, under its heading, with the history of its regions where the guide tells it. */
export function RegionalMap({ guide, map }: RegionalMapProps) {
  const { id, title = map.name, text = guide.dek } = map;
  return (
    <section className="wrap section" id={id}>
      <div className="m-head">
        <h2 className="t-3">{title}</h2>
      </div>
      <MapSection guide={guide} map={map} about={text} />
      <HistoryText guide={guide} map={id} />
    </section>
  );
}
