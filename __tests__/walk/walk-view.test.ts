import { placeIn } from '@/__tests__/guide/port-alder-place';
import type { StreetData } from '@/lib/streets/street-data';
import { SCREEN, sizeOnStreets, walkDrawing } from '@/lib/walk/drawing';
import { streetsUnder, walkView } from '@/lib/walk/walk-view';

// A degree is 100 units wide around 4° west and 52° north.
const projection = { scale: 5729.578, x: 600, y: 6315 };
const data = { projection, outlines: { regions: {} }, streets: { names: [] } } as unknown as StreetData;
const at = (slug: string, latitude: number, longitude: number) =>
  placeIn(slug, { coordinates: [latitude, longitude] });

describe('streetsUnder', () => {
  it('leaves out the streets if a stop is beside their map', () => {
    const near = [at('lamp', 52, -4), at('reed', 52.01, -4.01)];
    expect(streetsUnder(data, near)).toBe(data);
    expect(streetsUnder(data, [...near, at('hut', 52, -9)])).toBeNull();
  });
});

describe('walkView', () => {
  it('puts the map under the stops of a walk', () => {
    const places = [at('lamp', 52, -4), at('reed', 52, -3.9)];
    const drawing = walkDrawing(places, sizeOnStreets(SCREEN, 2));
    if (!drawing) throw new Error('no drawing');
    const { scale, x } = walkView(data, drawing);
    const [lamp, reed] = drawing.stops;
    // Longitudes of both stops in map units.
    expect(scale * 200 + x).toBeCloseTo(lamp?.at[0] ?? 0, 0);
    expect(scale * 210 + x).toBeCloseTo(reed?.at[0] ?? 0, 0);
  });
});
