import { gpx, kml } from '@tmcw/togeojson';
import { readParameter, withParameter } from '@/lib/address';
import { allPlaces } from '@/lib/travel/restaurants';
import { parseWalk, WALK } from '@/lib/travel/walk/address';
import { directionsHref } from '@/lib/travel/walk/directions';
import { kilometres, legs } from '@/lib/travel/walk/distance';
import { walkGeoJson, walkGpx, walkKml } from '@/lib/travel/walk/files';
import { byNearest, moved } from '@/lib/travel/walk/order';
import { distanceWords, leftOutWords, walkText, walkTitle } from '@/lib/travel/walk/words';
import { placeIn } from './port-alder-place';

const lamp = placeIn('lamp', {
  name: 'Lamp',
  street: '18 Rope Street',
  order: 'Crab soup',
  coordinates: [43.6478, -8.3887],
});
const odd = placeIn('odd', {
  name: 'Fish & <Chips> "to go" ]]> it\u2019s\u0000\u0008\uFFFF \uD800 \u{1F35C}',
  coordinates: [43.6549, -8.4018],
});
const lost = placeIn('lost', { name: 'Lost' });
const market = placeIn('market', { kind: 'market', name: 'Market', coordinates: [43.6487, -8.3716] });

const options = {
  title: 'A walk & more',
  address: 'https://example.com/travel/port-alder/?walk=lamp,odd&region=<x>',
};

function parsed(text: string): Document {
  const doc = new DOMParser().parseFromString(text, 'application/xml');
  expect(doc.querySelector('parsererror')).toBeNull();
  return doc;
}
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((node) => node.textContent);

describe('the walk in the address', () => {
  const known = (slug: string) => /^s\d+$/.test(slug);

  test('keeps its order and drops what is unknown, repeated or beyond the tenth stop', () => {
    expect(parseWalk('s2,s1,nowhere,s2,,S1,s3', known)).toEqual(['s2', 's1', 's3']);
    const twelve = Array.from({ length: 12 }, (_, index) => `s${index}`);
    expect(parseWalk(twelve.join(), known)).toEqual(twelve.slice(0, 10));
    expect(parseWalk('', known)).toEqual([]);
  });

  test('reads whatever stands there without an error', () => {
    const pieces = [
      '%',
      '%ZZ',
      ',',
      '&',
      '=',
      '\uD800',
      '\u0000',
      '<script>',
      's1',
      '\u{1F35C}',
      '+',
      '__proto__',
    ];
    let seed = 7;
    for (let turn = 0; turn < 2000; turn++) {
      let search = '?walk=';
      for (let part = 0; part < turn % 40; part++) {
        seed = (seed * 48271) % 2147483647;
        search += pieces[seed % pieces.length];
      }
      const stops = parseWalk(readParameter(WALK, search), known);
      expect(stops.every((slug) => slug === 's1') && stops.length < 2).toBe(true);
    }
  });

  test('comes back from an address as it was written there, beside what others keep in it', () => {
    const search = withParameter(WALK, 's1,s2', '?region=upperTown&walk=old');
    expect(search).toBe('?region=upperTown&walk=s1,s2');
    expect(parseWalk(readParameter(WALK, search), known)).toEqual(['s1', 's2']);
  });
});

describe('the order of a walk', () => {
  test('a stop moves by one and stays where it has nowhere to go', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 'gone', 1)).toEqual(['a', 'b']);
  });

  test('by distance, each stop leads to the nearest one left, and those without coordinates come last', () => {
    // Lamp to the market is 1.4 km, to the other end of Net Lofts 1.3 km.
    expect(byNearest([lamp, lost, market, odd])).toEqual(['lamp', 'odd', 'market', 'lost']);
    expect(byNearest([lost, market, odd, lamp])).toEqual(['market', 'lamp', 'odd', 'lost']);
    expect(byNearest([lost])).toEqual(['lost']);
    expect(byNearest([])).toEqual([]);
  });
});

describe('how far it is', () => {
  test('a degree of latitude is 111.2 km, and the shortest way crosses the date line', () => {
    expect(kilometres([43, -8], [44, -8])).toBeCloseTo(111.195, 2);
    expect(kilometres([0, 179.5], [0, -179.5])).toBeCloseTo(111.195, 2);
    expect(kilometres([43, -8], [43, -8])).toBe(0);
  });

  test('is measured only from stop to stop where both are known', () => {
    expect(legs([lamp, lost, market])).toEqual([null, null]);
    expect(legs([lost, lamp, market])[1]).toBeCloseTo(1.379, 2);
    expect(legs([lamp])).toEqual([]);
  });

  test('is told with what it leaves out', () => {
    expect(distanceWords([lamp, market])).toBe(
      'About 1.4 km as the crow flies, from the first stop to the last.',
    );
    expect(distanceWords([lost, lamp, market])).toBe(
      'About 1.4 km as the crow flies. 1 stop has no pin yet, so the way there is not counted.',
    );
    expect(distanceWords([lamp, lost, market])).toBe('1 stop has no pin yet, so no distance.');
    expect(distanceWords([lamp, lost, market, placeIn('too')])).toBe(
      '2 stops have no pin yet, so no distance.',
    );
    expect(distanceWords([lost, placeIn('too')])).toBe('');
    expect(distanceWords([lamp, placeIn('next door', { coordinates: [43.6479, -8.3887] })])).toBe(
      'Less than 0.1 km as the crow flies, from the first stop to the last.',
    );
    expect(distanceWords([lamp])).toBe('');
  });
});

