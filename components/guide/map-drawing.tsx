import type { MapNameLayout } from '@/lib/guide/map-names';
import type { MapDrawing } from '@/lib/guide/maps';

/** The surroundings of the regions of a map, in its view box. */
export function MapGround({ map }: { map: MapDrawing }) {
  return (
    <>
      <rect className={map.isIsland ? 'fill-map-lake' : 'fill-map-land'} width="400" height="400" />
      {map.context && <path className="fill-map-land stroke-line" strokeWidth="0.6" d={map.context} />}
      {map.water && <path className="fill-map-lake" d={map.water} />}
      {map.inset && <path className="fill-none stroke-control" strokeWidth="0.8" d={map.inset} />}
    </>
  );
}

export type MapNamesProps = {
  names: MapNameLayout;
  /** Id of the highlighted region. */
  selected: string | null | undefined;
  /** View-box units between the lines of a name. */
  line: number;
};

/** Names on a map where they fit: of its water, and of every region with a shape, with lines to names beside it. */
export function MapNames({ names: { regions, water }, selected, line }: MapNamesProps) {
  return (
    <>
      {water && (
        <text
          className="fill-map-lake-ink stroke-0 font-text font-normal italic"
          fontSize="1.15em"
          x={water.at[0]}
          y={water.at[1]}
          dy="0.35em"
        >
          {water.name}
        </text>
      )}
      {regions.map(
        ({ id, leader }) =>
          leader && (
            <path key={id} className="stroke-ink" strokeWidth="0.8" d={`M${leader[0]}L${leader[1]}`} />
          ),
      )}
      {regions.map(({ id, lines, at: [x, y] }) => (
        <text key={id} data-selected={id === selected || undefined}>
          {lines.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and their order never changes.
            <tspan key={index} x={x} y={y + (index - (lines.length - 1) / 2) * line} dy="0.35em">
              {text}
            </tspan>
          ))}
        </text>
      ))}
    </>
  );
}
