import { readFileSync } from 'node:fs';
import { expectReport, testCases } from '@/__tests__/cases';
import { writeFiles } from '@/__tests__/temp-folder';
import { formatProblem, formatProblems } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read/read-content';
import { readYaml } from '@/lib/content/read/yaml';
import { changedSite, type SiteChanges, SMALL_SITE } from './small-site';

// __tests__/content/cases has the reports of problems.

const PIER = 'data/restaurants/pier.yaml';
const TOAST = 'data/recipes/toast.yaml';
const PICKLES = 'data/recipes/pickles.yaml';

/** Content of the small site with changes, drafts included. */
const read = (change: SiteChanges['change'] = {}) =>
  readContent({ root: changedSite({ change }), withDrafts: true });
/** Content of the small site with changes as it is published. */
const readPublished = (change: SiteChanges['change'] = {}) => readContent({ root: changedSite({ change }) });
const filesOf = ({ drafts }: ReturnType<typeof read>) => drafts.map(({ file }) => file);

describe('a file of content', () => {
  it('is read with its defaults', () => {
    const { content } = read();
    expect(content.site).toMatchObject({ name: 'The Test Kitchen', timeZone: 'America/Toronto' });
    expect(content.restaurants).toMatchObject({ pier: { name: 'Pier (Harbour)', status: 'published' } });
  });

  it('is read whatever the case and form of its extension', () => {
    const rename = {
      [TOAST]: 'data/recipes/toast.YAML',
      'data/pages/kitchen.yaml': 'data/pages/kitchen.yml',
    };
    const { content } = readContent({ root: changedSite({ rename }) });
    expect(content.recipes).toHaveProperty('toast');
    expect(content.pages).toHaveProperty('kitchen');
  });

  it('has durations in minutes, in recipes and in the filters by time', () => {
    const { content } = read({
      [TOAST]: {
        times: { prep: '5 min', cook: '10 minutes', total: 15, card: '1/4 h' },
        'blocks[1].groups[0].steps[0].durations[0].minutes': ['2 min', '4 min'],
        'blocks[1].groups[0].steps[1].work': { before: '3 min', after: '240 s' },
      },
      'data/vocabulary.yaml': { 'times[0].upTo': '1h30' },
    });
    const steps = [{ durations: [{ minutes: [2, 4] }] }, { work: { before: 3, after: 4 } }];
    expect(content.recipes.toast).toMatchObject({
      times: { prep: 5, cook: 10, total: 15, card: 15 },
      blocks: [{}, { groups: [{ steps }] }, {}],
    });
    expect(content.vocabulary.times).toEqual([{ label: 'Up to 30 min', upTo: 90 }]);
  });

  it('has old addresses without a slash at their end', () => {
    const { content } = read({
      'data/redirects.yaml':
        '- { from: /2019/Old_Guide.html, to: /kitchen }\n- { from: /shop/, to: "https://shop.example" }\n',
    });
    expect(content.redirects?.map(({ from }) => from)).toEqual(['/2019/Old_Guide.html', '/shop']);
  });

  it('has messages with the spaces at their ends, without the line break of a block', () => {
    const { content } = read({
      'data/words.yaml':
        'links:\n  newTabNote: " (neues Fenster)"\nui:\n  tryAgain: >\n    Noch einmal\n    versuchen.\n',
    });
    expect(content.words).toEqual({
      links: { newTabNote: ' (neues Fenster)' },
      ui: { tryAgain: 'Noch einmal versuchen.' },
    });
  });
});

