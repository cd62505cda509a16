import type { MapStreets } from '@/lib/content/schema/guide-streets';
import { LETTERS, type StreetName } from '@/lib/streets/street-names';
import styles from './drawn-streets.module.css';

export type DrawnStreetsProps = {
  streets: MapStreets;
  /** Map units in a px. */
  unit: number;
};

/** Streets, subway, rivers and parks of a map, in its units. */
export function DrawnStreets({ streets, unit }: DrawnStreetsProps) {
  const { highway, main, minor, river, park, subway, stations } = streets;
  return (
    <g
      className={styles.streets}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      pointerEvents="none"
    >
      {park && <path className={styles.park} d={park} />}
      {river && <path className={styles.river} d={river} strokeWidth={3.2 * unit} />}
      {minor && <path className={styles.street} d={minor} strokeWidth={1 * unit} />}
      {main && <path className={styles.street} d={main} strokeWidth={2 * unit} />}
      {highway && (
        <>
          <path className={styles.street} d={highway} strokeWidth={4.4 * unit} />
          <path className={styles.lane} d={highway} strokeWidth={1.2 * unit} />
        </>
      )}
      {subway.map(({ name, path }) => (
        <path key={name} className={styles.subway} d={path} strokeWidth={1.4 * unit} />
      ))}
      {stations.map(({ name, at: [x, y] }) => (
        <circle key={name} className={styles.station} cx={x} cy={y} r={2.1 * unit} strokeWidth={1.1 * unit} />
      ))}
    </g>
  );
}

export type StreetNamesProps = {
  names: readonly StreetName[];
  /** Units of the drawing in a px. */
  unit: number;
};

/** Names of streets, stations and parks where they fit. */
export function StreetNames({ names, unit }: StreetNamesProps) {
  return (
    <g className={styles.names} strokeWidth={2.4 * unit} textAnchor="middle" pointerEvents="none">
      {names.map(({ name, of, at: [x, y], angle }) => (
        <text
          key={`${name} ${x}`}
          className={styles[of]}
          fontSize={LETTERS[of] * unit}
          dy="0.35em"
          transform={`translate(${x} ${y}) rotate(${angle})`}
        >
          {name}
        </text>
      ))}
    </g>
  );
}