describe('directions', () => {
  const query = (href: string) => Object.fromEntries(new URL(href).searchParams);

  test('lead on foot from the first stop through the others to the last', () => {
    const href = directionsHref([lamp, odd, lost, market]);
    expect(href).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&/);
    expect(query(href)).toMatchObject({
      travelmode: 'walking',
      origin: 'Lamp, 18 Rope Street, Net Lofts, Port Alder',
      destination: 'Market, Net Lofts, Port Alder',
    });
    expect(query(href).waypoints?.split('|')).toHaveLength(2);
    expect(query(href).waypoints).toMatch(/\|Lost, Net Lofts, Port Alder$/);
  });

  test('ask for what the map link of the place asks for', () => {
    for (const one of allPlaces()) {
      const link = new URL(one.mapHref);
      if (link.host !== 'www.google.com') continue;
      expect(query(directionsHref([one])).destination).toBe(link.searchParams.get('query'));
      expect(link.searchParams.get('query')).toContain(one.street ?? one.name);
    }
  });

  test('to a single stop start where the visitor stands', () => {
    expect(query(directionsHref([lost]))).toEqual({
      api: '1',
      travelmode: 'walking',
      destination: 'Lost, Net Lofts, Port Alder',
    });
    expect(query(directionsHref([lamp, market]))).not.toHaveProperty('waypoints');
    expect(directionsHref([])).toBe('');
  });

  test('keep a name with the sign between stops in one piece', () => {
    const href = directionsHref([lamp, placeIn('bar', { name: 'This|That' }), market]);
    expect(query(href).waypoints).toBe('This That, Net Lofts, Port Alder');
  });

  test('hold ten stops in an address that a map still takes', () => {
    const ten = Array.from({ length: 10 }, (_, index) =>
      placeIn(`s${index}`, { name: `A Restaurant of some Length ${index}`, street: '1234 Fisherman Avenue' }),
    );
    expect(directionsHref(ten).length).toBeLessThan(2048);
    expect(query(directionsHref(ten)).waypoints?.split('|')).toHaveLength(8);
  });
});

describe('a shared walk', () => {
  test('is named after its towns and lists its stops', () => {
    expect(walkTitle([lamp, market], 'Port Alder')).toBe('A food walk in Port Alder');
    expect(walkTitle([lamp, placeIn('far', { city: 'Millford' })], 'Port Alder')).toBe(
      'A food walk in Port Alder and Millford',
    );
    const towns = ['Port Alder', 'Millford', 'Highmoor', 'Eastwick'].map((city) => placeIn(city, { city }));
    expect(walkTitle(towns, 'Port Alder')).toBe('A food walk in and around Port Alder');
    expect(walkText([lamp, lost, market])).toBe('3 stops: Lamp, Lost and Market.');
    expect(walkText([lamp])).toBe('1 stop: Lamp.');
  });

  test('says which stops its files leave out', () => {
    expect(leftOutWords([lamp, lost, market])).toBe('Left out of the file: Lost.');
    expect(leftOutWords([lost, placeIn('Gone')])).toBe('Left out of the file: Lost and Gone.');
    expect(leftOutWords([lamp])).toBe('');
  });
});

const walk = [odd, lost, lamp];
/** The odd name without what XML cannot hold. */
const ODD = '1. Fish & <Chips> "to go" ]]> it\u2019s  \u{1F35C}';

describe('KML', () => {
  test('has a point for each known stop in the order of the walk, longitude first, and no line', () => {
    const doc = parsed(walkKml(walk, options));
    expect(doc.documentElement.namespaceURI).toBe('http://www.opengis.net/kml/2.2');
    expect(texts(doc, 'Placemark > name')).toEqual([ODD, '3. Lamp']);
    expect(texts(doc, 'Point > coordinates')).toEqual(['-8.4018,43.6549', '-8.3887,43.6478']);
    expect(doc.querySelector('LineString')).toBeNull();
  });

  test('tells what to order, the address, the card here, and what is left out', () => {
    const doc = parsed(walkKml(walk, options));
    const last = [...doc.querySelectorAll('Placemark')].at(-1);
    expect(last && texts(last, 'address')).toEqual(['18 Rope Street, Net Lofts, Port Alder']);
    expect(last && texts(last, 'description')).toEqual([
      'What to order: Crab soup\nhttps://example.com/travel/port-alder/?region=quayside#lamp',
    ]);
    expect(texts(doc, 'Document > name')).toEqual(['A walk & more']);
    expect(texts(doc, 'Document > description')).toEqual([`${leftOutWords(walk)}\n${options.address}`]);
  });
});

