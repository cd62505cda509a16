import type { Guide } from '@/lib/travel/guides/guide';
import { RegionHistory } from './region-history.client';
import { ScrollBox } from './scroll-box.client';

export type HistoryTextProps = {
  guide: Guide;
  /** Id of the map it stands under. */
  map: string;
};

/** How the regions of a map came to be, one by one. Nothing under a map of which none is told. */
export function HistoryText({ guide: { history, regions }, map }: HistoryTextProps) {
  if (history?.map !== map) return null;
  const { title, towns } = history;
  return (
    <RegionHistory title={title}>
      <ScrollBox label={title}>
        <div className="hist-cols">
          {towns.map(({ region, text }) => (
            <div key={region}>
              <h4>{regions[region]?.name}</h4>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </ScrollBox>
    </RegionHistory>
  );
}
