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
        <rect className={map.isIsland ? 'fill-map-lake' : 'fill-map-land'} width="400" height="400" />
        {map.context && <path className="fill-map-land stroke-line" strokeWidth="0.6" d={map.context} />}
        {map.water && <path className="fill-map-lake" d={map.water} />}
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
          {map.waterName && (
            <text
              className="fill-map-lake-ink font-text font-normal italic"
              x={map.waterName.at[0]}
              y={map.waterName.at[1]}
            >
              {map.waterName.name}
            </text>
          )}
          {drawn.map(({ id, name, lines = [name], label: [x, y] }) => (
            <text key={id} data-selected={id === region || undefined}>
              {lines.map((line, index) => (
                <tspan key={line} x={x} y={y + (index - (lines.length - 1) / 2) * LINE}>
                  {line}
                </tspan>
              ))}
            </text>
          ))}
        </g>
      </svg>
    </span>
  );
}
