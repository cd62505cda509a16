import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expectText, testTables, titleOf } from '@/__tests__/cases';
import { tempFolder } from '@/__tests__/temp-folder';
import { draftSlug } from '@/scripts/import/draft-head';
import { draftTimes } from '@/scripts/import/draft-times';
import { impliedStep } from '@/scripts/import/implied-takes';
import { readIngredient } from '@/scripts/import/ingredient-line';
import { markMeasures, withoutMeasures } from '@/scripts/import/marks';
import { mentionIngredients } from '@/scripts/import/mentions';
import type { Outcome } from '@/scripts/import/outcome';
import { lineOf, linesOf } from '@/scripts/import/plain-text';
import { instructionGroups } from '@/scripts/import/readers/json-ld';
import { factOf, partOf } from '@/scripts/import/readers/text-lines';
import { importRecipes } from '@/scripts/import/run';
import type { SourceRecipe } from '@/scripts/import/source-recipe';
import { markTimers, namedMinutes } from '@/scripts/import/timers';
import { readTime } from '@/scripts/import/times';
import { firstWords } from '@/scripts/import/titles';
import { readHtml, writeMarkdown } from '@/scripts/import/wordpress/html-to-markdown';
import { replaceShortcodes } from '@/scripts/import/wordpress/shortcodes';
import { readYield } from '@/scripts/import/yields';
import { zipEntryName } from '@/scripts/import/zip-entry-name';
import { importSite } from './kitchen';

describe('an export', () => {
  const CASES = '__tests__/import/cases';
  /** Archive of a folder; recipes of Paprika are compressed one by one inside of it. */
  function archiveOf(folder: string): Uint8Array {
    const files = readdirSync(folder).map((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return [name, archiveOf(path)] as const;
      const bytes = new Uint8Array(readFileSync(path));
      return [name, name.endsWith('.paprikarecipe') ? new Uint8Array(gzipSync(bytes)) : bytes] as const;
    });
    return zipSync(Object.fromEntries(files));
  }

  /** Draft as it was written, or the reason why there is none. */
  const draftOrReason = ({ state, file = '', why }: Outcome) =>
    state === 'written' ? readFileSync(file, 'utf8') : `${state}: ${why}\n`;

  const home = process.cwd();
  beforeAll(() => {
    process.env.SOURCE_DATE_EPOCH = '1780315200'; // 2026-06-01
  });
  beforeEach(() => process.chdir(importSite()));
  afterEach(() => process.chdir(home));

  describe.each(readdirSync(CASES).filter((name) => name !== 'README.md'))('%s', (folder) => {
    const inputs = readdirSync(join(CASES, folder)).filter((name) => !name.endsWith('.yaml'));
    const cases = inputs.map((name) => {
      const expected = join(home, CASES, folder, `${name}.yaml`);
      return { name, expected, title: titleOf(readFileSync(expected, 'utf8'), expected) };
    });

    it.each(cases)('$name: $title', async ({ name, expected, title }) => {
      const source = join(home, CASES, folder, name);
      const input = join(tempFolder(), name);
      if (statSync(source).isDirectory()) writeFileSync(input, archiveOf(source));
      else cpSync(source, input);
      const { outcomes } = await importRecipes({ paths: [input], isDry: false, isAgain: false });
      expectText(expected, [`# ${title}\n`, ...outcomes.map(draftOrReason)].join('\n'));
    });
  });
});

type Method = { steps: string[]; ingredients?: string[]; counted?: string[]; listed?: string[][] };

/** Mentions in the steps of a method. The second ingredient of a name has the id "salt-2". */
function mentionsIn({ steps, ingredients = [], counted = [], listed = steps.map(() => []) }: Method) {
  const names = [...ingredients, ...counted];
  const list = names.map((name, index) => ({
    id: name.replaceAll(' ', '-') + (names.indexOf(name) < index ? '-2' : ''),
    name,
    isCounted: counted.includes(name),
  }));
  return mentionIngredients(steps, list, listed);
}

testTables('__tests__/import/tables', {
  'archive-names': zipEntryName,
  'blog-texts': (html: string) =>
    writeMarkdown(
      readHtml(html, {
        home: 'https://blog.test.org',
        hasLineBreaks: true,
        report: () => {},
        describe: () => ({}),
      }),
    ),
  'draft-times': ({ steps = [], ...times }: SourceRecipe['times'] & { steps?: string[] }) =>
    draftTimes({ times }, namedMinutes(steps)),
  'implied-takes': ([name, ...steps]: [string, ...string[]]) => impliedStep(name, steps),
  ingredients: (line: string) => {
    const { ingredient, ...asked } = readIngredient({ line }, true);
    return { ...ingredient, ...asked };
  },
  instructions: instructionGroups,
  measures: markMeasures,
  mentions: mentionsIn,
  'plain-line': lineOf,
  'plain-lines': linesOf,
  shortcodes: (html: string) =>
    replaceShortcodes(
      html,
      (name) => name === 'gallery' || name === 'youtube',
      ({ name, attributes, values, content }) => {
        const named = Object.entries(attributes).map(([key, value]) => `${key}=${value}`);
        const tag = [name, ...named, ...values].join(' ');
        return `{${tag}${content === undefined ? '' : `|${content}`}}`;
      },
    ),
  slugs: (recipe: SourceRecipe) => {
    const { slug, lost } = draftSlug(recipe);
    return lost === undefined ? slug : { slug, lost };
  },
  'step-titles': firstWords,
  'text-facts': factOf,
  'text-headings': partOf,
  'texts-without-measures': withoutMeasures,
  timers: (sentence: string) => markTimers(sentence, { id: 'bake', title: 'Bake' }),
  'timers-of-languages': (sentence: string) =>
    markTimers(sentence, { id: 'bake', title: 'Bake' }).durations.map(({ minutes, attention, isRest }) =>
      isRest ? `${minutes} resting` : `${minutes} ${attention}`,
    ),
  times: readTime,
  yields: readYield,
});
