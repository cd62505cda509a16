import { placeIn } from '@/__tests__/guide/port-alder-place';
import { RADIUS, SCREEN, walkDrawing } from '@/lib/walk/drawing';

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
  const { stops, width, height } = drawn(...steps.map((step, index) => at(`s${index}`, 43.65, -79.4 + step)));
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
