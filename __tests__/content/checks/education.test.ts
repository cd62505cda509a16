/** @jest-environment node */
import { z } from 'zod';
import { checkLearnPages } from '@/lib/content/checks/education';
import { flour as flourPage, legumes as legumesPage, salads as saladsPage } from '@/lib/content/pages';
import { linkProblems } from '@/lib/content/read/links';
import { reference } from '@/lib/content/schema/fields';
import { SOURCES } from '@/lib/content/sources';

if (!flourPage?.flours || !flourPage.which?.finder.mixture || !legumesPage?.soy || !saladsPage)
  throw new Error('The education pages have lost a part.');
const [flour, legumes, salads] = [flourPage, legumesPage, saladsPage];
const { flours, which } = { flours: flourPage.flours.flours, which: flourPage.which };
const { mixture } = flourPage.which.finder;

type Pages = Parameters<typeof checkLearnPages>[0];
const NONE: Pages = { flour: undefined, legumes: undefined, salads: undefined };
const PAGES: Pages = { flour, legumes, salads };

const sameIds = { title: 'Bags', flours: flours.map((each) => ({ ...each, id: 'tips' })) };
const [sauce] = legumesPage.soy.products;
const soy = { title: 'Soy', products: sauce ? [{ ...sauce, id: 'plain-flour' }] : [] };
const weakStone = { ...which, finder: { ...which.finder, mixture: { ...mixture, weak: 'stone-flour' } } };
const twice = { ...salads, sections: [...salads.sections, ...salads.sections.slice(0, 1)] };

it.each<[string, Partial<Pages>, string[]]>([
  ['complete pages', PAGES, []],
  ['no pages', {}, []],
  [
    'flours with the id of a section',
    { flour: { ...flour, which: undefined, flours: sameIds } },
    [
      'flour.yaml flours.flours[1].id',
      'flour.yaml flours.flours[2].id',
      'flour.yaml flours.flours[3].id',
      'flour.yaml tips',
    ],
  ],
  ['a section that is there twice', { salads: twice }, ['salads.yaml sections[6]']],
  [
    'a product with the id of a flour',
    { ...PAGES, legumes: { ...legumes, soy } },
    ['legumes.yaml soy.products[0].id'],
  ],
  [
    'a mixture without protein',
    { flour: { ...flour, which: weakStone } },
    ['flour.yaml which.finder.mixture.weak'],
  ],
  ['a choice of no flours', { flour: { ...flour, flours: undefined } }, ['flour.yaml flours']],
  ['cooking without types', { legumes: { ...legumes, types: undefined } }, ['legumes.yaml types']],
])('reports for %s: %j', (_, pages, problems) => {
  const found = checkLearnPages({ ...NONE, ...pages });
  expect(found.map(({ file, field }) => `${file.replace('data/pages/', '')} ${field}`)).toEqual(problems);
});

describe('the schema of the page about flour', () => {
  const card = { title: 'A loaf', text: 'It rises.', picture: { name: 'any', alt: 'A loaf' } };

  it.each([
    ['leads nowhere', card, 'either the recipe or the page it leads to'],
    [
      'leads to two places',
      { ...card, page: '/bread', recipe: 'bread' },
      'either the recipe or the page it leads to',
    ],
  ])('refuses a card that %s', (_, each, message) => {
    const action = { title: 'At work', cards: [each] };
    expect(SOURCES.flour.schema.safeParse({ ...flour, action }).error?.issues[0]?.message).toBe(message);
  });

  it('asks for a picture for a page only', () => {
    const { picture: _, ...plain } = card;
    const issueOf = (each: object) =>
      SOURCES.flour.schema.safeParse({ ...flour, action: { title: 'At work', cards: [each] } }).error
        ?.issues[0];
    expect(issueOf({ ...plain, page: '/bread' })?.path.at(-1)).toBe('picture');
    expect(issueOf({ ...plain, recipe: 'bread' })).toBeUndefined();
  });

  it('refuses a range that runs backwards', () => {
    const back = { title: 'Bags', flours: flours.map((each) => ({ ...each, protein: [14, 12] })) };
    const { error } = SOURCES.flour.schema.safeParse({ ...flour, flours: back });
    expect(error?.issues[0]?.message).toBe('the most, not less than the least before it');
  });
});

describe('a reference', () => {
  const names = {
    picture: [],
    food: [],
    grocery: [],
    recipe: [],
    card: undefined as string[] | undefined,
    logo: [],
  };
  const vocabulary = { recipeType: [], category: [], diet: [], guide: [], outlines: [] };
  const known = { ...names, ...vocabulary, flour: flours.map(({ id }) => id) };
  const problemsOf = (value: object, there = known, schema: z.ZodType = SOURCES.flour.schema) =>
    linkProblems({ file: 'flour.yaml', value }, schema, there, new Set(['/bread']));

  it('to an unknown flour is reported with the nearest', () => {
    const bakes = [
      { id: 'rusks', title: 'Rusks', flours: ['plain-flour', 'stron-flour'], reason: 'They are coarse.' },
    ];
    const problem = { field: 'which.bakes[0].flours[1]', found: '“stron-flour”', nearest: 'strong-flour' };
    expect(problemsOf({ which: { ...which, bakes } })).toMatchObject([problem]);
  });

  it('to a card is checked only where there are education pages', () => {
    const schema = z.strictObject({ about: reference('card') });
    expect(problemsOf({ about: 'spelt' }, known, schema)).toEqual([]);
    expect(problemsOf({ about: 'spelt' }, { ...known, card: ['plain'] }, schema)).toHaveLength(1);
  });
});
