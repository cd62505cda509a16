/** @jest-environment node */

import { problemsIn, readFiles } from '@/__tests__/content/content-folder';
import { formatProblems, type Problem } from '@/lib/content/checks/problem';

const FILE = 'data/restaurants/corner.yaml';
const sound = {
  name: 'Corner (Koreatown)',
  region: 'downtown',
  cuisine: 'Korean',
  rating: 4.5,
  categories: ['Lunch', 'Late night'],
  favoriteOrder: 'Jjajangmyeon',
};

const problemsOf = (restaurant: unknown, file = FILE) =>
  problemsIn(file, { 'data/pictures/noodles.webp': '', [file]: restaurant });

/** The one problem of a restaurant that is sound but for these fields. */
function problemWith(fields: Record<string, unknown>): Problem {
  const [problem, ...others] = problemsOf({ ...sound, ...fields });
  expect(others).toEqual([]);
  if (!problem) throw new Error('nothing was found');
  return problem;
}

describe('A restaurant file', () => {
  it('that is sound passes, under the name of its file', () => {
    const { content, problems } = readFiles({ [FILE]: sound });
    expect(problems.filter(({ file }) => file === FILE)).toEqual([]);
    expect(Object.keys(content.restaurants)).toEqual(['corner']);
  });

  it.each([
    ['a region that is misspelled', { region: 'northyork' }, 'region', 'northYork'],
    ['a category that is misspelled', { categories: ['Brunhc'] }, 'categories', 'Brunch'],
    ['a picture that is misspelled', { image: { name: 'nodles', alt: 'Noodles' } }, 'image.name', 'noodles'],
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
    ['a checked day to come', { hours: {}, hoursCheckedOn: '2999-06-02' }, 'hoursCheckedOn'],
  ])('does not pass with %s', (_what, fields, field) => {
    expect(problemWith(fields)).toMatchObject({ file: FILE, field });
  });

  it('may bring a category of its own', () => {
    expect(problemsOf({ ...sound, categories: ['Karaoke'] })).toEqual([]);
  });

  it('may not have the address of a market', () => {
    expect(problemsOf(sound, 'data/restaurants/kensington-market.yaml')).toMatchObject([
      { field: 'the file name' },
    ]);
  });

  it('may not repeat the name of another, and both files are named', () => {
    const other = 'data/restaurants/second.yaml';
    const problems = problemsIn(other, { [FILE]: sound, [other]: { ...sound, name: 'corner (KOREATOWN)' } });
    expect(problems).toMatchObject([{ file: other, field: 'name', found: expect.stringContaining(FILE) }]);
  });
});
