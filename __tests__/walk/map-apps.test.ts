/** @jest-environment jsdom */
import { gpx, kml } from '@tmcw/togeojson';
import { placeIn } from '@/__tests__/guide/port-alder-place';
import { allPlaces } from '@/lib/guide/restaurants';
import { RADIUS, SCREEN, walkDrawing } from '@/lib/walk/drawing';
import { directionsHref, walkGeoJson, walkGpx, walkKml } from '@/lib/walk/map-apps';

describe('files and directions', () => {
  const odd = placeIn('odd', {
    name: 'Fish & <Chips> "to go" ]]> it\u2019s\u0000\u0008\uFFFF \uD800 \u{1F35C}',
    coordinates: [43.6549, -8.4018],
  });
  const lost = placeIn('lost', { name: 'Lost' });
  const lamp = placeIn('lamp', {
    name: 'Lamp',
    street: '18 Rope Street',
    order: 'Crab soup',
    coordinates: [43.6478, -8.3887],
  });
  const open = placeIn('open', {
    name: 'Open',
    coordinates: [43.6, -8.4],
    hours: { tue: [['08:00', '18:00']], wed: [['08:00', '18:00']] },
  });
  const walk = [odd, lost, lamp];
  /** The odd name without the characters that XML does not allow. */
  const ODD = '1. Fish & <Chips> "to go" ]]> it\u2019s  \u{1F35C}';
  const LAMP = 'https://example.com/travel/port-alder/?region=quayside#lamp';
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

  it('writes KML with a point for each stop that has coordinates', () => {
    const doc = parsed(walkKml(walk, options));
    expect(doc.documentElement.namespaceURI).toBe('http://www.opengis.net/kml/2.2');
    expect(texts(doc, 'Document > name')).toEqual(['A walk & more']);
    expect(texts(doc, 'Document > description')).toEqual([`Not in the file: Lost.\n${options.address}`]);
    expect(doc.querySelector('LineString')).toBeNull();
    expect(texts(doc, 'Placemark:last-of-type > address')).toEqual(['18 Rope Street, Net Lofts, Port Alder']);
    const [first, last] = kml(doc).features;
    expect(first).toMatchObject({
      geometry: { type: 'Point', coordinates: [-8.4018, 43.6549] },
      properties: { name: ODD },
    });
    expect(last).toMatchObject({
      geometry: { type: 'Point', coordinates: [-8.3887, 43.6478] },
      properties: { name: '3. Lamp', description: `What to order: Crab soup\n${LAMP}` },
    });
  });

  it('writes GPX with waypoints and a route', () => {
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
      expect(found.at(-1)?.querySelector('link')?.getAttribute('href')).toBe(LAMP);
    }
    expect(texts(doc, 'metadata > desc')).toEqual(['Not in the file: Lost.']);
    expect(doc.querySelector('metadata > link')?.getAttribute('href')).toBe(options.address);
    const route = gpx(doc).features.find(({ geometry }) => geometry?.type === 'LineString');
    expect(route?.properties?.name).toBe('A walk & more');
  });

  it('writes GeoJSON with a point for each stop that has coordinates', () => {
    const file = JSON.parse(walkGeoJson(walk, options));
    expect(file).toMatchObject({
      type: 'FeatureCollection',
      name: 'A walk & more',
      link: options.address,
      description: 'Not in the file: Lost.',
    });
    expect(file.features).toHaveLength(2);
    expect(file.features[0]).toMatchObject({
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
        link: LAMP,
      },
    });
  });

  it.each([
    ['KML', walkKml],
    ['GPX', walkGpx],
    ['GeoJSON', walkGeoJson],
  ])('describes opening hours and an approximate position in %s', (_, write) => {
    const file = (more: Partial<typeof open>) => write([{ ...open, ...more }], options);
    const block = 'The pin is close, not exact. Look for the door.';
    expect(file({})).toContain('Hours: Tue and Wed 8 am to 6 pm, closed Thu to Mon');
    expect(file({ manyShops: true })).toContain('Hours of most shops: Tue and Wed');
    expect(write([lamp], options)).not.toContain('Hours');
    expect(file({ onBlock: true })).toContain(block);
    expect(file({})).not.toContain(block);
  });

  describe('directionsHref', () => {
    const bar = placeIn('bar', { name: 'This|That' });
    const market = placeIn('market', { kind: 'market', name: 'Market' });
    const query = (...stops: Parameters<typeof directionsHref>[0]) =>
      Object.fromEntries(new URL(directionsHref(stops)).searchParams);

    it('leads on foot from the first stop through the others to the last', () => {
      expect(directionsHref([lamp, market])).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&/);
      // The vertical bar separates waypoints, so it is replaced in a name.
      expect(query(lamp, bar, lost, market)).toEqual({
        api: '1',
        travelmode: 'walking',
        origin: 'Lamp, 18 Rope Street, Net Lofts, Port Alder',
        waypoints: 'This That, Net Lofts, Port Alder|Lost, Net Lofts, Port Alder',
        destination: 'Market, Net Lofts, Port Alder',
      });
      expect(query(lamp, market)).not.toHaveProperty('waypoints');
    });

    it('starts at the visitor’s position for a single stop, and is empty for none', () => {
      const destination = 'Lost, Net Lofts, Port Alder';
      expect(query(lost)).toEqual({ api: '1', travelmode: 'walking', destination });
      expect(directionsHref([])).toBe('');
    });

    it('searches for the same text as the map link of each place', () => {
      for (const place of allPlaces()) {
        const link = new URL(place.mapHref);
        if (link.host !== 'www.google.com') continue;
        expect(query(place).destination).toBe(link.searchParams.get('query'));
        expect(link.searchParams.get('query')).toContain(place.street ?? place.name);
      }
    });

    it('fits ten stops into 2,048 characters', () => {
      const ten = Array.from({ length: 10 }, (_, index) =>
        placeIn(`s${index}`, {
          name: `A Restaurant of some Length ${index}`,
          street: '1234 Fisherman Avenue',
        }),
      );
      expect(directionsHref(ten).length).toBeLessThan(2048);
      expect(query(...ten).waypoints?.split('|')).toHaveLength(8);
    });
  });
});

