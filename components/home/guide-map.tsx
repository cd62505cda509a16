import { MapGround, MapNames } from '@/components/travel/regions/map-drawing';
import type { MapDrawing } from '@/lib/travel/maps';
import styles from './home.module.css';

export type GuideMapProps = {
  map: MapDrawing;
  /** Id of the region that stands out. */
  region?: string | undefined;
};

/** View-box units between the lines of a name. */
const LINE = 15;

/** A map as a picture: what it shows is said beside it, and the guide it leads to is where regions are chosen. */
export function GuideMap({ map, region }: GuideMapProps) {
  const drawn = map.regions.filter(({ path }) => path !== '');
  // The lifted region casts its shadow on the others, so it is drawn after them.
  const inOrder = drawn.toSorted((one, other) => Number(one.id === region) - Number(other.id === region));
  return (
    <span className="picture">
      <svg
        className={`${styles.map} absolute size-full`}
        viewBox="0 0 400 400"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <MapGround map={map} />
        <g
          className="fill-map-idle stroke-map-border"
          fillRule="evenodd"
          strokeWidth="1.4"
          strokeLinejoin="round"
        >
          {inOrder.map(({ id, path }) => (
            <path key={id} data-selected={id === region || undefined} d={path} />
          ))}
        </g>
        <g className="fill-ink" textAnchor="middle">
          <MapNames map={map} selected={region} line={LINE} />
        </g>
      </svg>
    </span>
  );
}
