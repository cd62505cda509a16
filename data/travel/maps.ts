import type { GtaMapId, MapId } from '@/data/schema/place';

/** What a map is called and how it is set; its regions and their names stand elsewhere. */
type MapWords = {
  /** Completes "Map of …". */
  name: string;
  /** Credit to show under the map. */
  credit?: string;
  /** Where the name of the lake stands, in view-box units. */
  lake?: readonly [number, number];
  /** Where the name of a region stands instead of the middle of its widest part. */
  labels?: Readonly<Record<string, readonly [number, number]>>;
};

const GTA_CREDIT =
  'Outlines drawn from streets, rivers and shoreline; contains information licensed under the Open Government Licence – Toronto';

export const maps: Record<MapId, MapWords> = {
  toronto: { name: 'Toronto', credit: GTA_CREDIT, lake: [270, 345] },
  northern: { name: 'the Northern region', credit: GTA_CREDIT },
  mississauga: { name: 'the Mississauga region', credit: GTA_CREDIT, lake: [330, 345] },
  eastern: { name: 'the Eastern region', credit: GTA_CREDIT, lake: [270, 360] },
  japan: { name: 'Japan', credit: 'Map of Japan: MapSVG, CC BY 4.0, regions merged' },
  california: { name: 'California' },
};

/** Headings of the three regional sections of the Toronto page. */
export const gtaSections: Record<Exclude<GtaMapId, 'toronto'>, { title: string; short: string }> = {
  northern: { title: 'Northern region', short: 'North' },
  mississauga: { title: 'Mississauga region', short: 'West' },
  eastern: { title: 'Eastern region', short: 'East' },
};
