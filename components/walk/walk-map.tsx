import * as messages from '@/.content/messages/walkDialog';
import { formatLength } from '@/lib/text/distance';
import { RADIUS, type WalkDrawing } from '@/lib/walk/drawing';

export type WalkMapProps = WalkDrawing & { className?: string };

/** Sketch of the numbered stops, north up, with a scale bar. */
export function WalkMap({ width, height, stops, scale: { km, length }, className = '' }: WalkMapProps) {
  const [bottom, right] = [height + 22, width - 1];
  return (
    <svg
      className={`block w-full break-inside-avoid text-ink ${className}`}
      viewBox={`0 0 ${width} ${height + 30}`}
      role="img"
      aria-label={messages.sketch}
    >
      <polyline
        points={stops.map(({ at }) => at.join()).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="1 5"
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
      <path d={`M${right} ${bottom - 4}v4h-${length}v-4`} fill="none" stroke="currentColor" />
      <text x={right - length - 8} y={bottom} textAnchor="end" fontSize="12" fill="currentColor">
        {formatLength(km * 1000)}
      </text>
      <path d={`M8 ${bottom}v-16m-4 5l4-5l4 5`} fill="none" stroke="currentColor" />
      <text x="18" y={bottom} fontSize="12" fill="currentColor">
        {messages.north}
      </text>
    </svg>
  );
}
