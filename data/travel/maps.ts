import type { GtaMapId, MapId } from '@/lib/content/schema/travel/place';

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
  /** Names that stand in more than one line on the map, because their region is narrow. */
  lines?: Readonly<Record<string, readonly string[]>>;
};

const GTA_CREDIT =
  'Outlines drawn from streets, rivers and shoreline; contains information licensed under the Open Government Licence – Toronto';

export const maps: Record<MapId, MapWords> = {
  toronto: {
    name: 'Toronto',
    credit: GTA_CREDIT,
    lake: [290, 345],
    labels: {
      downtown: [231, 253],
      northYork: [124, 168],
      scarborough: [303, 140],
      etobicoke: [72, 262],
      york: [131, 232],
      eastYork: [224, 219],
    },
    lines: { eastYork: ['East', 'York'] },
  },
  northern: {
    name: 'the Northern region',
    credit: GTA_CREDIT,
    labels: { vaughan: [108, 282], richmondHill: [206, 208], markham: [304, 236] },
    lines: { richmondHill: ['Richmond', 'Hill'] },
  },
  mississauga: { name: 'the Mississauga region', credit: GTA_CREDIT, lake: [330, 345] },
  eastern: {
    name: 'the Eastern region',
    credit: GTA_CREDIT,
    lake: [280, 352],
    labels: { markham: [131, 232], richmondHill: [46, 212], pickering: [236, 180], whitby: [335, 190] },
    lines: { richmondHill: ['Richmond', 'Hill'] },
  },
  japan: {
    name: 'Japan',
    credit: 'Map of Japan: MapSVG, CC BY 4.0, regions merged',
    labels: {
      tokyo: [296, 289],
      kanto: [249, 248],
      chubu: [201, 258],
      kansai: [168, 283],
      chugoku: [112, 266],
      shikoku: [133, 309],
      okinawa: [357, 382],
    },
  },
  california: {
    name: 'California',
    labels: { bayarea: [95, 153], centralcoast: [168, 243], socal: [217, 285] },
    lines: {
      norcal: ['Northern', 'California'],
      bayarea: ['Bay', 'Area'],
      socal: ['Southern', 'California'],
    },
  },
};

/** Headings of the three regional sections of the Toronto page, and a sentence about each. */
export const gtaSections: Record<
  Exclude<GtaMapId, 'toronto'>,
  { title: string; short: string; text: string }
> = {
  northern: {
    title: 'Northern region',
    short: 'North',
    text: 'Up Yonge Street and past the edge of the city: noodles in the plazas, espresso in Woodbridge, farms where the houses end.',
  },
  mississauga: {
    title: 'Mississauga region',
    short: 'West',
    text: 'Along the lake to the west, and inland as far as the orchards. I am still eating my way through it.',
  },
  eastern: {
    title: 'Eastern region',
    short: 'East',
    text: 'From the plazas of Markham to the harbour at Whitby, with the lake on your right.',
  },
};
