import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { archiveEntries } from '@/scripts/import/archive';
import { readIngredient } from '@/scripts/import/ingredient-line';
import { readInput } from '@/scripts/import/read-input';
import { readWrittenText } from '@/scripts/import/readers/written-text';
import { emptyRecipe } from '@/scripts/import/source-recipe';
import { draftState } from '@/scripts/import/write-draft';
import { drafted } from './kitchen';

describe('a draft of any recipe', () => {
  /** Words that recipes are made of, and what breaks readers of them. */
  const word = fc.constantFrom(
    ...'1 2 ½ 1/2 1-1/2 2-3 350 °F 350°F {x} { } {~fry} {@180} @ # : - “a” " \' cup cups g tbsp T oz lb can (14 oz) (( )) * inch 9x13-inch minutes 10 min. hours salt butter the half of remaining flour, chopped ✎ --- <<<<<<< 大さじ1 卵 2個 간장 1큰술 약간 適量 2공기 杯 1.5T 2-3 EL knob 半 各 500 càs dozen / | ~ 约400克 Stunde &amp; \u0000 \u200b \ud800 😀 999999999999 0 -1 NaN of and + / one two quart'.split(
      ' ',
    ),
  );
  const line = fc.oneof(
    fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const lines = fc.array(line, { maxLength: 8 });
  const time = fc.oneof(
    fc.constantFrom('PT10M', 'PT0M', 'PTHM', 'soon', '90', '-5', 'P9D', '20-30 min', ''),
    line,
  );

  it('is shown, whatever lines a recipe has', () => {
    fc.assert(
      fc.property(
        fc.record({
          title: line,
          ingredients: lines,
          steps: lines,
          notes: lines,
          yields: lines,
          time,
          cook: time,
          total: time,
          description: line,
        }),
        ({ title, ingredients, steps, notes, yields, time: prep, cook, total, description }) => {
          const { problems } = drafted({
            ...emptyRecipe(title),
            ingredients: [{ title, items: ingredients.map((each) => ({ line: each })) }],
            steps: [{ title: description, items: steps.map((text) => ({ text, title: text })) }],
            notes: notes.map((text) => ({ text })),
            equipment: notes,
            yields,
            times: { prep, cook, total },
            description,
            keywords: yields,
            cuisines: notes,
          });
          expect(problems).toEqual([]);
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 60) },
    );
  });

  it('is shown, whatever a text with a list of ingredients has', () => {
    fc.assert(
      fc.property(lines, lines, (ingredients, steps) => {
        const text = `Soup\n\nIngredients\n${ingredients.join('\n')}\nMethod\n${steps.join('\n')}\n`;
        for (const recipe of readWrittenText(text, 'soup')) expect(drafted(recipe).problems).toEqual([]);
      }),
      { numRuns: Number(process.env.RUNS ?? 60) },
    );
  });
});

describe('a draft', () => {
  // __tests__/import/cases has what drafts are made of.

  it('an empty recipe asks for everything, and is a draft that the project accepts', () => {
    const { draft, problems } = drafted(emptyRecipe('Mystery'));
    expect(problems).toEqual([]);
    expect(draft.fields).toMatchObject({ cuisine: '✎ Where it comes from', allergens: [], diets: [] });
    expect(draft.open).toEqual([
      'ingredient “✎ ingredient”: the amount or the name',
      'method: the source has no steps',
      'work: 30 minutes are spread evenly over the steps, for the planner; set those of each',
      'published: not in the source; this is the day of the import',
      'difficulty: Beginner is worked out from 1 ingredient and 0 steps',
      'types and diets: none is chosen',
      'picture: needs your photograph',
    ]);
  });

  it('a title in Hangul has Korean as its language', () => {
    expect(drafted(emptyRecipe('김치찌개')).draft.fields).toMatchObject({ language: 'ko' });
  });

  it('a draft that its owner changed is known, and line ends are no change', () => {
    const { yaml } = drafted(emptyRecipe('Winter Soup'));
    expect(draftState(yaml)).toBe('untouched');
    expect(draftState(yaml.replaceAll('\n', '\r\n'))).toBe('untouched');
    expect(draftState(yaml.replace('Winter', 'Summer'))).toBe('changed');
    expect(draftState('id: 3\n')).toBe('own');
  });
});

it('a line in another language names both amounts of a line', () => {
  expect(readIngredient({ line: '1 kilo abrikozen of 750 gr pruimen' }, false)).toEqual({
    ingredient: { name: 'abrikozen of pruimen', amount: '1 kg', note: 'abrikozen of {=750 g} pruimen' },
    unread: 'a second amount',
  });
});

it('the fields of a format that keeps them apart are read as such', () => {
  const parts = { amount: '1½', unit: 'cups', name: 'milk', note: '(warm)' };
  expect(readIngredient({ line: '', parts }, true).ingredient).toEqual({
    name: 'milk',
    amount: '1 1/2 cups',
    note: 'warm',
  });
});

describe('an input', () => {
  // __tests__/import/cases has the formats that are read.

  it.each([
    ['{"a": [1,', 'broken JSON: '],
    [
      '<!doctype html><script type="application/ld+json">{"@type": "Recipe", </script>',
      'broken structured data: ',
    ],
  ])('%j is refused with the words of the parser', (text, why) => {
    expect(() => readInput({ name: 'file', bytes: strToU8(text) })).toThrow(why);
  });

  it('a recipe of Paprika has its photograph', () => {
    const photo_data = Buffer.alloc(120, 1).toString('base64');
    const paprika = { name: 'Bread', ingredients: 'rye', directions: 'Bake.', source_url: '', photo_data };
    const [recipe] = readInput({ name: 'a.paprikarecipe', bytes: gzipSync(JSON.stringify(paprika)) });
    expect(recipe?.photos[0]?.bytes).toHaveLength(120);
  });

  describe('an archive', () => {
    const entriesOf = (files: Record<string, Uint8Array>) =>
      archiveEntries({ name: 'a.zip', bytes: zipSync(files) });
    const soup = strToU8('Soup\n\nIngredients\nbeans\n');

    it('hides files of systems and saved pages, and opens archives inside of it', () => {
      const names = entriesOf({
        '__MACOSX/._soup.txt': soup,
        '.DS_Store': soup,
        'page_files/a.js': soup,
        'soup.txt': soup,
        'inner.zip': zipSync({ 'stew.txt': soup }),
      }).map(({ name }) => name);
      expect(names).toEqual(['a.zip › soup.txt', 'a.zip › inner.zip › stew.txt']);
    });

    it('refuses paths that lead out of it, and archives without end', () => {
      const [climbing] = entriesOf({ '../../soup.txt': soup });
      expect(() => climbing?.read()).toThrow('a path that leads out of the archive');
      const deep = [1, 2, 3].reduce((bytes) => zipSync({ 'in.zip': bytes }), zipSync({ 'soup.txt': soup }));
      expect(() => archiveEntries({ name: 'a.zip', bytes: deep })[0]?.read()).toThrow(
        'inside of three others',
      );
    });

    it('refuses what expands to far more than it holds', () => {
      const bomb = zipSync({ 'zeros.txt': new Uint8Array(65 * 1024 * 1024) }, { level: 1 });
      expect(bomb.length).toBeLessThan(1_000_000);
      expect(() => archiveEntries({ name: 'a.zip', bytes: bomb })[0]?.read()).toThrow('larger than 64 MB');
      const gzip = gzipSync(Buffer.alloc(65 * 1024 * 1024));
      expect(() => readInput({ name: 'a.gz', bytes: gzip })).toThrow('expands to more than 64 MB');
    });

    it('shows names in the encoding of the program that wrote them', () => {
      const name = zipSync({ x: strToU8(JSON.stringify({ name: 'nothing' })) });
      // "caf" with an é of code page 437, and no flag for UTF-8.
      const old = Buffer.from(Buffer.from(name).toString('latin1').replaceAll('x', '\u0082'), 'latin1');
      expect(archiveEntries({ name: 'a.zip', bytes: old }).map((entry) => entry.name)).toEqual(['a.zip › é']);
    });

    it('that is damaged is refused as one', () => {
      expect(() => archiveEntries({ name: 'a.zip', bytes: strToU8('PK\u0003\u0004 broken') })).toThrow(
        'a damaged zip archive',
      );
    });
  });
});