describe('GPX', () => {
  test('has a waypoint for each known stop and a route through them', () => {
    const doc = parsed(walkGpx(walk, options));
    expect(doc.documentElement.namespaceURI).toBe('http://www.topografix.com/GPX/1/1');
    expect(doc.documentElement.getAttribute('version')).toBe('1.1');
    for (const tag of ['gpx > wpt', 'rte > rtept']) {
      const found = [...doc.querySelectorAll(tag)];
      expect(found.map((node) => [node.getAttribute('lat'), node.getAttribute('lon')])).toEqual([
        ['43.6549', '-8.4018'],
        ['43.6478', '-8.3887'],
      ]);
      expect(texts(doc, `${tag} > name`)).toEqual([ODD, '3. Lamp']);
      expect(texts(doc, `${tag} > desc`).at(-1)).toBe(
        'What to order: Crab soup\n18 Rope Street, Net Lofts, Port Alder',
      );
      expect(found.at(-1)?.querySelector('link')?.getAttribute('href')).toBe(
        'https://example.com/travel/port-alder/?region=quayside#lamp',
      );
    }
    expect(texts(doc, 'metadata > desc')).toEqual([leftOutWords(walk)]);
    expect(doc.querySelector('metadata > link')?.getAttribute('href')).toBe(options.address);
  });
});

describe('GeoJSON', () => {
  test('has a point for each known stop, longitude first, with what one needs to know', () => {
    const file = JSON.parse(walkGeoJson(walk, options));
    expect(file).toMatchObject({ type: 'FeatureCollection', name: 'A walk & more', link: options.address });
    expect(file.description).toBe(leftOutWords(walk));
    expect(file.features).toHaveLength(2);
    expect(file.features[0]).toMatchObject({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-8.4018, 43.6549] },
      properties: { stop: 1, name: odd.name },
    });
    expect(file.features[1]).toEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-8.3887, 43.6478] },
      properties: {
        stop: 3,
        name: 'Lamp',
        order: 'Crab soup',
        hours: '',
        position: '',
        address: '18 Rope Street, Net Lofts, Port Alder',
        link: 'https://example.com/travel/port-alder/?region=quayside#lamp',
      },
    });
  });
});

describe('files that others read', () => {
  const open = placeIn('open', {
    name: 'Open',
    order: 'Eel',
    coordinates: [43.6, -8.4],
    hours: { tue: [['08:00', '18:00']], wed: [['08:00', '18:00']] },
  });
  const stalls = { ...open, slug: 'stalls', name: 'Stalls', manyShops: true as const };
  const doc = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
  const known = /What to order: Eel\nHours: Tue and Wed 8 am to 6 pm, closed Thu to Mon\n/;

  test('hold names, order, notes and hours in a KML file', () => {
    const { features } = kml(doc(walkKml([open, stalls, lamp], options)));
    expect(features.map(({ properties }) => properties?.name)).toEqual(['1. Open', '2. Stalls', '3. Lamp']);
    expect(features[0]?.geometry).toMatchObject({ type: 'Point', coordinates: [-8.4, 43.6] });
    expect(features[0]?.properties?.description).toMatch(known);
    expect(features[1]?.properties?.description).toContain('Hours of most shops: Tue and Wed');
    expect(features[2]?.properties?.description).not.toContain('Hours');
  });

  test('say of a position that it is that of a block', () => {
    const onBlock = 'The position is that of its block: look for the door.';
    const files = (at: typeof open) => [walkKml, walkGpx, walkGeoJson].map((file) => file([at], options));
    for (const file of files({ ...open, onBlock: true })) expect(file).toContain(onBlock);
    for (const file of files(open)) expect(file).not.toContain(onBlock);
  });

  test('hold them in a GPX file, once as waypoints and once as a route', () => {
    const { features } = gpx(doc(walkGpx([open, lamp], options)));
    const route = features.find(({ geometry }) => geometry?.type === 'LineString');
    expect(route?.properties?.name).toBe('A walk & more');
    expect(route?.geometry).toMatchObject({
      coordinates: [
        [-8.4, 43.6],
        [-8.3887, 43.6478],
      ],
    });
    const points = features.filter(({ geometry }) => geometry?.type === 'Point');
    expect(points.map(({ properties }) => properties?.name)).toEqual(['1. Open', '2. Lamp']);
    expect(points[0]?.properties?.desc).toMatch(known);
  });

  test('hold them in a GeoJSON file', () => {
    const [first, second] = JSON.parse(walkGeoJson([open, lamp], options)).features;
    expect(first.properties.hours).toBe('Hours: Tue and Wed 8 am to 6 pm, closed Thu to Mon');
    expect(second.properties.hours).toBe('');
  });
});
