import { readdirSync, readFileSync } from 'node:fs';
import { problemsIn, readFiles } from '@/__tests__/content/content-folder';
import { english } from '@/lib/content/schema/words';
import { namesInMessage } from '@/lib/words/message';
import { wordModules } from '@/scripts/prepare/words';

const FILE = 'data/words.yaml';
const problemsOf = (words: object) => problemsIn(FILE, { [FILE]: words });

/** All code whose words a visitor may see. */
const code = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

describe('The words of the interface', () => {
  test('each of them is said somewhere', () => {
    const unsaid = Object.entries(english).flatMap(([area, messages]) => {
      const users = code.filter((text) => text.includes(`'@/.content/words/${area}'`)).join('\n');
      return Object.keys(messages)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(users))
        .map((name) => `${area}.${name}`);
    });
    expect(unsaid).toEqual([]);
  });

  test('a message with forms counts something, and the form for any other number is there', () => {
    const forms = Object.values(english)
      .flatMap(Object.values)
      .filter((message) => typeof message !== 'string');
    expect(forms.length).toBeGreaterThan(0);
    for (const message of forms) {
      expect(message).toHaveProperty('other');
      expect(namesInMessage(message)).toContain('count');
    }
  });

  test('what the content leaves out stays English', () => {
    const { controls, kept } = wordModules({ controls: { undo: '되돌리기' } }, 'ko');
    expect(controls).toContain('export const undo = "되돌리기";');
    expect(controls).toContain(`export const units = ${JSON.stringify(english.controls?.units)};`);
    expect(kept).toContain('export const');
  });

  test('what stays English on a site in another language has English plurals', () => {
    const hours = { one: '{number} hr', other: '{number} hrs' };
    const inEnglish = /hours = .*plural\(of\.count, \{ one: `.* hr`, other: `.* hrs` \}, true\);/;
    expect(wordModules({}, 'ko').duration).toMatch(inEnglish);
    // As `npm run new words` writes them, to be translated.
    expect(wordModules({ duration: { hours } }, 'ko').duration).toMatch(inEnglish);
    const korean = { one: '{number}시간', other: '{number}시간' };
    expect(wordModules({ duration: { hours: korean } }, 'ko').duration).not.toMatch(/hours = .*true\);/);
    expect(wordModules({}, 'en-CA').duration).not.toContain(', true)');
  });

  test('words with signs of JavaScript in them stay words', () => {
    const dollar = '$';
    const { kept = '' } = wordModules({ kept: { savedTo: `\`${dollar}{name}\` \\ {name}` } }, 'en');
    expect(kept).toContain(`\`\\\`${dollar}${dollar}{of.name}\\\` \\\\ ${dollar}{of.name}\``);
  });
});

describe('Own words', () => {
  test('may be a few, with forms or without', () => {
    expect(problemsOf({ controls: { undo: 'Take it back' }, kept: { ticks: 'ticks: {count}' } })).toEqual([]);
    expect(problemsOf({ kept: { ticks: { few: '{count} znaki', other: '{count} znaków' } } })).toEqual([]);
  });

  test('keep the spaces at their ends, and lose the end of the line after a block', () => {
    const file =
      'links:\n  newTabNote: " (neues Fenster)"\nui:\n  tryAgain: >\n    Noch einmal\n    versuchen.\n';
    expect(readFiles({ [FILE]: file }).content.words).toEqual({
      links: { newTabNote: ' (neues Fenster)' },
      ui: { tryAgain: 'Noch einmal versuchen.' },
    });
  });

  test('a name that is no word of the site is reported with the nearest', () => {
    const [problem] = problemsOf({ controls: { udno: 'Undo' } });
    expect(problem).toMatchObject({ field: 'controls.udno', nearest: 'undo' });
  });

  test('what is not filled in is reported with what is', () => {
    const [problem] = problemsOf({ kept: { gone: 'Bye, {nmae}' } });
    expect(problem).toMatchObject({ field: 'kept.gone' });
    expect(problem?.allowed).toContain('{name}');
  });
});
