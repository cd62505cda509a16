/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { HALIFAX, problemsIn, readFiles } from '@/__tests__/content/content-folder';
import { AROUND, broken } from '@/__tests__/ui/toast';
import { formatProblem } from '@/lib/content/problem';

const SITE = `name: The Test Kitchen
tagline: Soup, mostly.
description: Soups from a test kitchen that nobody has to eat, written down so that everybody could.
language: en-CA
city: Halifax
contactEmail: soup@kitchen.test.org
socials: []
newsletterEndpoint: null
`;
const FILE = 'data/restaurants/pier.yaml';
const PIER = `name: Pier (Harbour)
region: downtown
cuisine: Chowder
rating: 4.5
categories: [Lunch]
favoriteOrder: The chowder
guide: halifax
`;
const guide = HALIFAX['data/guides/halifax.yaml'];
const reported = (file: string, text: string) =>
  problemsIn(file, { ...HALIFAX, [file]: text }).map(formatProblem);

describe('a file of content', () => {
  it('is read with its defaults', () => {
    const { content } = readFiles({ ...HALIFAX, 'data/site.yaml': SITE, [FILE]: PIER });
    expect(content.site).toMatchObject({ name: 'The Test Kitchen', newsletterEndpoint: null });
    expect(content.restaurants).toMatchObject({ pier: { name: 'Pier (Harbour)', status: 'published' } });
  });
});

describe('a problem', () => {
  it.each([
    [
      PIER.replace('cuisine: Chowder', 'cuisine: [Chowder'),
      ':3:10\n  field    the file itself\n  found    a “[” without its “]”: “[Chowder”\n',
    ],
    [
      PIER.replace('rating: 4.5\n', ''),
      ':1:1\n  field    rating\n  found    nothing\n  allowed  a number from 0 up to 5',
    ],
    [
      `${PIER}rating: 3\n`,
      ':8:1\n  field    the file itself\n  found    the field “rating” a second time, after line 4\n',
    ],
    [
      PIER.replace('guide: halifax', 'guide: halifx'),
      ':7:1\n  field    guide\n  found    “halifx”\n  allowed  the name of a file in data/guides: halifax\n',
    ],
  ])('has line, column, field, what was found and what is allowed: %j', (text, report) => {
    expect(reported(FILE, text)).toEqual([expect.stringContaining(FILE + report)]);
  });

  it('names the entry of a list by its own name', () => {
    const groceries = {
      aisles: ['Shelf'],
      groceries: { 'fish-sauce': { name: 'fish sauce', aisle: 'Shelf', food: 'fish-sause' } },
    };
    const foods = { 'fish-sauce': { density: 1.2, us: 'volume', metric: 'volume' } };
    expect(
      problemsIn('data/groceries.yaml', { 'data/foods.yaml': foods, 'data/groceries.yaml': groceries }),
    ).toMatchObject([
      {
        field: 'groceries.fish-sauce.food',
        found: '“fish-sause”',
        nearest: 'fish-sauce',
        position: { line: 7, column: 5 },
      },
    ]);
    const socials = 'socials:\n  - name: YouTube\n    href: not an address\n    note: Films';
    expect(reported('data/site.yaml', SITE.replace('socials: []', socials))).toEqual([
      expect.stringMatching(
        /^data\/site\.yaml:9:5\n {2}field {4}socials\[0\]\.href\n {2}in {7}the social “YouTube”\n/,
      ),
    ]);
  });

  it('says what the names of entries look like', () => {
    const regions = { 'Down Town': { name: 'D', text: 'T' } };
    const file = 'data/guides/halifax.yaml';
    expect(problemsIn(file, { [file]: { ...guide, regions } })).toMatchObject([
      {
        field: 'regions.Down Town',
        found: 'the name “Down Town”',
        allowed: expect.stringMatching(/^a word such as downtown/),
      },
    ]);
  });

  it('is reported in the order of files and lines, with all others', () => {
    const { problems } = readFiles({
      'data/site.yaml': SITE.replace('soup@kitchen.test.org', 'soup'),
      [FILE]: PIER.replace('4.5', '9').replace('region: downtown', 'region: 7'),
      'data/restaurants/dock.yaml': 'name: Dock',
    });
    const found = problems.map(({ file, field }) => `${file} ${field}`);
    expect(found.filter((line) => /site|pier/.test(line))).toEqual([
      'data/site.yaml contactEmail',
      'data/restaurants/pier.yaml region',
      'data/restaurants/pier.yaml rating',
    ]);
    expect(found).toContain('data/restaurants/dock.yaml cuisine');
  });

  it('of one file is not reported for the files that refer to it', () => {
    const { problems } = readFiles({
      'data/guides/halifax.yaml': { ...guide, name: '' },
      'data/recipes/chowder.yaml': 'slug: chowder\nid: none\n',
      [FILE]: `${PIER}recipe: chowder\n`,
    });
    expect(problems.filter(({ file }) => file === FILE)).toEqual([]);
    expect(problems.map(({ file }) => file)).toContain('data/guides/halifax.yaml');
  });
});