describe('walkDrawing', () => {
  const at = (slug: string, latitude: number, longitude: number) =>
    placeIn(slug, { coordinates: [latitude, longitude] });
  const drawn = (...places: Parameters<typeof walkDrawing>[0]) => {
    const drawing = walkDrawing(places);
    if (!drawing) throw new Error('nothing is drawn');
    return drawing;
  };

  it('draws the stops north up, with their numbers in the walk', () => {
    const { stops } = drawn(
      at('south', 43.64, -79.4),
      placeIn('lost', {}),
      at('north', 43.66, -79.4),
      at('east', 43.65, -79.37),
    );
    expect(stops.map(({ number }) => number)).toEqual([1, 3, 4]);
    const [south, north, east] = stops.map(({ at: [x, y] }) => ({ x, y }));
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(north?.x).toBe(south?.x);
    expect(east?.x).toBeGreaterThan(south?.x ?? 0);
    expect(east?.y).toBeCloseTo(((north?.y ?? 0) + (south?.y ?? 0)) / 2, 0);
  });

  it('draws a scale that matches the distance of 2.22 km', () => {
    const { stops, scale } = drawn(at('south', 43.64, -79.4), at('north', 43.66, -79.4));
    const [south = 0, north = 0] = stops.map(({ at: [, y] }) => y);
    expect((south - north) / scale.length).toBeCloseTo(2.22 / scale.km, 1);
  });

  it.each([
    ['at one door', [0, 0, 0, 0]],
    ['in one street', [0, 0.0001, 0.0002, 0.0003]],
    ['with one far away', [0, 0.0001, 0.0002, 0.5]],
  ])('keeps the labels on the sheet and apart for stops %s', (_, steps) => {
    const { stops, width, height } = drawn(
      ...steps.map((step, index) => at(`s${index}`, 43.65, -79.4 + step)),
    );
    const labels = stops.map(({ label }) => label);
    labels.forEach(([x, y], index) => {
      expect(x).toBeGreaterThanOrEqual(RADIUS);
      expect(x).toBeLessThanOrEqual(width - RADIUS);
      expect(y).toBeGreaterThanOrEqual(RADIUS);
      expect(y).toBeLessThanOrEqual(height - RADIUS);
      for (const other of labels.slice(0, index))
        expect(Math.hypot(x - other[0], y - other[1])).toBeGreaterThan(2 * RADIUS - 0.5);
    });
  });

  it('is null for fewer than two stops with coordinates', () => {
    expect(walkDrawing([at('south', 43.64, -79.4), placeIn('lost', {})])).toBeNull();
  });

  it('draws a walk as wide as a phone for the dialog', () => {
    const drawing = walkDrawing([at('south', 43.64, -79.4), at('north', 43.7, -79.4)], SCREEN);
    expect(drawing).toMatchObject({ width: 320, height: 180 });
    expect(drawing?.scale.length).toBeLessThanOrEqual(90);
  });
});
