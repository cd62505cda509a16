import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { expectText } from '@/__tests__/cases';
import { type Path, valueAt } from '@/lib/content/paths';
import { formatProblems } from '@/lib/content/problem';
import { deriveContent } from '@/lib/content/read/derive';
import { readFiles } from '@/lib/content/read/files';
import { groupNames } from '@/lib/content/read/groups';
import { readLanguages } from '@/lib/content/read/languages';
import type { RawFile } from '@/lib/content/read/links';
import { readContent } from '@/lib/content/read/read-content';
import { translatableTexts } from '@/lib/content/read/translatable-texts';
import { layersOf, type Schema, schemaUnder } from '@/lib/content/schema-walk';
import { SOURCES } from '@/lib/content/sources';
import { newTranslation } from '@/scripts/new/translation';
import { changedSite, type SiteChanges } from './small-site';

// Reports of translations with problems are in __tests__/content/cases/languages.

const TOAST = 'data/recipes/toast.yaml';
const IN_KOREAN = 'data/recipes/toast.ko.yaml';

const siteWith = (change: SiteChanges['change'] = {}) =>
  changedSite({ change: { 'data/site.yaml': { languages: ['en-CA', 'ko'] }, ...change } });

const readIn = (language: string, change: SiteChanges['change'] = {}) =>
  readContent({ root: siteWith(change), language });

describe('content in a further language', () => {
  it('has the texts of a translation over those of the original', () => {
    const { content, problems } = readIn('ko', {
      [IN_KOREAN]: `
title: 토스트
keywords: [토스트, 빵]
blocks:
  - groups:
      - items:
          - { id: salt, name: 소금 }
          - { id: bread, name: 식빵 }
  - groups:
      - steps:
          - { id: turn, title: 뒤집기 }
`,
    });
    expect(problems).toEqual([]);
    expect(content.site.language).toBe('ko');
    expect(content.recipes.toast).toMatchObject({
      title: '토스트',
      dek: 'Bread, made better.',
      keywords: ['토스트', '빵'],
      blocks: [
        { groups: [{ items: [{ name: '식빵' }, { name: 'neutral oil' }, { name: '소금' }] }] },
        {
          groups: [
            {
              steps: [
                { id: 'heat', title: 'Heat the pan' },
                { id: 'turn', title: '뒤집기' },
              ],
            },
          ],
        },
        {},
      ],
    });
    expect(content.recipes.toast?.language).toBeUndefined();
  });

  it('has recipes without a translation in the language of the original', () => {
    expect(readIn('ko').content.recipes.toast).toMatchObject({ title: 'Toast', language: 'en-CA' });
    expect(readIn('').content.recipes.toast?.language).toBeUndefined();
  });

  it('shows the original of texts that are still to be translated', () => {
    const { content } = readIn('ko', { [IN_KOREAN]: 'title: 토스트\ndek: ✎ Bread, made better.\n' });
    expect(content.recipes.toast).toMatchObject({ title: '토스트', dek: 'Bread, made better.' });
  });

  it('adds maps that the original lacks, and removes fields with null', () => {
    const { content } = readIn('ko', {
      [TOAST]: { pictureCaption: 'Eat it hot.' },
      [IN_KOREAN]: 'title: 토스트\nnative: { text: Toast, lang: en }\npictureCaption: null\n',
    });
    expect(content.recipes.toast).toMatchObject({ native: { text: 'Toast', lang: 'en' } });
    expect(content.recipes.toast).not.toHaveProperty('pictureCaption');
  });

  it('gives groceries the translated names of their aisles', () => {
    const { content, problems } = readIn('ko', {
      'data/groceries.ko.yaml': 'aisles: [빵, 병, 냉장]\ngroceries: { bread: { name: 식빵 } }\n',
    });
    expect(problems).toEqual([]);
    expect(content.groceries.aisles).toEqual(['빵', '병', '냉장']);
    expect(content.groceries.groceries).toMatchObject({
      bread: { name: '식빵', aisle: '빵' },
      salt: { name: 'salt', aisle: '병' },
    });
  });

  it('gives fields the translated names of holidays, categories and figures, where the original has these names', () => {
    const { content, problems } = readIn('ko', {
      'data/restaurants/pier.yaml': { category: 'Quay bar', closedOn: ['Harbour Day', '12-24'] },
      'data/restaurants/pier.ko.yaml': 'category: 부두 술집\n',
      'data/restaurant-categories.ko.yaml': '- name: 점심\n',
      'data/guides/halifax.ko.yaml': 'holidays:\n  - name: 항구의 날\n',
      'data/pages/kitchen.yaml': {
        sections: [
          {
            type: 'mediaKit',
            title: 'Kit',
            text: 'About it.',
            numbers: ['years'],
            holds: { title: 'Inside', items: [{ name: 'Rates', text: 'A page.' }] },
            mail: { buttonText: 'Ask', subject: 'Kit', body: 'Hello' },
          },
          { type: 'numbers', items: [{ number: '7', label: 'years' }] },
        ],
      },
      'data/pages/kitchen.ko.yaml': 'sections:\n  - {}\n  - items:\n      - label: 년\n',
    });
    expect(formatProblems(problems)).toBe(formatProblems([]));
    expect(content.restaurants.pier).toMatchObject({
      category: '부두 술집',
      categories: ['점심'],
      closedOn: ['항구의 날', '12-24'],
    });
    expect(content.pages.kitchen?.sections).toMatchObject([
      { numbers: ['년'] },
      { items: [{ label: '년' }] },
    ]);
  });

  it('lists neighbourhoods by their translated names, which restaurants have in brackets', () => {
    const { content, problems, off } = readIn('ko', {
      'data/restaurants/pier.ko.yaml': 'name: 부두 (항구)\n',
      'data/neighbourhoods/halifax.yaml': `
Harbour: { text: Boats. }
Hill: { near: [Harbour, Lake], text: Steps. }
`,
      'data/neighbourhoods/halifax.ko.yaml': `
Harbour: { name: 항구, text: 배가 있어요. }
`,
    });
    expect(problems).toEqual([]);
    expect(deriveContent(content, off).neighbourhoods).toEqual({
      halifax: {
        항구: { text: '배가 있어요.' },
        Hill: { near: ['항구', 'Lake'], text: 'Steps.' },
      },
    });
  });

  it('has the messages of the owner in that language only', () => {
    const words = 'ui:\n  tryAgain: Once more\n';
    expect(readIn('ko', { 'data/words.yaml': words }).content.words).toEqual({});
    const { content, problems } = readIn('ko', { 'data/words.ko.yaml': 'ui:\n  tryAgain: 다시\n' });
    expect([content.words, problems]).toEqual([{ ui: { tryAgain: '다시' } }, []]);
    expect(
      readIn('ko', { 'data/words.yaml': words, 'data/words.ko.yaml': 'ui:\n  tryAgain: 다시\n' }).content
        .words,
    ).toEqual({ ui: { tryAgain: '다시' } });
  });

  it('is not part of the content in the language of the files', () => {
    const { content } = readIn('', { [IN_KOREAN]: 'title: 토스트\n' });
    expect(Object.keys(content.recipes)).toEqual(['pickles', 'toast']);
    expect(content.recipes.toast?.title).toBe('Toast');
  });
});