describe('a draft', () => {
  const draft = `status: draft\n${PIER}`;
  const withDrafts = { withDrafts: true };
  const inRestaurants = ({ file }: { file: string }) => file.startsWith('data/restaurants');

  it.each([draft, 'status: draft', 'status: draft\nname: [1', 'status: draft\nrating: ✎'])(
    'is left out without a problem, however unfinished: %j',
    (text) => {
      const { content, drafts, problems } = readFiles({ ...HALIFAX, [FILE]: text });
      expect(problems.filter(inRestaurants)).toEqual([]);
      expect(drafts.map(({ file }) => file)).toEqual([FILE]);
      expect(content.restaurants).toEqual({});
    },
  );

  it('is read where drafts are asked for, once it is complete', () => {
    const whole = readFiles({ ...HALIFAX, [FILE]: draft }, withDrafts);
    expect(Object.keys(whole.content.restaurants)).toEqual(['pier']);
    const half = readFiles({ ...HALIFAX, [FILE]: 'status: draft' }, withDrafts);
    expect(half.content.restaurants).toEqual({});
    expect(half.problems.filter(inRestaurants)).toEqual([]);
    expect(half.drafts[0]?.problems.map(({ field }) => field)).toContain('name');
  });

  it('that refers to what is not there is left out, and others are read', () => {
    const files = {
      [FILE]: `${draft}recipe: chowder\n`,
      'data/restaurants/quay.yaml': draft.replace('Pier', 'Quay'),
    };
    const { content, drafts, problems } = readFiles({ ...HALIFAX, ...files }, withDrafts);
    expect(Object.keys(content.restaurants)).toEqual(['quay']);
    expect(problems.filter(inRestaurants)).toEqual([]);
    expect(drafts).toMatchObject([
      { file: FILE, problems: [{ found: '“chowder”', position: { line: 9, column: 1 } }] },
    ]);
  });

  it('with the name of a published file is the one left out', () => {
    const files = { 'data/restaurants/a-draft.yaml': draft, [FILE]: PIER };
    const { content, drafts } = readFiles({ ...HALIFAX, ...files }, withDrafts);
    expect(Object.keys(content.restaurants)).toEqual(['pier']);
    expect(drafts.map(({ file }) => file)).toEqual(['data/restaurants/a-draft.yaml']);
  });

  it('with the slug of an earlier draft waits, and comes in where that one is broken itself', () => {
    const draftOf = (id: number, category = 'Salad') =>
      broken({ status: 'draft', id, category, customLink: undefined });
    const left = (one: unknown, other: unknown) =>
      readFiles(
        { ...AROUND, 'data/recipes/a.yaml': one, 'data/recipes/b.yaml': other },
        withDrafts,
      ).drafts.map(({ file }) => file);
    expect(left(draftOf(1), draftOf(2))).toEqual(['data/recipes/b.yaml']);
    expect(left(draftOf(1, 'Gone'), draftOf(2))).toEqual(['data/recipes/a.yaml']);
  });

  it('whose problem is in another file is left out, and others are read', () => {
    const page = (path: string) => `status: draft
path: ${path}
title: A page
description: Everything there is to say about a page, said in one sentence of the length asked for.
dek: Come in.
sections: []
`;
    const { drafts, problems } = readFiles(
      {
        'data/redirects.yaml': '- { from: /old, to: https://kitchen.test.org }\n',
        ...Object.fromEntries(
          ['first', 'old', 'other', 'last'].map((name) => [`data/pages/${name}.yaml`, page(`/${name}`)]),
        ),
      },
      withDrafts,
    );
    expect(drafts.map(({ file }) => file)).toEqual(['data/pages/old.yaml']);
    expect(problems.filter(({ file }) => file === 'data/redirects.yaml')).toEqual([]);
  });

  it('that is switched off instead is not read', () => {
    const { content, drafts } = readFiles({ [FILE]: draft.replace('draft', 'off') }, withDrafts);
    expect([content.restaurants, drafts]).toEqual([{}, []]);
  });
});

describe('a step that a page names', () => {
  const recipe = readFileSync('__tests__/fixtures/data/recipes/herb-salad.yaml', 'utf8');
  const lessons = (step: string) => `path: /lessons
title: Lessons
description: Everything there is to say about salad, said in one sentence of the length that is asked for.
dek: Come hungry.
sections: [{ type: tools, title: At the stove, cook: { recipe: herb-salad, step: ${step} } }]
`;
  const problems = (step: string) =>
    problemsIn('data/pages/lessons.yaml', {
      ...HALIFAX,
      'data/recipes/herb-salad.yaml': recipe,
      'data/pages/lessons.yaml': lessons(step),
    });

  it('is one of its recipe', () => {
    expect(problems('cut')).toEqual([]);
  });

  it('is reported with the nearest otherwise', () => {
    expect(problems('cutt')).toMatchObject([
      { field: 'sections[0].cook.step', found: '“cutt”', nearest: 'cut' },
    ]);
  });
});
