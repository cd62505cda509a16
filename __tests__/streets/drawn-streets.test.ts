import { streets } from '@/lib/content/schema/guide-streets';
import { streetsIn } from '@/lib/offline/page-files';
import { kilometresPerUnit, project } from '@/lib/streets/projection';
import { readStreetData } from '@/lib/streets/street-data';
import { streetNames } from '@/lib/streets/street-names';

const drawn = streets.parse({
  main: 'M0 100l200 0',
  names: [
    { name: 'Quay Street', of: 'main', at: [[100, 100, 0, 160]] },
    { name: 'Hill Lane', of: 'minor', at: [[50, 50, -90, 80]] },
  ],
  stations: [{ name: 'Harbour', at: [150, 150] }],
});

const view = (scale: number) => ({
  scale,
  toDrawing: ([x, y]: readonly [number, number]) => [x * scale, y * scale] as const,
  frame: { x: 200, y: 200, width: 400, height: 400 },
  unit: 1,
});

describe('streetNames', () => {
  const named = (scale: number, obstacles = [{ x: 0, y: 0, width: 1, height: 1 }]) =>
    streetNames(drawn, view(scale), obstacles).map(({ name, at, angle }) => [name, ...at, angle]);

  it('names only main streets on a map of the whole city', () => {
    expect(named(1)).toEqual([['Quay Street', 100, 100, 0]]);
  });

  it('names stations and minor streets, too, once it is enlarged', () => {
    expect(named(2).map(([name]) => name)).toEqual(['Quay Street', 'Harbour', 'Hill Lane']);
  });

  it('moves the name of a street along it or beside it where a pin is', () => {
    const [[, x, y] = []] = named(1, [{ x: 100, y: 100, width: 24, height: 24 }]);
    expect([x, y]).not.toEqual([100, 100]);
  });

  it('leaves out a name that is longer than its street', () => {
    const short = streets.parse({ names: [{ name: 'Quay Street', of: 'main', at: [[100, 100, 0, 10]] }] });
    expect(streetNames(short, view(1), [])).toEqual([]);
  });
});

describe('project', () => {
  it('puts the zero meridian and the equator at the offsets of a projection', () => {
    expect(project({ scale: 100, x: 7, y: 9 }, [0, 0]).map(Math.round)).toEqual([7, 9]);
    expect(kilometresPerUnit({ scale: 6371, x: 0, y: 0 }, 60)).toBeCloseTo(0.5);
  });
});

describe('readStreetData', () => {
  it.each([null, {}, { projection: {}, outlines: {}, streets: {} }, []])('refuses %j', (value) => {
    expect(() => readStreetData(value)).toThrow('A file of streets without streets.');
  });
});

describe('streetsIn', () => {
  it('finds the file of drawn streets in the router data of a guide once', () => {
    const text =
      '"streets":"/travel/port-alder/streets/city-0a1b2c3d.json","/travel/port-alder/streets/city-0a1b2c3d.json"';
    expect(streetsIn(text)).toEqual(['/travel/port-alder/streets/city-0a1b2c3d.json']);
    expect(streetsIn('/travel/port-alder/events/fairs.ics')).toEqual([]);
  });
});
