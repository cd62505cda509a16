import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Document, parseDocument, stringify } from 'yaml';
import { english } from '@/lib/content/schema/words';
import { writeGenerated } from '@/scripts/bench/scale';

/** A change that an owner makes to the content. It runs in the folder of the project. */
export type Change = {
  name: string;
  make: () => unknown;
  /** The only browser tests that know what has changed; left out where every test does. */
  browserTests?: string;
};

const npmRun = (...args: string[]) => execFileSync('npm', ['run', ...args], { stdio: 'inherit' });

/** Adds the files of a change to the content. */
const addFiles = (change: string) => cpSync(`scripts/trial/files/${change}`, 'data', { recursive: true });

/** Changes a file of content and leaves its comments alone. */
function edit(file: string, change: (content: Document) => void): void {
  const content = parseDocument(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, content.toString({ lineWidth: 100 }));
}

/** A photograph as a phone hands it over: large, lying on its side, with the place where it was taken. */
async function phonePhotograph(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const north = { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' };
  const west = { GPSLongitudeRef: 'W', GPSLongitude: '79/1 22/1 0/1' };
  await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#b3402a', noise } })
    .withExif({ IFD3: { ...north, ...west } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toFile(file);
}

function rename(): void {
  edit('data/site.yaml', (site) => {
    site.set('name', 'The Salt Cellar');
    site.set('socials', [
      { name: 'Mastodon', href: 'https://kitchen.social/@salt' },
      { name: 'Pinterest', href: 'https://www.pinterest.com/saltcellar' },
    ]);
  });
  edit('data/theme.yaml', (theme) => {
    theme.setIn(['light', 'glaze'], '#5a2a4d');
    theme.setIn(['light', 'paper'], '#fffdf8');
  });
}

async function stew(): Promise<void> {
  const photograph = '../phone.jpg';
  await phonePhotograph(photograph);
  npmRun('add-picture', photograph, 'kimchi-stew');
  rmSync(photograph);
  addFiles('stew');
}

function additions(): void {
  addFiles('additions');
  edit('data/navigation.yaml', (menus) => {
    menus.addIn(['footer'], { title: 'Tools', links: [{ name: 'Kitchen tools', href: '/kitchen-tools' }] });
  });
  edit('data/vocabulary.yaml', (words) => words.addIn(['recipeTypes'], 'chicken-wings'));
}

function switchedOff(): void {
  edit('data/pages/coaching.yaml', (page) => page.set('status', 'off'));
  edit('data/guides/california.yaml', (guide) => guide.set('status', 'off'));
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćđéƒğĥíĵķłṁńóƥɋŕśťúṽŵẋýžÁɃĆĐÉƑĞĤÍĴĶŁṀŃÓƤɊŔŚŤÚṼŴẊÝŽ';

/** A text with another letter for each of its letters, but for the {names} in it. */
const accented = (text: string) =>
  text.replace(/\{\w+\}|[A-Za-z]/g, (part) =>
    part.length > 1 ? part : (ACCENTED[LETTERS.indexOf(part)] ?? part),
  );

/** Every word of the interface in a language that nobody speaks: what says it in English still is found at once. */
function translated(): void {
  const change = (_key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    return value === '.' ? ',' : accented(value);
  };
  writeFileSync('data/words.yaml', stringify(JSON.parse(JSON.stringify(english, change))));
  edit('data/site.yaml', (site) => site.set('language', 'fr-CA'));
}

/** The address of a project at GitHub Pages, and an old address that leads on. */
function underPath(): void {
  writeFileSync('.env', 'SITE_URL=https://me.github.io/my-site/\n');
  writeFileSync('data/redirects.yaml', '- from: /blog/all-recipes\n  to: /recipes\n');
}

const empty = () => npmRun('new', 'site', '--', '--name', 'The Salt Cellar', '--keep', 'none');

export const CHANGES: Record<string, Change> = {
  rename: { name: 'another name, other colours, other profiles', make: rename },
  stew: { name: 'a recipe with a photograph from a phone', make: stew },
  additions: { name: 'places, an event, a page, a guide to another city, a kind of recipe', make: additions },
  off: { name: 'coaching and California switched off', make: switchedOff },
  translated: { name: 'every word of the interface in another language', make: translated },
  'under-a-path': {
    name: 'the site under a path of its host, and a redirect',
    make: underPath,
    browserTests: 'e2e/export e2e/offline',
  },
  many: {
    name: 'two hundred and fifty recipes and restaurants more',
    make: () => writeGenerated('data', 250),
    browserTests: 'e2e/export e2e/finding e2e/embeds e2e/early e2e/first-view',
  },
  empty: { name: 'nothing of the sample content', make: empty },
  first: {
    name: 'nothing of the sample content, then one recipe',
    make: () => {
      empty();
      return stew();
    },
  },
};
