import * as messages from '@/.content/messages/walkDialog';
import { DrawnStreets, StreetNames } from '@/components/streets/drawn-streets';
import type { LabelBox } from '@/lib/streets/label-places';
import { lineBox } from '@/lib/streets/label-places';
import type { StreetData } from '@/lib/streets/street-data';
import { streetNames } from '@/lib/streets/street-names';
import { formatLength } from '@/lib/text/distance';
import { RADIUS, type WalkDrawing } from '@/lib/walk/drawing';
import { type WalkView, walkView } from '@/lib/walk/walk-view';
import styles from './walk-map.module.css';

export type WalkMapProps = {
  drawing: WalkDrawing;
  /** Streets under it. */
  streets?: StreetData | null;
  className?: string;
};

/** Height of the strip for scale and north under a drawing. */
const STRIP = 30;

/** Map of the numbered stops, north up, with a scale bar; on streets, if the stops are on their map. */
export function WalkMap({ drawing, streets = null, className = '' }: WalkMapProps) {
  const { width, height, stops, scale } = drawing;
  const view = streets && walkView(streets, drawing);
  const [bottom, right] = [height + 22, width - (view ? 8 : 1)];
  return (
    <svg
      className={`block w-full break-inside-avoid text-ink ${view ? styles.streets : ''} ${className}`}
      viewBox={`0 0 ${width} ${height + STRIP}`}
      role="img"
      aria-label={messages.sketch}
    >
      {view && <WalkGround data={streets} view={view} drawing={drawing} />}
      <polyline
        className={styles.way}
        points={stops.map(({ at }) => at.join()).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={view ? 2.4 : 1.5}
        strokeDasharray={view ? '0.1 5' : '1 5'}
        strokeLinecap="round"
      />
      {stops.map(({ number, at: [x, y], label: [labelX, labelY] }) => (
        <g key={number}>
          <path d={`M${x} ${y}L${labelX} ${labelY}`} stroke="currentColor" />
          <circle cx={x} cy={y} r="2" fill="currentColor" />
          <circle
            cx={labelX}
            cy={labelY}
            r={RADIUS}
            fill="var(--color-raised)"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <text
            x={labelX}
            y={labelY}
            dy="0.35em"
            textAnchor="middle"
            fontSize="13"
            fontWeight="600"
            fill="currentColor"
          >
            {number}
          </text>
        </g>
      ))}
      <g className={styles.marks}>
        <path
          d={`M${right} ${bottom - 4}v4h-${scale.length}v-4M${view ? 14 : 8} ${bottom}v-16m-4 5l4-5l4 5`}
          fill="none"
          stroke="currentColor"
        />
        <text x={right - scale.length - 8} y={bottom} textAnchor="end" fontSize="12" fill="currentColor">
          {formatLength(scale.km * 1000)}
        </text>
        <text x={view ? 24 : 18} y={bottom} fontSize="12" fill="currentColor">
          {messages.north}
        </text>
      </g>
    </svg>
  );
}

type WalkGroundProps = { data: StreetData; view: WalkView; drawing: WalkDrawing };

/** Land, water and streets under a walk, with the names that its stops leave room for. */
function WalkGround({ data, view: { scale, x, y }, drawing }: WalkGroundProps) {
  const { streets, outlines } = data;
  const { width, height, stops } = drawing;
  const high = height + STRIP;
  const side = 2 * RADIUS + 2;
  const obstacles: LabelBox[] = [
    ...stops.map(({ label }) => ({ x: label[0], y: label[1], width: side, height: side })),
    ...stops.slice(1).flatMap(({ at }, index) => {
      const before = stops[index]?.at;
      return before ? [lineBox(before, at, 4)] : [];
    }),
    // Scale and north.
    { x: width / 2, y: high - 12, width, height: 26 },
  ];
  const names = streetNames(
    streets,
    {
      scale,
      toDrawing: (point) => [x + scale * point[0], y + scale * point[1]],
      frame: { x: width / 2, y: high / 2, width, height: high },
      unit: 1,
    },
    obstacles,
  );
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <rect className="fill-map-land" width="400" height="400" />
        {Object.entries(outlines.regions).map(([id, path]) => (
          <path key={id} className="fill-map-idle" d={path} fillRule="evenodd" />
        ))}
        {outlines.water && <path className="fill-map-lake" d={outlines.water} />}
        <DrawnStreets streets={streets} unit={1 / scale} />
      </g>
      <StreetNames names={names} unit={1} />
    </>
  );
}
