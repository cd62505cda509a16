import { execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { english } from '@/lib/content/messages';
import { writeGenerated } from '@/scripts/bench/generate';
import { cloneProject } from './clone';
import { readArguments, runCommand, UsageError } from './command';

// Applies typical changes of content to clones of the last commit, builds the site and checks its pages.

const run = (command: string) => execSync(command, { stdio: 'inherit' });

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćđéƒğĥíĵķłṁńóƥɋŕśťúṽŵẋýžÁɃĆĐÉƑĞĤÍĴĶŁṀŃÓƤɊŔŚŤÚṼŴẊÝŽ';

/** Replaces each letter of a message by an accented one, except in the `{names}` of its values. */
const accented = (message: string) =>
  message.replace(/\{\w+\}|[A-Za-z]/g, (match) =>
    match.length > 1 ? match : (ACCENTED[LETTERS.indexOf(match)] ?? match),
  );

/** Translates all messages into a pseudo-language, so that English text left in the code is easy to see. */
function translate(): void {
  const change = (_key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    return value === '.' ? ',' : accented(value);
  };
  writeFileSync('data/words.yaml', stringify(JSON.parse(JSON.stringify(english, change))));
  const site = parseDocument(readFileSync('data/site.yaml', 'utf8'));
  site.set('language', 'fr-CA');
  writeFileSync('data/site.yaml', site.toString());
}

/** Adds further languages to the site. */
function addLanguages(): void {
  const site = parseDocument(readFileSync('data/site.yaml', 'utf8'));
  site.set('languages', ['en-CA', 'ko', 'fr']);
  writeFileSync('data/site.yaml', site.toString());
}

/** Moves the site below a path, as project sites on GitHub Pages are, and adds a redirect. */
function moveBelowPath(): void {
  writeFileSync('.env', 'SITE_URL=https://me.github.io/my-site/\n');
  writeFileSync('data/redirects.yaml', '- from: /blog/all-recipes\n  to: /recipes\n');
}

/** Changes by name. They run in the root of the clone. */
const CHANGES: Readonly<Record<string, () => void>> = {
  empty: () => run('npm run new site -- --name "The Salt Cellar" --keep none'),
  french: () => run('npm run new site -- --name "La Cuisine de Camille" --language fr --keep recipes,guides'),
  korean: () => run('npm run new site -- --name "미소의 부엌" --language ko --keep recipes,guides'),
  translated: translate,
  languages: addLanguages,
  'under-a-path': moveBelowPath,
  many: () => writeGenerated('data', { recipes: 250, restaurants: 250 }),
};

const USAGE = `npm run trial                  all of ${Object.keys(CHANGES).join(', ')}
npm run trial -- under-a-path  one of them`;

/** Applies a change in a new clone, builds the site and checks its pages. Throws if a check fails. */
function tryChange(change: () => void): void {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  const clone = join(folder, 'site');
  try {
    cloneProject(clone);
    process.chdir(clone);
    change();
    run('npm run build && npm run test:export && npx playwright test --project=content');
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true, force: true });
  }
}

await runCommand(() => {
  const { positionals } = readArguments({}, USAGE);
  const names = positionals.length > 0 ? positionals : Object.keys(CHANGES);
  const unknown = names.find((name) => !Object.hasOwn(CHANGES, name));
  if (unknown) throw new UsageError(`There is no change “${unknown}”.\n${USAGE}`);
  process.env.PICTURE_CACHE ||= resolve('.cache/pictures');
  for (const name of names) {
    try {
      tryChange(CHANGES[name] as () => void);
      console.log(`✓ ${name}`);
    } catch (error) {
      console.error(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
});
