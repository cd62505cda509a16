/** @jest-environment node */
import { formatProblem } from '@/lib/content/problem';
import { HALIFAX, readFiles } from './content-folder';

const SITE = `name: The Test Kitchen
tagline: Soup, mostly.
description: Soups from a test kitchen that nobody has to eat, written down so that everybody could.
language: en-CA
city: Halifax
contactEmail: soup@kitchen.test.org
socials: []
newsletterEndpoint: null
`;
const PIER = `name: Pier (Harbour)
region: downtown
cuisine: Chowder
rating: 4.5
categories: [Lunch]
favoriteOrder: The chowder
guide: halifax
`;

const inFile = (file: string, text: string) =>
  readFiles({ ...HALIFAX, 'data/site.yaml': SITE, [file]: text })
    .problems.filter((problem) => problem.file === file)
    .map(formatProblem);

describe('A file of content', () => {
  it('is read with its defaults filled in', () => {
    const { content } = readFiles({ ...HALIFAX, 'data/site.yaml': SITE, 'data/restaurants/pier.yaml': PIER });
    expect(content.site).toMatchObject({ name: 'The Test Kitchen', newsletterEndpoint: null });
    expect(content.restaurants).toMatchObject({ pier: { name: 'Pier (Harbour)', status: 'published' } });
  });

  it('that is no YAML is named with the line and column where it breaks', () => {
    expect(
      inFile('data/restaurants/pier.yaml', PIER.replace('cuisine: Chowder', 'cuisine: [Chowder')),
    ).toEqual([
      'data/restaurants/pier.yaml:3:10\n  field    the file itself\n  found    a “[” without its “]”: “[Chowder”\n  allowed  a “]” at the end, or the text in double quotes: "[Chowder"',
    ]);
  });

  it('with a field that is missing points at the entry that lacks it', () => {
    expect(inFile('data/restaurants/pier.yaml', PIER.replace('rating: 4.5\n', ''))).toEqual([
      'data/restaurants/pier.yaml:1:1\n  field    rating\n  found    nothing\n  allowed  a number from 0 up to 5',
    ]);
  });

  it('with two fields of one name says which', () => {
    const [problem] = inFile('data/restaurants/pier.yaml', `${PIER}rating: 3\n`);
    expect(problem).toMatch(
      /^data\/restaurants\/pier\.yaml:8:1\n[\s\S]*the field “rating” a second time, after line 4\n/,
    );
  });

  it('names the entry of a list by its own name', () => {
    const groceries = {
      aisles: ['Shelf'],
      groceries: { 'fish-sauce': { name: 'fish sauce', aisle: 'Shelf', food: 'fish-sause' } },
    };
    const foods = { 'fish-sauce': { density: 1.2, us: 'volume', metric: 'volume' } };
    const { problems } = readFiles({ 'data/foods.yaml': foods, 'data/groceries.yaml': groceries });
    expect(problems.find(({ file }) => file === 'data/groceries.yaml')).toMatchObject({
      field: 'groceries.fish-sauce.food',
      found: '“fish-sause”',
      nearest: 'fish-sauce',
      position: { line: 7, column: 5 },
    });
    const socials = 'socials:\n  - name: YouTube\n    href: not an address\n    note: Films';
    const [problem] = inFile('data/site.yaml', SITE.replace('socials: []', socials));
    expect(problem).toMatch(
      /^data\/site\.yaml:9:5\n {2}field {4}socials\[0\]\.href\n {2}in {7}the social “YouTube”\n/,
    );
  });

  it('is not looked for under a hidden name or another ending', () => {
    const { content } = readFiles({
      'data/restaurants/.pier.yaml': PIER,
      'data/restaurants/pier.yaml~': PIER,
      'data/restaurants/notes.txt': 'call them',
    });
    expect(content.restaurants).toEqual({});
  });
});

