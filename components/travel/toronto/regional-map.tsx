import type { ReactNode } from 'react';
import { MapSection } from '@/components/travel/map/map-section';
import { torontoWords } from '@/data/pages/travel/toronto';
import { gtaSections } from '@/data/travel/maps';

export type RegionalMapProps = {
  map: keyof typeof gtaSections;
  /** What follows the map. */
  children?: ReactNode;
};

/** One of the three maps around the city, under its heading. */
export function RegionalMap({ map, children }: RegionalMapProps) {
  const { title, text } = gtaSections[map];
  return (
    <section className="wrap section" id={map}>
      <div className="m-head">
        <h2 className="t-3">{title}</h2>
      </div>
      <MapSection map={map} about={text} empty={torontoWords.empty} />
      {children}
    </section>
  );
}
