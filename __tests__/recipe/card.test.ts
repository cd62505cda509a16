/** @jest-environment node */
import { recipe } from '@/lib/content/schema/recipe';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCardData } from '@/lib/recipe/card';
import { describeClock, describeMinutes, isoDuration } from '@/lib/recipe/durations';
import { pickedRecipes } from '@/lib/recipe/picked-cards';

const stew = recipeBySlug('barley-stew');

describe('recipeCardData', () => {
  it('has title, address, category, times and yield', () => {
    expect(recipeCardData(stew)).toMatchObject({
      title: 'Barley Stew',
      meta: 'Stew, 40 min prep, 1 hr 20 min in all, serves 4',
      href: '/barley-stew',
    });
  });

  it('links below /recipes without an own address', () => {
    expect(recipeCardData({ ...stew, customLink: undefined, slug: 'carrot-curry' }).href).toBe(
      '/recipes/carrot-curry',
    );
  });

  it.each([
    [{ amount: 1, unit: 'block' }, '1 block'],
    [{ amount: 2, unit: 'block' }, '2 blocks'],
    [{ amount: 4, unit: 'serving', text: '2-4' }, 'serves 2 to 4'],
    [{ amount: 1, unit: 'serving' }, 'serves 1'],
    [{ amount: 2, unit: 'loaf', plural: 'loaves' }, '2 loaves'],
  ])('writes a yield of %j as “%s”', (amount, text) => {
    expect(recipeCardData({ ...stew, yield: amount }).meta).toBe(
      `Stew, 40 min prep, 1 hr 20 min in all, ${text}`,
    );
  });

  it.each([
    [{ prep: 10, cook: 30, total: 40, card: 40 }, '40 min'],
    [{ prep: 30, cook: 45, total: 75, card: 30, cardLabel: 'prep' }, '30 min prep, 1 hr 15 min in all'],
    [{ prep: 10, cook: 230, total: [240, 300], card: [240, 300] }, '4 to 5 hrs'],
    [
      { prep: [600, 1440], cook: 240, total: [1440, 1680], card: [600, 1440], cardLabel: 'soaking' },
      '10 to 24 hrs soaking, 24 to 28 hrs in all',
    ],
    [
      { prep: 60, cook: 60, total: [8100, 10_320], card: [7200, 8640], cardLabel: 'in brine' },
      '5 to 6 days in brine, 5½ to 7 days in all',
    ],
  ])('writes times of %j as “%s”', (times, text) => {
    const timed = { ...stew, times: recipe.shape.times.parse(times) };
    expect(recipeCardData(timed).meta).toBe(`Stew, ${text}, serves 4`);
  });
});

describe('durations', () => {
  it.each<[number | [number, number], string]>([
    [0.5, '30 sec'],
    [1.5, '1 min 30 sec'],
    [5, '5 min'],
    [60, '1 hr'],
    [75, '1 hr 15 min'],
    [120, '2 hrs'],
    [1440, '24 hrs'],
    [7200, '5 days'],
    [[0.5, 0.75], '30 to 45 sec'],
    [[0.5, 1], '30 sec to 1 min'],
    [[7, 5], '5 to 7 min'],
    [[5, 5], '5 min'],
    [[45, 75], '45 min to 1 hr 15 min'],
    [[60, 90], '1 to 1½ hrs'],
    [[600, 1440], '10 to 24 hrs'],
    [[7200, 8640], '5 to 6 days'],
  ])('writes %j minutes as %s', (minutes, text) => {
    expect(describeMinutes(minutes)).toBe(text);
  });

  it('writes minutes as ISO 8601 durations', () => {
    const durations = [75, 1440, 1.5, 0.5, Number.NaN].map(isoDuration);
    expect(durations).toEqual(['PT75M', 'PT1440M', 'PT1M30S', 'PT30S', 'PT0M']);
  });

  it('writes milliseconds as on a clock, rounded up to seconds, never below zero', () => {
    const clocks = [299_000, 298_200, 3_723_000, 9000, 0, -4000, Number.NaN].map(describeClock);
    expect(clocks).toEqual(['4:59', '4:59', '1:02:03', '0:09', '0:00', '0:00', '0:00']);
  });
});

describe('pickedRecipes', () => {
  const slugs = (recipes: readonly { slug: string }[]) => recipes.map(({ slug }) => slug);

  it('picks recipes by type, without the categories named', () => {
    const pick = { types: ['salads'] };
    expect(slugs(pickedRecipes({ pick }))).toEqual(['brined-turnips', 'herb-salad']);
    expect(slugs(pickedRecipes({ pick, without: ['Pickle'] }))).toEqual(['herb-salad']);
  });
});