describe('All faults of a run', () => {
  it('come together, in the order of the files and of their lines', () => {
    const { problems } = readFiles({
      'data/site.yaml': SITE.replace('soup@kitchen.test.org', 'soup'),
      'data/restaurants/pier.yaml': PIER.replace('4.5', '9').replace('region: downtown', 'region: 7'),
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
});

describe('A draft', () => {
  const draft = `status: draft\n${PIER}`;

  it('is left out of the site and named, however unfinished it is', () => {
    for (const text of [draft, 'status: draft', 'status: draft\nname: [1', `status: draft\nrating: ✎`]) {
      const { content, drafts, problems } = readFiles({ ...HALIFAX, 'data/restaurants/pier.yaml': text });
      expect(problems.filter(({ file }) => file === 'data/restaurants/pier.yaml')).toEqual([]);
      expect(drafts.map(({ file }) => file)).toEqual(['data/restaurants/pier.yaml']);
      expect(content.restaurants).toEqual({});
    }
  });

  it('is shown where it is asked for, as soon as it can be', () => {
    const whole = readFiles({ ...HALIFAX, 'data/restaurants/pier.yaml': draft }, { withDrafts: true });
    expect(Object.keys(whole.content.restaurants)).toEqual(['pier']);
    const half = readFiles(
      { ...HALIFAX, 'data/restaurants/pier.yaml': 'status: draft' },
      { withDrafts: true },
    );
    expect(half.content.restaurants).toEqual({});
    expect(half.problems.filter(({ file }) => file.includes('pier'))).toEqual([]);
    expect(half.drafts[0]?.problems.map(({ field }) => field)).toContain('name');
  });

  it('that leads nowhere is left out and stops nothing', () => {
    const { content, drafts, problems } = readFiles(
      {
        ...HALIFAX,
        'data/restaurants/pier.yaml': `${draft}recipe: chowder\n`,
        'data/restaurants/quay.yaml': draft.replace('Pier', 'Quay'),
      },
      { withDrafts: true },
    );
    expect(Object.keys(content.restaurants)).toEqual(['quay']);
    expect(problems.filter(({ file }) => file.startsWith('data/restaurants'))).toEqual([]);
    expect(drafts).toEqual([
      {
        file: 'data/restaurants/pier.yaml',
        problems: [expect.objectContaining({ found: '“chowder”', position: { line: 9, column: 1 } })],
      },
    ]);
  });

  it('that takes the name of what is published is the one that is left out', () => {
    const { content, drafts } = readFiles(
      { ...HALIFAX, 'data/restaurants/a-draft.yaml': draft, 'data/restaurants/pier.yaml': PIER },
      { withDrafts: true },
    );
    expect(Object.keys(content.restaurants)).toEqual(['pier']);
    expect(drafts.map(({ file }) => file)).toEqual(['data/restaurants/a-draft.yaml']);
  });

  it('that is switched off instead is nowhere, without a problem', () => {
    const { content, drafts } = readFiles(
      { 'data/restaurants/pier.yaml': draft.replace('draft', 'off') },
      { withDrafts: true },
    );
    expect([content.restaurants, drafts]).toEqual([{}, []]);
  });
});

describe('A fault', () => {
  it('in one file is not reported again for everything that leads there', () => {
    const dish = `${PIER}recipe: chowder\n`;
    const { problems } = readFiles({
      'data/guides/halifax.yaml': { ...HALIFAX['data/guides/halifax.yaml'], name: '' },
      'data/recipes/chowder.yaml': 'slug: chowder\nid: none\n',
      'data/restaurants/pier.yaml': dish,
    });
    expect(problems.filter(({ file }) => file === 'data/restaurants/pier.yaml')).toEqual([]);
    expect(problems.map(({ file }) => file)).toContain('data/guides/halifax.yaml');
  });

  it('in a reference lists each name there is once', () => {
    const [problem] = inFile('data/restaurants/pier.yaml', PIER.replace('guide: halifax', 'guide: halifx'));
    expect(problem).toContain('allowed  the name of a file in data/guides: halifax\n');
  });

  it('in the name of an entry says what names look like', () => {
    const guide = {
      ...HALIFAX['data/guides/halifax.yaml'],
      regions: { 'Down Town': { name: 'D', text: 'T' } },
    };
    const { problems } = readFiles({ 'data/guides/halifax.yaml': guide });
    expect(problems.find(({ file }) => file === 'data/guides/halifax.yaml')).toMatchObject({
      field: 'regions.Down Town',
      found: 'the name “Down Town”',
      allowed: expect.stringMatching(/^a word such as downtown/),
    });
  });
});