describe('content that is read again', () => {
  const titlesOf = ({ content }: ReturnType<typeof read>) =>
    Object.values(content.recipes).map(({ title }) => title);
  /** Reads a site before and after a change of one file. */
  function readTwice(file: string, change: (text: string) => string) {
    const root = changedSite({
      change: { [TOAST]: { 'blocks[0].groups[0].items[1].buy': 'neutral-oil' } },
    });
    const before = readContent({ root });
    writeFiles(root, { [file]: change(readFileSync(`${root}/${file}`, 'utf8')) });
    return [before, readContent({ root })] as const;
  }

  it('has the change of a file, and the same entries of the others', () => {
    const [before, after] = readTwice(TOAST, (text) => text.replace(/^title: .*$/m, 'title: Toasted Rye'));
    expect(titlesOf(before)).not.toContain('Toasted Rye');
    expect(titlesOf(after)).toContain('Toasted Rye');
    expect(after.content.recipes.pickles).toBe(before.content.recipes.pickles);
  });

  it('is checked against a rule that has changed, in files that have not', () => {
    const [before, after] = readTwice('data/groceries.yaml', (text) =>
      text.replace('name: neutral oil,', 'name: neutral oil, contains: [ Milk ],'),
    );
    expect(before.problems).toEqual([]);
    expect(after.problems.map(({ file, field }) => [file, field])).toContainEqual([TOAST, 'allergens']);
  });
});

describe('a file that cannot be read', () => {
  const root = changedSite({ site: '__tests__/fixtures' });
  /** Problems of the fixture site while a file of it holds something else. */
  function problemsWith(file: string, change: (text: string) => string | Buffer) {
    const before = readFileSync(`${root}/${file}`, 'utf8');
    writeFiles(root, { [file]: change(before) });
    const { problems } = readContent({ root });
    writeFiles(root, { [file]: before });
    return problems;
  }

  it.each([
    ...['site', 'vocabulary', 'foods', 'pages/home', 'recipes/barley-stew', 'guides/port-alder'],
    ...['markets/fish-hall', 'restaurants/blue-door', 'neighbourhoods/port-alder'],
  ])('is one problem for %s, without those of files that refer to it', (name) => {
    const problems = problemsWith(`data/${name}.yaml`, (text) => `${text}<<<<<<< HEAD\n`);
    expect(problems.map(({ file }) => file)).toEqual([`data/${name}.yaml`]);
  });

  it('is one problem in another encoding', () => {
    const file = 'data/recipes/barley-stew.yaml';
    expect(problemsWith(file, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'))).toMatchObject([
      { file, position: { line: 1, column: 1 } },
    ]);
  });
});

it('a report begins with the number of its problems', () => {
  const { problems } = read({ [PIER]: { rating: 9, region: 7 } });
  expect(formatProblems(problems)).toMatch(/^2 problems in data\n\ndata\/restaurants\/pier\.yaml:2:1\n/);
  expect(formatProblems(problems.slice(0, 1))).toMatch(/^1 problem in data\n\n/);
});

it('a page that is switched off or a draft is one that links may lead to', () => {
  for (const status of ['off', 'draft']) {
    expect(readPublished({ 'data/pages/kitchen.yaml': { status } }).off.paths).toContain('/kitchen');
  }
});

