import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type * as GeoJSON from 'geojson';
import type { Page, Route } from 'playwright/test';

/** The tile service of the fixture site. */
const ORIGIN = 'https://streets.test';

/** Degrees between the streets of the town, and how many there are each way. */
const BLOCK = 0.004;
const STREETS = 40;

type Feature = GeoJSON.Feature<GeoJSON.Geometry, Record<string, string>>;

const feature = (geometry: GeoJSON.Geometry, properties: Record<string, string>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

/** A town of streets that cross around a point, with a park, a lake and its name, in the layers of the OpenMapTiles schema. */
function town([lat, lng]: readonly [number, number]): Record<string, Feature[]> {
  const reach = (STREETS / 2) * BLOCK;
  const offsets = Array.from({ length: STREETS + 1 }, (_, index) => (index - STREETS / 2) * BLOCK);
  const lines = offsets.flatMap((offset, index) => [
    {
      name: `${index} Avenue`,
      line: [
        [lng + offset, lat - reach],
        [lng + offset, lat + reach],
      ],
    },
    {
      name: `${index} Street`,
      line: [
        [lng - reach, lat + offset],
        [lng + reach, lat + offset],
      ],
    },
  ]);
  const box = (west: number, south: number, size: number): GeoJSON.Polygon => {
    const [x, y, end] = [lng + west * BLOCK, lat + south * BLOCK, size * BLOCK];
    return {
      type: 'Polygon',
      coordinates: [
        [
          [x, y],
          [x + end, y],
          [x + end, y + end],
          [x, y + end],
          [x, y],
        ],
      ],
    };
  };
  const roads = lines.map(({ name, line }, index) =>
    feature({ type: 'LineString', coordinates: line }, { name, class: index % 8 < 2 ? 'primary' : 'minor' }),
  );
  return {
    transportation: roads,
    transportation_name: roads,
    park: [feature(box(1.1, 1.1, 1.8), {})],
    water: [feature(box(-30, -34, 26), {})],
    building: [feature(box(-0.8, 0.2, 0.3), {}), feature(box(0.3, -0.7, 0.4), {})],
    place: [feature({ type: 'Point', coordinates: [lng, lat] }, { name: 'Tiletown', class: 'city' })],
  };
}

/** A style such as tile services offer, with sprites and glyphs to fetch, in colours of its own. */
const STYLE = {
  version: 8,
  sources: { openmaptiles: { type: 'vector', url: `${ORIGIN}/planet` } },
  sprite: `${ORIGIN}/sprites/any`,
  glyphs: `${ORIGIN}/fonts/{fontstack}/{range}.pbf`,
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#f0f' } },
    ...['park', 'water', 'building'].map((id) => ({
      id,
      type: 'fill',
      source: 'openmaptiles',
      'source-layer': id,
      paint: { 'fill-color': '#0ff' },
    })),
    ...['casing', 'inner'].map((part, index) => ({
      id: `highway_${part}`,
      type: 'line',
      source: 'openmaptiles',
      'source-layer': 'transportation',
      paint: { 'line-color': '#f00', 'line-width': ['match', ['get', 'class'], 'primary', 7, 4] as never },
      ...(index === 1 && {
        paint: { 'line-color': '#0f0', 'line-width': ['match', ['get', 'class'], 'primary', 5, 2.5] },
      }),
    })),
    {
      id: 'highway_name',
      type: 'symbol',
      source: 'openmaptiles',
      'source-layer': 'transportation_name',
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': ['Any Sans'],
        'text-size': 12,
      },
    },
    {
      id: 'place_city',
      type: 'symbol',
      source: 'openmaptiles',
      'source-layer': 'place',
      layout: { 'text-field': ['get', 'name'], 'text-font': ['Any Sans'], 'icon-image': 'dot' },
    },
    {
      id: 'poi',
      type: 'symbol',
      source: 'openmaptiles',
      'source-layer': 'poi',
      layout: { 'icon-image': 'shop' },
    },
  ],
};

const ATTRIBUTION =
  '<a href="https://tiles.example/" target="_blank">Tiles</a> &copy; <b onclick="alert(1)">somebody</b>';

/**
 * Answers the requests to the tile service. Returns the addresses that were requested.
 *
 * @param around latitude and longitude of its only town
 * @param instead may answer a request itself, and returns true if it did
 */
export async function streetTiles(
  page: Page,
  around: readonly [number, number],
  instead: (route: Route) => Promise<boolean> = async () => false,
): Promise<string[]> {
  const layers = Object.entries(town(around)).map(
    ([name, features]) =>
      [name, new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: 14, buffer: 64 })] as const,
  );
  const requested: string[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { href, pathname } = new URL(route.request().url());
    requested.push(href);
    if (await instead(route)) return;
    if (pathname === '/styles/plain') return route.fulfill({ headers, json: STYLE });
    if (pathname === '/planet') {
      const tiles = [`${ORIGIN}/tiles/{z}/{x}/{y}.pbf`];
      return route.fulfill({
        headers,
        json: { tilejson: '3.0.0', tiles, maxzoom: 14, attribution: ATTRIBUTION },
      });
    }
    const [z = 0, x = 0, y = 0] = (pathname.match(/\d+/g) ?? []).map(Number);
    const found = layers.flatMap(([name, index]) => {
      const tile = index.getTile(z, x, y);
      return tile ? [[name, tile] as const] : [];
    });
    const body = Buffer.from(fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }));
    return route.fulfill({ headers, contentType: 'application/x-protobuf', body });
  });
  return requested;
}
