/** @jest-environment node */
import { formatProblems, type Problem } from '@/lib/content/checks/problem';
import { checkRestaurantFiles } from '@/lib/travel/check';
import { restaurantFile } from '@/scripts/new/restaurant-file';

const FILE = 'data/restaurants/corner.ts';
const around = {
  pictures: new Set(['jjajangmyeon']),
  recipes: ['jjajangmyeon', 'tofu'],
  markets: ['old-market'],
  inRegion: (region: string, [latitude]: readonly number[]) => region === 'downtown' && latitude === 43.65,
  today: '2026-06-01',
};
const sound = {
  name: 'Corner (Koreatown)',
  region: 'downtown',
  cuisine: 'Korean',
  rating: 4.5,
  categories: ['Lunch', 'Late night'],
  favoriteOrder: 'Jjajangmyeon',
};

const problemsOf = (restaurant: unknown, file = FILE) =>
  checkRestaurantFiles([{ file, restaurant }], around).problems;

/** The one problem of a restaurant that is sound but for these fields. */
function problemWith(fields: Record<string, unknown>): Problem {
  const [problem, ...others] = problemsOf({ ...sound, ...fields });
  expect(others).toEqual([]);
  if (!problem) throw new Error('nothing was found');
  return problem;
}

/** What the file exports, read without the compiler: it is one object literal. */
function exported(source: string): Record<string, unknown> {
  const literal = source.slice(source.indexOf('RestaurantInput = ') + 'RestaurantInput = '.length);
  return new Function(`return ${literal}`)() as Record<string, unknown>;
}

describe('A restaurant file', () => {
  it('that is sound passes, with the name of its file as slug', () => {
    const { restaurants, problems } = checkRestaurantFiles([{ file: FILE, restaurant: sound }], around);
    expect(problems).toEqual([]);
    expect(restaurants.map(({ slug }) => slug)).toEqual(['corner']);
  });

  it.each([
    ['a region that is misspelled', { region: 'northyork' }, 'region', 'northYork'],
    ['a category that is misspelled', { categories: ['Brunhc'] }, 'categories', 'Brunch'],
    ['a recipe that is misspelled', { recipe: 'jjajangmyun' }, 'recipe', 'jjajangmyeon'],
    [
      'a picture that is misspelled',
      { image: { name: 'jjajangmeon', alt: 'Noodles' } },
      'image.name',
      'jjajangmyeon',
    ],
    ['a field that is misspelled', { favouriteOrder: 'Soup' }, 'favouriteOrder', 'favoriteOrder'],
  ])('names %s, and the nearest word that is allowed', (_what, fields, field, nearest) => {
    const problem = problemWith(fields);
    expect(problem).toMatchObject({ file: FILE, field, nearest });
    expect(formatProblems([problem], 'the restaurants')).toContain(`nearest  ${nearest}`);
  });

  it.each([
    ['more than five stars', { rating: 5.1 }, 'rating'],
    ['a name without its neighbourhood', { name: 'Corner' }, 'name'],
    ['no category', { categories: undefined }, 'category'],
    ['a time that no clock shows', { hours: { mon: [['11:00', '25:00']] } }, 'hours.mon[0][1]'],
    ['a checked day without hours', { hoursCheckedOn: '2026-05-03' }, 'hours'],
    ['a day that does not exist', { hours: {}, hoursCheckedOn: '2026-02-30' }, 'hoursCheckedOn'],
    ['coordinates off the globe', { coordinates: [143, -79] }, 'coordinates[0]'],
    ['a link that is none', { link: 'maps' }, 'link'],
    ['a link that runs as code', { youtubeLink: 'javascript:alert(1)' }, 'youtubeLink'],
    ['coordinates of another region', { coordinates: [43.77, -79.41] }, 'coordinates'],
    ['a checked day to come', { hours: {}, hoursCheckedOn: '2026-06-02' }, 'hoursCheckedOn'],
  ])('does not pass with %s', (_what, fields, field) => {
    expect(problemWith(fields)).toMatchObject({ file: FILE, field });
  });

  it('may bring a category of its own', () => {
    expect(problemsOf({ ...sound, categories: ['Karaoke'] })).toEqual([]);
  });

  it('may not have the address of a market', () => {
    expect(problemsOf(sound, 'data/restaurants/old-market.ts')).toMatchObject([{ field: 'the file name' }]);
  });

  it('may not repeat the name of another, and both files are named', () => {
    const other = 'data/restaurants/corner-two.ts';
    const { problems } = checkRestaurantFiles(
      [
        { file: FILE, restaurant: sound },
        { file: other, restaurant: { ...sound, name: 'corner (KOREATOWN)' } },
      ],
      around,
    );
    expect(problems).toMatchObject([{ file: other, field: 'name', found: expect.stringContaining(FILE) }]);
  });

  it('that exports nothing is told what to export', () => {
    expect(problemsOf(undefined)).toMatchObject([{ field: 'restaurant', found: 'nothing' }]);
  });
});

describe('A new restaurant file', () => {
  const text = restaurantFile({ name: "Grandma's (Koreatown)", region: 'downtown' });

  it('is a draft that is already sound', () => {
    const draft = exported(text);
    expect(draft).toMatchObject({ status: 'draft', name: "Grandma's (Koreatown)", region: 'downtown' });
    expect(problemsOf(draft)).toEqual([]);
  });

  it('cannot be published before its words are written', () => {
    const { status: _, ...unfinished } = exported(text);
    expect(problemsOf(unfinished).map(({ field }) => field)).toEqual(['cuisine', 'favoriteOrder']);
  });
});
