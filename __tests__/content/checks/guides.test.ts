/** @jest-environment node */
import { checkTravel, type TravelContext } from '@/lib/content/checks/guides';

type Guide = TravelContext['guides'][number]['value'];

const file = 'data/guides/here.yaml';
const RESTAURANT = 'data/restaurants/corner.yaml';
const region = { name: 'Quays', text: 'Soup.', favourites: [] };
const value = {
  regions: { quays: region, port: { ...region, name: 'Port' } },
  maps: [{ id: 'city', name: 'Here', outlines: 'city', regions: ['quays', 'port'] }],
  layout: 'city',
  holidays: [{ name: 'Harbour Day', days: ['2026-06-01'] }],
} as unknown as Guide;

/** Problems of a guide without any, once something is changed in it or around it. */
const check = (part: object, around: Partial<TravelContext> = {}) =>
  checkTravel({
    guides: [{ file, name: 'here', value: { ...value, ...part } }],
    outlines: { city: { regions: { quays: 'M0 0z', port: 'M0 0z' }, labels: {} } },
    inRegions: [],
    places: [],
    neighbourhoods: [],
    guideNames: new Set(),
    ...around,
  });

describe('checkTravel', () => {
  it.each([
    ['as it is', {}, {}],
    ['that opens with one of its regions', { opensWith: 'port' }, {}],
    ['with restaurants', {}, { places: [{ file: RESTAURANT, guide: 'here' }] }],
  ])('reports nothing of a guide %s', (_, part, around) => {
    expect(check(part, around)).toEqual([]);
  });

  it('reports days closed that are neither a day nor a public holiday of the guide', () => {
    const closedOn = ['12-25', '2026-12-31', 'Harbour Day', 'Harbor Day', '25-12'];
    expect(check({}, { places: [{ file: RESTAURANT, guide: 'here', closedOn }] })).toMatchObject([
      { file: RESTAURANT, field: 'closedOn[3]', nearest: 'Harbour Day' },
      { file: RESTAURANT, field: 'closedOn[4]', found: '“25-12”' },
    ]);
  });

  it('reports a first region that the guide does not have', () => {
    expect(check({ opensWith: 'prot' })).toMatchObject([{ file, field: 'opensWith', nearest: 'port' }]);
  });

  it('reports map regions that the guide does not have, and regions on no map', () => {
    const maps = [{ id: 'city', name: 'Here', regions: ['qauys', 'port'] }];
    expect(check({ maps })).toMatchObject([
      { file, field: 'maps[0].regions[0]', nearest: 'quays' },
      { file, field: 'regions.quays' },
    ]);
  });

  it('reports regions without an outline, and a second map without a title', () => {
    const outlines = { city: { regions: { quays: 'M0 0z' }, labels: {} } };
    expect(check({}, { outlines })).toMatchObject([{ file, field: 'maps[0].regions[1]', found: '“port”' }]);
    const maps = [...(value.maps ?? []), { id: 'east', name: 'East', outlines: 'city', regions: ['port'] }];
    expect(check({ maps })).toMatchObject([{ field: 'maps[1].title' }]);
  });

  it('reports restaurants of a guide that lists favourites instead, with the guides that list restaurants', () => {
    const guide = (name: string, layout: string) => ({
      file: `data/guides/${name}.yaml`,
      name,
      value: { ...value, layout, explorer: {} } as Guide,
    });
    const guides = [guide('here', 'picks'), guide('there', 'city')];
    expect(check({}, { guides, places: [{ file: RESTAURANT, guide: 'here' }] })).toMatchObject([
      { file: RESTAURANT, field: 'guide', allowed: 'a guide of the layout “city”: there' },
    ]);
  });

  it('reports the region of a restaurant that its guide does not have, but not one of a missing guide', () => {
    const inRegion = { file: RESTAURANT, field: 'region', guide: 'here', region: 'prot' };
    const inRegions = [inRegion, { ...inRegion, guide: 'nowhere' }];
    expect(check({}, { inRegions })).toMatchObject([{ file: RESTAURANT, field: 'region', nearest: 'port' }]);
  });
});
