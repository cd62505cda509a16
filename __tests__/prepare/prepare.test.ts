import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { pathToFileURL } from 'node:url';
import { tempFolder, writeFiles } from '@/__tests__/temp-folder';
import { english } from '@/lib/content/messages';
import { formatProblem } from '@/lib/content/problem';
import { namesInMessage } from '@/lib/text/message';
import { commitDays } from '@/scripts/prepare/commit-days';
import { describeFields } from '@/scripts/prepare/field-descriptions';
import { messageModules } from '@/scripts/prepare/messages';

/** Runs Git without the settings of the machine, at noon of a day. */
function git(folder: string, day: string, ...args: string[]): void {
  const date = `${day}T12:00:00+0000`;
  execFileSync('git', ['-c', 'user.name=Cook', '-c', 'user.email=cook@example.org', ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: devNull,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  });
}

/** Repository with two pages of one day, one of which changed later. */
function repository(): string {
  const folder = tempFolder({
    'data/pages/soup.yaml': 'a: 1',
    'data/pages/보리.yml': 'a: 1',
    'notes.yaml': '',
  });
  git(folder, '2024-01-02', 'init');
  git(folder, '2024-01-02', 'add', '.');
  git(folder, '2024-01-02', 'commit', '-m', 'first');
  writeFiles(folder, { 'data/pages/soup.yaml': 'a: 2', 'notes.yaml': 'a: 2' });
  git(folder, '2025-03-04', 'commit', '-a', '-m', 'second');
  return folder;
}

describe('commitDays', () => {
  it('has the day of the last commit of each content file', () => {
    const folder = repository();
    writeFiles(folder, { 'data/pages/new.yaml': 'a: 1' });
    expect(Object.fromEntries(commitDays(folder))).toEqual({
      'data/pages/soup': '2025-03-04',
      'data/pages/보리': '2024-01-02',
    });
  });

  it('is empty in a shallow clone, whose history ends at the newest commit', () => {
    const clone = tempFolder();
    git(clone, '2025-03-04', 'clone', '--depth', '1', pathToFileURL(repository()).href, '.');
    expect(commitDays(clone).size).toBe(0);
  });

  it('is empty outside of a repository', () => {
    expect(commitDays(tempFolder({ 'data/pages/soup.yaml': 'a: 1' })).size).toBe(0);
  });
});

describe('the description of a field', () => {
  const home = process.cwd();
  afterEach(() => process.chdir(home));

  const STEW = `blocks:
  - type: ingredients
    items: [{ id: leek, name: leek, amount: some }]
`;

  it('explains the field of a problem by its schema, also inside of a block', () => {
    process.chdir(tempFolder({ 'data/recipes/stew.yaml': STEW }));
    const [amount, unknown] = describeFields([
      {
        file: 'data/recipes/stew.yaml',
        field: 'blocks[0].items[0].amount',
        found: '“some”',
        allowed: 'an amount',
      },
      { file: 'data/recipes/stew.yaml', field: 'blocks[0].colour', found: 'red', allowed: 'nothing' },
    ]);
    expect(amount?.about).toMatch(/^Amount at the recipe's own yield: "400 g"/);
    expect(amount && formatProblem(amount)).toMatch(/\n {2}about {4}Amount at the recipe's own yield/);
    expect(unknown).not.toHaveProperty('about');
  });

  it('leaves problems of files alone that are no content or gone', () => {
    process.chdir(tempFolder());
    const problems = [
      { file: 'data/pictures/a.webp', field: 'the picture itself', found: 'small', allowed: 'larger' },
      { file: 'data/recipes/gone.yaml', field: 'title', found: 'nothing', allowed: 'text' },
    ];
    expect(describeFields(problems).map(({ found }) => found)).toEqual(['small', 'nothing']);
  });
});

/** All code that may use messages. */
const code = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

describe('English messages', () => {
  it('are all used', () => {
    const unused = Object.entries(english).flatMap(([area, messages]) => {
      const users = code.filter((text) => text.includes(`'@/.content/messages/${area}'`)).join('\n');
      return Object.keys(messages)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(users))
        .map((name) => `${area}.${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('with plural forms have a count and the form for any other number', () => {
    const plurals = Object.values(english)
      .flatMap(Object.values)
      .filter((message) => typeof message !== 'string');
    expect(plurals.length).toBeGreaterThan(0);
    for (const message of plurals) {
      expect(message).toHaveProperty('other');
      expect(namesInMessage(message)).toContain('count');
    }
  });
});

describe('messageModules', () => {
  it('has the messages of the language for those that the content leaves out', () => {
    const { controls } = messageModules({ controls: { undo: 'Défaire' } }, 'fr-CA');
    expect(controls).toContain('export const undo = "Défaire";');
    expect(controls).toContain('export const units = "Unités";');
  });

  it('has English for messages that neither the content nor its language has', () => {
    const { controls } = messageModules({ controls: { undo: 'Afturkalla' } }, 'is');
    expect(controls).toContain('export const undo = "Afturkalla";');
    expect(controls).toContain('export const units = "Units";');
  });

  const hours = { one: '{number} hr', other: '{number} hrs' };
  const icelandic = { one: '{number} klst.', other: '{number} klst.' };
  it.each([
    ['is', {}, true],
    // As `npm run new words` writes them, to be translated.
    ['is', { duration: { hours } }, true],
    ['is', { duration: { hours: icelandic } }, false],
    ['fr', {}, false],
    ['fr', { duration: { hours } }, true],
    ['en-CA', {}, false],
  ])('in %s with %j has English plural rules: %s', (language, words, isEnglish) => {
    const { duration = '' } = messageModules(words, language);
    expect(/hours = .*plural\(of\.count, \{.*\}, true\);/.test(duration)).toBe(isEnglish);
  });

  it('has the plural rules of the language for its messages that are the same in English', () => {
    const { savedGuides = '' } = messageModules({}, 'fr');
    expect(savedGuides).toContain('pages = (of: { count: number }): string => plural(of.count, {');
    expect(savedGuides).not.toContain('true)');
  });

  it('binds numbers to their units, unless it is switched off', () => {
    const own = { clock: { pm: '{hour} h' } };
    const { measures, clock } = messageModules(own, 'fr-CA');
    expect(measures).toContain('{of.number}\u00a0kg`');
    expect(clock).toContain('{of.hour}\u00a0h`');
    expect(messageModules(own, 'fr-CA', false).clock).toContain('{of.hour} h`');
  });

  it('escapes the syntax of JavaScript', () => {
    const { storedFile } = messageModules({ storedFile: { exported: '`$' + '{name}` \\ {name}' } }, 'en');
    expect(storedFile).toContain('`\\`$$' + '{of.name}\\` \\\\ $' + '{of.name}`');
  });
});