describe('the languages of a site', () => {
  it('are none for a site with one, whatever translations it has', () => {
    const root = changedSite({ change: { [IN_KOREAN]: 'title: 토스트\n' } });
    expect(readLanguages(root)).toEqual({ languages: undefined, advice: [] });
  });

  it('name pages that are not translated, and files in a language that the site does not have', () => {
    const { languages, advice } = readLanguages(
      siteWith({ 'data/recipes/toast.fr.yaml': 'title: Pain grillé\n' }),
    );
    expect(languages).toMatchObject({ main: 'en-CA', all: ['en-CA', 'ko'] });
    expect(languages?.untranslated.ko).toEqual(
      expect.arrayContaining(['/', '/toast', '/kitchen', '/travel/halifax']),
    );
    expect(advice[0]).toBe(
      'data/recipes/toast.fr.yaml is in French (fr), which is not in languages of data/site.yaml.',
    );
    expect(advice[1]).toMatch(/^Not in Korean, so these pages say so and show the original: \//);
  });

  it('name languages without messages of the engine', () => {
    const { advice } = readLanguages(siteWith({ 'data/site.yaml': { languages: ['en-CA', 'is'] } }));
    expect(advice[0]).toBe('The engine has no messages in Icelandic; they belong in data/words.is.yaml.');
  });
});

it('translations have the fields of each kind of content that visitors read, and no other', () => {
  const files = readFiles('__tests__/fixtures');
  const names = groupNames(files);
  /** Path as `guides.regions.*.name` and `recipes.blocks[].title`. */
  const fieldOf = ({ source, value }: RawFile, path: Path) => {
    let [schema, inner]: [Schema | undefined, unknown] = [SOURCES[source].schema, value];
    const keys = path.map((key) => {
      const holder = schema && layersOf(schema, inner).at(-1);
      [schema, inner] = [schemaUnder(holder, key), valueAt(inner, [key])];
      if (typeof key === 'number') return '[]';
      return holder instanceof z.ZodRecord ? '.*' : `.${String(key)}`;
    });
    return `${source}${keys.join('')}`;
  };
  const fields = files.flatMap((file) =>
    translatableTexts(file, names).map(({ path }) => fieldOf(file, path)),
  );
  expectText('__tests__/content/translated-fields.txt', `${[...new Set(fields)].sort().join('\n')}\n`);
});

describe('npm run new translation', () => {
  const home = process.cwd();
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  afterEach(() => process.chdir(home));
  afterAll(() => log.mockRestore());

  const untranslated = (root: string) => readLanguages(root).languages?.untranslated.ko;
  /** Replaces texts in a file of the site. */
  const edit = (file: string, from: RegExp | string, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));

  it('writes all texts that are to be translated, and marks a translation as up to date', () => {
    const root = siteWith();
    process.chdir(root);
    newTranslation('recipes/toast', 'ko');
    expect(readFileSync(join(root, IN_KOREAN), 'utf8')).toContain(`title: ✎ Toast
cuisine: ✎ Canadian
keywords:
  - ✎ toast
`);
    expect(readLanguages(root).advice).toContainEqual(
      expect.stringMatching(/^data\/recipes\/toast\.ko\.yaml: \d+ texts are still to be translated \(✎\)\.$/),
    );
    expect(untranslated(root)).toContain('/toast');

    edit(IN_KOREAN, '✎ ', '');
    expect(untranslated(root)).not.toContain('/toast');
    expect(readContent({ root, language: 'ko' }).problems).toEqual([]);
    const older = `${IN_KOREAN} is older than the texts of ${TOAST}. Bring it up to date, then: npm run new translation recipes/toast ko`;
    expect(readLanguages(root).advice).not.toContain(older);

    edit(TOAST, 'Bread, made better.', 'Bread, made much better.');
    expect(readLanguages(root).advice).toContain(older);
    newTranslation('recipes/toast', 'ko');
    expect(readLanguages(root).advice).not.toContain(older);
  });

  it('offers no id, no name of other content and no drawing', () => {
    const root = siteWith({
      'data/neighbourhoods/halifax.yaml': `
Harbour: { region: port, nameOrigin: From its boats., history: Boats came. }
Hill: { region: port, near: [Harbour], text: Steps. }
`,
      'data/restaurants/pier.yaml': { category: 'Quay bar', closedOn: ['Harbour Day'] },
      'data/guides/halifax.yaml': {
        maps: [{ id: 'all', name: 'Halifax', regions: ['downtown', 'port'], leader: 'M10 20l30 0' }],
        history: { title: 'Its past', map: 'all', towns: [{ region: 'port', text: 'Old.' }] },
      },
    });
    process.chdir(root);
    const written = (name: string) => {
      newTranslation(name, 'ko');
      return readFileSync(join(root, `data/${name}.ko.yaml`), 'utf8').replace(/^of: .*\n/, '');
    };
    expect(written('neighbourhoods/halifax')).toBe(`Harbour:
  nameOrigin: ✎ From its boats.
  history: ✎ Boats came.
Hill:
  text: ✎ Steps.
`);
    expect(written('restaurants/pier')).toBe(`name: ✎ Pier (Harbour)
cuisine: ✎ Chowder
favoriteOrder: ✎ The chowder
category: ✎ Quay bar
`);
    expect(written('guides/halifax')).toContain(`maps:
  - id: all
    name: ✎ Halifax
history:
  title: ✎ Its past
  towns:
    - text: ✎ Old.
`);
    expect(written('groceries')).not.toContain('aisle: ');
  });

  it('has an older translation after a change of a text, not of an amount', () => {
    const root = siteWith();
    process.chdir(root);
    newTranslation('recipes/toast', 'ko');
    edit(IN_KOREAN, '✎ ', '');
    edit(TOAST, 'amount: 2 slices', 'amount: 4 slices');
    expect(readLanguages(root).advice.filter((line) => line.includes('older'))).toEqual([]);
  });

  it('refuses a file that does not exist with the nearest one', () => {
    process.chdir(siteWith());
    expect(() => newTranslation('recipes/tost', 'ko')).toThrow(
      'There is no data/recipes/tost.yaml; did you mean recipes/toast?',
    );
  });
});
