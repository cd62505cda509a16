import { placeIn } from '@/__tests__/travel/port-alder-place';
import { allPlaces } from '@/lib/guide/restaurants';
import { directionsHref } from '@/lib/walk/directions';

const lamp = placeIn('lamp', { name: 'Lamp', street: '18 Rope Street' });
const bar = placeIn('bar', { name: 'This|That' });
const lost = placeIn('lost', { name: 'Lost' });
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
    placeIn(`s${index}`, { name: `A Restaurant of some Length ${index}`, street: '1234 Fisherman Avenue' }),
  );
  expect(directionsHref(ten).length).toBeLessThan(2048);
  expect(query(...ten).waypoints?.split('|')).toHaveLength(8);
});
