import { type MapView, WHOLE_MAP } from '@/lib/guide/map-view';
import type { MapDrawing, MapShapes } from '@/lib/guide/maps';

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
  map: MapShapes;
  /** Id of the highlighted region. */
  selected: string | null | undefined;
  /** View-box units between the lines of a name. */
  line: number;
  /** The part of the map that is shown, by default all of it; names move with it and keep their size. */
  view?: MapView;
};

/** Names on a map: of its water, and of every region with a shape. */
export function MapNames({ map, selected, line, view = WHOLE_MAP }: MapNamesProps) {
  const { scale, x: left, y: top } = view;
  const move = (x: number, y: number) =>
    view === WHOLE_MAP
      ? undefined
      : { transform: `translate(${left + (scale - 1) * x}px, ${top + (scale - 1) * y}px)` };
  const drawn = map.regions.filter(({ path }) => path !== '');
  return (
    <>
      {map.waterName && (
        <text
          className="fill-map-lake-ink stroke-0 font-text font-normal italic"
          fontSize="1.15em"
          x={map.waterName.at[0]}
          y={map.waterName.at[1]}
          style={move(...map.waterName.at)}
        >
          {map.waterName.name}
        </text>
      )}
      {drawn.map(({ id, name, lines = [name], label: [x, y] }) => (
        <text key={id} style={move(x, y)} data-selected={id === selected || undefined}>
          {lines.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and their order never changes.
            <tspan key={index} x={x} y={y + (index - (lines.length - 1) / 2) * line}>
              {text}
            </tspan>
          ))}
        </text>
      ))}
    </>
  );
}
