/** @jest-environment node */
import { z } from 'zod';
import { checkPages } from '@/lib/content/checks/pages';
import { linkProblems } from '@/lib/content/read/links';
import { reference } from '@/lib/content/schema/fields';
import type { PageSection, SectionOf } from '@/lib/content/schema/page';
import { schemaProblems } from '@/lib/content/schema-problems';
import { contentPages } from '@/lib/content/server';
import { SOURCES } from '@/lib/content/sources';
import { findSection } from '@/lib/pages/site-sections';

function sectionOf<Type extends PageSection['type']>(type: Type): SectionOf<Type> {
  const found = findSection(type);
  if (!found) throw new Error(`No page has a section of type ${type}.`);
  return found.section;
}

const flours = sectionOf('flours');
const finder = sectionOf('flourFinder');
const legumes = sectionOf('legumes');
const products = sectionOf('products');
const table = sectionOf('cookingTable');
const mediaKit = sectionOf('mediaKit');
const numbers = sectionOf('numbers');
const notes = { type: 'prose' as const, title: 'Notes', paragraphs: ['Salt the water.'] };

const more = { type: 'more' as const, links: [{ name: 'Bread', href: '/bread' }] };

const { mixture } = finder.finder;
if (!mixture) throw new Error('The finder mixes no flours.');
const weakStone = { ...finder, finder: { ...finder.finder, mixture: { ...mixture, weak: 'stone-flour' } } };
const [sauce] = products.products;
const [bake] = finder.bakes;
if (!sauce || !bake) throw new Error('The fixture site has lost a product or a dish.');

const pagesOf = (pages: Record<string, readonly PageSection[]>) =>
  Object.entries(pages).map(([name, sections]) => ({
    file: `${name}.yaml`,
    value: { path: `/${name}`, sections: [...sections] },
  }));

it('reports nothing in pages that are right', () => {
  const pages = contentPages.map((value) => ({ file: value.path, value }));
  expect(checkPages(pages)).toEqual([]);
});

it.each<[string, Record<string, readonly PageSection[]>, string[]]>([
  [
    'flours with the id of a heading',
    {
      a: [
        { ...notes, id: 'tips' },
        { ...flours, flours: flours.flours.slice(0, 2).map((flour) => ({ ...flour, id: 'tips' })) },
      ],
    },
    ['a.yaml sections[1].flours[1].id', 'a.yaml sections[0]'],
  ],
  ['a section that is there twice', { a: [notes, notes] }, ['a.yaml sections[1]']],
  ['“More like this” a second time', { a: [more, notes, more] }, ['a.yaml sections[2]']],
  [
    'a product with the id of a flour on another page',
    { a: [flours], b: [{ ...products, products: [{ ...sauce, id: 'plain-flour' }] }] },
    ['b.yaml sections[0].products[0].id'],
  ],
  ['a mixture without protein', { a: [flours, weakStone] }, ['a.yaml sections[1].finder.mixture.weak']],
  ['a finder without flours', { a: [finder] }, ['a.yaml sections[0]']],
  [
    'two dishes with one id',
    { a: [flours, { ...finder, bakes: [bake, bake] }] },
    ['a.yaml sections[1].bakes[1].id'],
  ],
  ['a cooking table without legumes', { a: [table] }, ['a.yaml sections[0]']],
  ['a cooking table with legumes', { a: [legumes, table] }, []],
  [
    'an unknown number in the media kit',
    { a: [numbers], b: [{ ...mediaKit, numbers: ['pots of stew', 'pots of soup'] }] },
    ['b.yaml sections[0].numbers[1]'],
  ],
])('reports %s', (_, pages, problems) => {
  expect(checkPages(pagesOf(pages)).map(({ file, field }) => `${file} ${field}`)).toEqual(problems);
});

describe('the schema of sections', () => {
  const page = {
    path: '/new',
    title: 'New',
    description: 'A page about what is new in this kitchen, and what is old in it as well.',
    dek: 'New.',
  };
  const issuesOf = (section: object) =>
    SOURCES.pages.schema.safeParse({ ...page, sections: [section] }).error?.issues ?? [];
  const problemsOf = (section: object) => {
    const value = { ...page, sections: [section] };
    return schemaProblems('new.yaml', value, SOURCES.pages.schema, issuesOf(section));
  };
  const card = { title: 'A loaf', text: 'It rises.', picture: { name: 'any', alt: 'A loaf' } };
  const showcase = (each: object) => ({ type: 'showcase', title: 'At work', cards: [each] });

  it('names the nearest type of section', () => {
    expect(problemsOf({ type: 'storry', title: 'Mine' })).toMatchObject([
      { field: 'sections[0].type', found: '“storry”', nearest: 'story' },
    ]);
  });

  it('names the fields of the type of a section', () => {
    expect(problemsOf({ type: 'fold', title: 'Old', paragraphs: ['It is.'], opens: true })).toEqual([
      {
        file: 'new.yaml',
        field: 'sections[0].opens',
        found: 'the key “opens”',
        allowed: 'one of: type, title, id, status, paragraphs, open',
        nearest: 'open',
      },
    ]);
  });

  it.each([
    ['leads nowhere', card],
    ['leads to two places', { ...card, page: '/bread', recipe: 'bread' }],
  ])('refuses a card that %s', (_, each) => {
    expect(issuesOf(showcase(each))[0]?.message).toBe('either a recipe or a page to link to');
  });

  it('asks for a picture for a page only', () => {
    const { picture: _, ...plain } = card;
    expect(issuesOf(showcase({ ...plain, page: '/bread' }))[0]?.path.at(-1)).toBe('picture');
    expect(issuesOf(showcase({ ...plain, recipe: 'bread' }))).toEqual([]);
  });

  it('refuses a range that runs backwards', () => {
    const back = flours.flours.map((flour) => ({ ...flour, protein: [14, 12] }));
    expect(issuesOf({ ...flours, flours: back })[0]?.message).toBe(
      'a maximum that is not below the minimum before it',
    );
  });
});

describe('a reference', () => {
  const known = {
    picture: [],
    food: [],
    grocery: [],
    recipe: [],
    card: undefined as string[] | undefined,
    logo: [],
    recipeType: [],
    category: [],
    diet: [],
    guide: [],
    outlines: [],
    flour: flours.flours.map(({ id }) => id),
  };
  const problemsOf = (value: object, schema: z.ZodType, there = known) =>
    linkProblems({ file: 'flour.yaml', value }, schema, there, new Set(['/bread']));

  it('to an unknown flour is reported with the nearest', () => {
    const bakes = [{ ...bake, flours: ['plain-flour', 'stron-flour'] }];
    expect(problemsOf({ sections: [{ ...finder, bakes }] }, SOURCES.pages.schema)).toMatchObject([
      { field: 'sections[0].bakes[0].flours[1]', found: '“stron-flour”', nearest: 'strong-flour' },
    ]);
  });

  it('to a card is checked only if cards are known', () => {
    const schema = z.strictObject({ about: reference('card') });
    expect(problemsOf({ about: 'spelt' }, schema)).toEqual([]);
    expect(problemsOf({ about: 'spelt' }, schema, { ...known, card: ['plain'] })).toHaveLength(1);
  });
});
