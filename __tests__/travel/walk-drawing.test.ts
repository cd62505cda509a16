import { RADIUS, walkDrawing } from '@/lib/travel/walk/drawing';
import { placeIn } from './port-alder-place';

const at = (slug: string, latitude: number, longitude: number) =>
  placeIn(slug, { coordinates: [latitude, longitude] });
const drawn = (...places: Parameters<typeof walkDrawing>[0]) => {
  const drawing = walkDrawing(places);
  if (!drawing) throw new Error('nothing is drawn');
  return drawing;
};

describe('a walk on paper', () => {
  test('lies as the city does, with the numbers of the list', () => {
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

  test('has a scale that is true', () => {
    // 2.22 km from one to the other.
    const { stops, scale } = drawn(at('south', 43.64, -79.4), at('north', 43.66, -79.4));
    const [south, north] = stops.map(({ at: [, y] }) => y);
    expect(((south ?? 0) - (north ?? 0)) / scale.length).toBeCloseTo(2.22 / scale.km, 1);
  });

  test.each([
    ['at one door', [0, 0, 0, 0]],
    ['in one street', [0, 0.0001, 0.0002, 0.0003]],
    ['with one far away', [0, 0.0001, 0.0002, 0.5]],
  ])('has no number that covers another or leaves the sheet: %s', (_, steps) => {
    const { stops, width, height } = drawn(
      ...steps.map((step, index) => at(`s${index}`, 43.65, -79.4 + step)),
    );
    for (const [
      index,
      {
        label: [x, y],
      },
    ] of stops.entries()) {
      expect(x).toBeGreaterThanOrEqual(RADIUS);
      expect(x).toBeLessThanOrEqual(width - RADIUS);
      expect(y).toBeGreaterThanOrEqual(RADIUS);
      expect(y).toBeLessThanOrEqual(height - RADIUS);
      for (const { label } of stops.slice(0, index)) {
        expect(Math.hypot(x - label[0], y - label[1])).toBeGreaterThan(2 * RADIUS - 0.5);
      }
    }
  });

  test('is not drawn with fewer than two places', () => {
    expect(walkDrawing([at('south', 43.64, -79.4), placeIn('lost', {})])).toBeNull();
  });
});