describe('a draft', () => {
  it.each([
    'status: draft',
    'status: draft\nname: [1',
    'status: draft\nrating: ✎',
    'status: draft\nname: Pier (Harbour)\nregion: downtown\nguide: halifax\n',
  ])('is left out without a problem, however unfinished: %j', (text) => {
    const { content, drafts, problems } = readPublished({ [PIER]: text });
    expect(problems).toEqual([]);
    expect(drafts).toEqual([{ file: PIER, problems: [] }]);
    expect(content.restaurants).toEqual({});
  });

  it('is read where drafts are asked for, once it is complete', () => {
    const whole = read({ [PIER]: { status: 'draft' } });
    expect([Object.keys(whole.content.restaurants), whole.drafts]).toEqual([['pier'], []]);
    const half = read({ [PIER]: 'status: draft' });
    expect([half.content.restaurants, half.problems]).toEqual([{}, []]);
    expect(half.drafts[0]?.problems.map(({ field }) => field)).toContain('name');
  });

  it('that refers to what is not there is left out, and others are read', () => {
    const { content, drafts, problems } = read({
      [PIER]: { status: 'draft', recipe: 'chowder' },
      'data/restaurants/quay.yaml': `status: draft
name: Quay (Harbour)
region: downtown
cuisine: Chowder
rating: 4.5
category: Lunch
favoriteOrder: The chowder
guide: halifax
`,
    });
    expect(Object.keys(content.restaurants)).toEqual(['quay']);
    expect(problems).toEqual([]);
    expect(drafts).toMatchObject([
      { file: PIER, problems: [{ found: '“chowder”', position: { line: 9, column: 1 } }] },
    ]);
  });

  it('with the name of a published file is the one left out', () => {
    const draft = readFileSync('__tests__/content/small-site/data/restaurants/pier.yaml', 'utf8');
    const found = read({ 'data/restaurants/a-draft.yaml': `status: draft\n${draft}` });
    expect(Object.keys(found.content.restaurants)).toEqual(['pier']);
    expect(filesOf(found)).toEqual(['data/restaurants/a-draft.yaml']);
  });

  it('with the slug of an earlier draft waits, and is read where that one is broken itself', () => {
    const toast = { status: 'draft', slug: 'pickles' };
    expect(filesOf(read({ [PICKLES]: { status: 'draft' }, [TOAST]: toast }))).toEqual([TOAST]);
    expect(filesOf(read({ [PICKLES]: { status: 'draft', category: 'Gone' }, [TOAST]: toast }))).toEqual([
      PICKLES,
    ]);
  });

  it('whose problem is in another file is left out, and others are read', () => {
    const page = (path: string) => `status: draft
path: ${path}
title: A page
description: Everything there is to say about a page, said in one sentence of the length asked for.
dek: Come in.
sections: []
`;
    const found = read({
      'data/redirects.yaml': '- { from: /old, to: https://kitchen.test.org }\n',
      ...Object.fromEntries(
        ['first', 'old', 'other', 'last'].map((name) => [`data/pages/${name}.yaml`, page(`/${name}`)]),
      ),
    });
    expect(filesOf(found)).toEqual(['data/pages/old.yaml']);
    expect(found.problems).toEqual([]);
  });

  it('that is switched off instead is not read', () => {
    const { content, drafts } = read({ [PIER]: { status: 'off' } });
    expect([content.restaurants, drafts]).toEqual([{}, []]);
  });
});

describe('the report of problems', () => {
  beforeAll(() => jest.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') }));
  afterAll(() => jest.useRealTimers());

  type Case = SiteChanges & { language?: string; report?: string };

  testCases<Case>(
    '__tests__/content/cases',
    ['site', 'change', 'rename', 'language', 'report'],
    ({ language = '', ...changes }, file) => {
      const { problems } = readContent({ root: changedSite(changes), language });
      expectReport(file, problems.map(formatProblem).join('\n\n'));
    },
  );

  it.each([SMALL_SITE, '__tests__/fixtures'])(
    'the site %s has no problem while nothing is changed',
    (root) => {
      expect(readContent({ root }).problems).toEqual([]);
    },
  );
});

describe('a file of YAML', () => {
  // __tests__/content/cases/yaml has the faults of files in UTF-8.

  const SAVE = 'a text file saved as UTF-8 (in most editors: “Save as”, Encoding: UTF-8)';

  it.each([
    ['UTF-16', Buffer.from('\uFEFFtitle: Stew\n', 'utf16le'), '1:1', 'UTF-16'],
    ['UTF-16 without a byte order mark', Buffer.from('title: Stew\n', 'utf16le'), '1:1', 'UTF-16'],
    ['big-endian UTF-16', Buffer.from('\uFEFFtitle: Stew\n', 'utf16le').swap16(), '1:1', 'UTF-16'],
    [
      'Windows-1252',
      Buffer.from('a: 1\nb: 2\nc: 3\nd: 4\ne: 5\ntitle: Café\n', 'latin1'),
      '6:11',
      'not UTF-8, line 6: “title: Café”, perhaps in Windows-1252',
    ],
  ])('a file in %s is reported, with the first line that is not UTF-8', (_, bytes, place, found) => {
    const [{ position, ...problem } = {}, ...others] = readYaml('data/recipes/stew.yaml', bytes).problems;
    expect(others).toEqual([]);
    expect(`${position?.line}:${position?.column}`).toBe(place);
    expect(problem).toMatchObject({ found, allowed: SAVE });
  });

  it('a file in UTF-8 can have a byte order mark', () => {
    const { value, problems } = readYaml('data/a.yaml', Buffer.from('\uFEFFtitle: Café\n'));
    expect([value, problems]).toEqual([{ title: 'Café' }, []]);
  });
});
