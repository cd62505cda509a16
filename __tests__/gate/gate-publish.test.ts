/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { markSamples, Sample } from '@/lib/content/schema/sample';
import { type DataFile, dataFileNames, readDataFiles } from '@/scripts/publish/data-files';
import { type Finding, findUnfinished } from '@/scripts/publish/findings';
import { formatReport } from '@/scripts/publish/report';
import { checkSiteAddress } from '@/scripts/publish/site-address';

// Each run of the command starts a Node of its own.
jest.setTimeout(60_000);

const ADDRESS = 'https://www.my-kitchen.org';
const CALL = /\bsample\(/g;

/** Set before any data file is loaded, so that every one of them has its marks. */
const marks = markSamples();

/** Index just past a call whose brackets open at `open`; brackets in texts do not count. */
function endOfCall(source: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let index = open; index < source.length; index += 1) {
    const sign = source.charAt(index);
    if (quote !== '') {
      if (sign === '\\') index += 1;
      else if (sign === quote) quote = '';
    } else if (/['"`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth += 1;
    else if (/[)\]}]/.test(sign)) {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  throw new Error('a call that never ends');
}

/** The first argument of a call without what marks it, as an owner's own value: nothing in it says "example". */
function ownValue(call: string): string {
  const inside = call.slice('sample('.length, -1).trimEnd().replace(/,$/, '');
  const value = inside.replace(/,\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")$/, '');
  if (value === inside) throw new Error(`no words to put in ${call}`);
  return value
    .trim()
    .replaceAll('example.com', 'my-kitchen.org')
    .replaceAll(/([/@])example\b/g, '$1mykitchen')
    .replaceAll(/example-(?=\d{3})/g, 'kitchen-');
}

/** A data file as its owner leaves it: each mark replaced by a value, however they are nested. */
function finished(source: string): string {
  const start = source.search(CALL);
  if (start === -1) return source;
  const end = endOfCall(source, start + 'sample'.length);
  return finished(source.slice(0, start) + ownValue(source.slice(start, end)) + source.slice(end));
}

/** Data files as an owner finds them, whatever stands in those of this site by now. */
const FIXTURES: Record<string, string> = {
  'data/travel/markets.ts': `import { sample } from '@/lib/content/schema/sample';
    export const markets = { bay: { name: 'Bay', hours: sample('9 to 5', 'the hours of the market') } };`,
  'data/restaurants/noodle-bar.ts': `import { sample } from '@/lib/content/schema/sample';
    export const restaurant = { name: 'Noodle Bar', rating: sample(4.4, 'your own stars') };`,
  'data/pages/house/offers.ts': `import { sample } from '@/lib/content/schema/sample';
    export const offers = [
      { title: 'Hour', price: '$5' },
      { title: 'Week', price: sample('$50', 'confirm what a week costs') },
    ];
    export const stats = sample([{ number: '7+', label: 'years' }], 'confirm the numbers');`,
  'data/navigation.ts': "export const navigation = ['/about'];",
  'data/site.ts': `import { sample } from '@/lib/content/schema/sample';
    export const site = {
      contactEmail: sample('me@example.com', 'the address that receives every inquiry'),
      socials: [
        { name: 'YouTube', href: 'https://www.youtube.com/@kitchen' },
        { name: 'TikTok', href: sample('https://www.tiktok.com/@example', 'the address of your profile') },
      ],
    };`,
  'data/schema/site.ts': 'export const unread = true;',
};

/** Writes data files into a folder of their own. */
function write(folder: string, files: Record<string, string>) {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
}

/** All that the check would list of the data in a folder. */
async function listedIn(folder: string): Promise<Finding[]> {
  const before = process.cwd();
  const known = marks.length;
  process.chdir(folder);
  try {
    const { read, unread } = await readDataFiles((file) => import(join(folder, file)));
    expect(unread).toEqual([]);
    return findUnfinished(read, marks.slice(known));
  } finally {
    process.chdir(before);
  }
}

describe('the check before publishing', () => {
  it('lists every mark in the data of this site once, and nothing else', async () => {
    const listed = await listedIn(resolve('.'));
    const calls = dataFileNames().map((file): [string, number] => [
      file,
      [...readFileSync(file, 'utf8').matchAll(CALL)].length,
    ]);
    const count = (file: string) => listed.filter((finding) => finding.file === file).length;
    expect(calls.map(([file]) => [file, count(file)])).toEqual(calls);
    expect(listed).toHaveLength(calls.reduce((sum, [, inFile]) => sum + inFile, 0));
    expect(new Set(listed.map(({ file, field }) => `${file} ${field}`)).size).toBe(listed.length);
  });

  it('says file, field, what is there and what to put there, and begins with the site itself', async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'publish-fixtures-')));
    write(folder, FIXTURES);
    const listed = await listedIn(folder);
    rmSync(folder, { recursive: true });
    expect(listed).toEqual([
      {
        file: 'data/site.ts',
        field: 'site.contactEmail',
        found: '“me@example.com”',
        put: 'the address that receives every inquiry',
      },
      {
        file: 'data/site.ts',
        field: 'site.socials[1].href (TikTok)',
        found: '“https://www.tiktok.com/@example”',
        put: 'the address of your profile',
      },
      {
        file: 'data/pages/house/offers.ts',
        field: 'offers[1].price (Week)',
        found: '“$50”',
        put: 'confirm what a week costs',
      },
      {
        file: 'data/pages/house/offers.ts',
        field: 'stats',
        found: "[ { number: '7+', label: 'years' } ]",
        put: 'confirm the numbers',
      },
      {
        file: 'data/restaurants/noodle-bar.ts',
        field: 'restaurant.rating',
        found: '4.4',
        put: 'your own stars',
      },
      {
        file: 'data/travel/markets.ts',
        field: 'markets.bay.hours',
        found: '“9 to 5”',
        put: 'the hours of the market',
      },
    ]);
  });
});

describe('a value that is to be replaced', () => {
  const file = (name: string, source: string, exports: Record<string, unknown>): DataFile => ({
    file: name,
    source,
    exports,
  });

  it('is listed in the file that sets it, however many others show it', () => {
    const code = new Sample('REMARK15', 'a code that works');
    const loop: Record<string, unknown> = { code };
    loop.self = loop;
    const files = [
      file('data/a.ts', "import { site } from './z'", { recipe: { promo: loop } }),
      file('data/z.ts', "sample('REMARK15', 'a code that works')", { site: loop, again: [loop] }),
    ];
    expect(findUnfinished(files, [code])).toEqual([
      { file: 'data/z.ts', field: 'site.code', found: '“REMARK15”', put: 'a code that works' },
    ]);
  });

  it('is found inside another one, and in a value that its file keeps to itself', () => {
    const inner = new Sample(4.5, 'your stars');
    const outer = new Sample([{ name: 'Pai', rating: inner }], 'your places');
    const hidden = new Sample('x', 'your secret');
    const files = [file('data/a.ts', 'your places, your stars, your secret', { list: outer })];
    expect(findUnfinished(files, [inner, outer, hidden])).toEqual([
      { file: 'data/a.ts', field: 'list', found: "[ { name: 'Pai', rating: 4.5 } ]", put: 'your places' },
      { file: 'data/a.ts', field: 'list[0].rating (Pai)', found: '4.5', put: 'your stars' },
      {
        file: 'data/a.ts',
        field: 'a value that is not exported',
        found: '“x”',
        put: 'your secret',
      },
    ]);
  });

  it.each([
    ['https://www.youtube.com/@example', true],
    ['me@example.com', true],
    ['https://youtu.be/example-104', true],
    ['For example, a shallow pan', false],
    ['/learn/worked-example', false],
  ])('is suspected without a mark in “%s”: %s', (text, isListed) => {
    const found = findUnfinished([file('data/a.ts', text, { page: { text } })], []);
    expect(found.map(({ field }) => field)).toEqual(isListed ? ['page.text'] : []);
  });

  it('that a file computes with is named as what cannot be read', () => {
    const words = formatReport({
      findings: [],
      unread: [{ file: 'data/a.ts', message: 'code.toLowerCase is not a function' }],
      advice: [],
    });
    expect(words).toMatch(/^1 file of data cannot be read\n\ndata\/a\.ts\n {2}code\.toLowerCase is not/);
    expect(words).not.toContain('Nothing is left');
  });

  it('stands for itself as long as nobody checks', async () => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('@/lib/content/schema/sample');
      expect(fresh.sample(4.5, 'your stars')).toBe(4.5);
      fresh.markSamples();
      expect(fresh.sample(4.5, 'your stars')).toEqual({ value: 4.5, put: 'your stars' });
    });
  });
});

describe('The address of the site', () => {
  it.each([
    [ADDRESS, ADDRESS],
    [`${ADDRESS}/`, ADDRESS],
    [` ${ADDRESS} `, ADDRESS],
    [`${ADDRESS}.`, ADDRESS],
    ['http://my-kitchen.org', 'http://my-kitchen.org'],
    ['https://my-kitchen.org:8443', 'https://my-kitchen.org:8443'],
    ['https://10.fm', 'https://10.fm'],
    ['https://127.my-kitchen.org', 'https://127.my-kitchen.org'],
    ['https://the-latest.org', 'https://the-latest.org'],
    ['http://8.8.8.8', 'http://8.8.8.8'],
    ['http://172.32.0.4', 'http://172.32.0.4'],
    ['https://[2606:4700::1111]', 'https://[2606:4700::1111]'],
  ])('given as “%s” is %s', async (value, origin) => {
    const checked = await checkSiteAddress(value);
    expect(checked).toEqual({ findings: [], origin });
  });

  it.each([
    undefined,
    ' ',
    'my-kitchen.org',
    'ftp://my-kitchen.org',
    `${ADDRESS}/blog`,
    `${ADDRESS}/?a=1`,
    'https://user:pw@my-kitchen.org',
    'https://user@my-kitchen.org',
    'https://example.com',
    'https://www.example.org',
    'https://kitchen.example.org.',
    'https://my-kitchen..',
    'http://localhost:3000',
    'http://localhost.',
    'http://127.0.0.1',
    'http://127.1.',
    'http://0x7f000001',
    'http://10.1.2.3',
    'http://172.16.0.4',
    'http://172.31.255.255',
    'http://192.168.1.20:3000',
    'http://169.254.1.1',
    'http://100.64.0.1',
    'http://0.0.0.0',
    'http://224.0.0.1',
    'http://255.255.255.255',
    'http://[::1]',
    'http://[::]',
    'http://[::ffff:192.168.1.20]',
    'http://[fe80::1]',
    'http://[fd12:3456::1]',
    'http://[2001:db8::1]',
    'https://kitchen',
    'https://kitchen.test',
    'https://kitchen.local',
    'https://nas.home.arpa',
  ])('is asked for instead of %s', async (value) => {
    const { findings, origin } = await checkSiteAddress(value);
    expect(origin).toBeUndefined();
    expect(findings).toEqual([
      expect.objectContaining({
        file: expect.stringContaining('SITE_URL'),
        put: expect.stringContaining('npm run publish:check'),
      }),
    ]);
  });
});

describe('npm run publish:check in a copy of the project', () => {
  let copy: string;

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'publish-check-'));
    for (const name of ['data', 'lib', 'scripts', 'package.json', 'tsconfig.json']) {
      cpSync(name, join(copy, name), { recursive: true, filter: (from) => !from.includes('pictures/') });
    }
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    for (const file of dataFileNames()) {
      writeFileSync(join(copy, file), finished(readFileSync(file, 'utf8')));
    }
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  function check(address?: string): { code: number | null; words: string } {
    const { SITE_URL: _, ...rest } = process.env;
    const env = { ...rest, ...(address === undefined ? {} : { SITE_URL: address }) };
    const run = spawnSync('npm', ['run', '--silent', 'publish:check'], { cwd: copy, env, encoding: 'utf8' });
    return { code: run.status, words: run.stdout };
  }

  it('passes once everything is replaced', () => {
    const { code, words } = check(ADDRESS);
    expect(words).toContain('Nothing is left to replace.');
    expect(words).not.toContain('to replace before publishing');
    expect(code).toBe(0);
  });

  it('asks for the address of the site while that is the last thing missing', () => {
    for (const address of [undefined, `${ADDRESS}/blog`]) {
      const { code, words } = check(address);
      expect(words).toContain('1 thing to replace before publishing');
      expect(words).toContain('SITE_URL');
      expect(code).toBe(1);
    }
  });

  it('names the one mark that was left', () => {
    const file = 'data/restaurants/noodle-bar.ts';
    write(copy, { [file]: FIXTURES[file] ?? '' });
    const { code, words } = check(ADDRESS);
    rmSync(join(copy, file));
    expect(words).toContain(`${file}\n  field  restaurant.rating\n  found  4.4\n  put    your own stars\n`);
    expect(words).toContain('1 thing is left.');
    expect(code).toBe(1);
  });

  it('gives a command to build with that can be run as it is printed', () => {
    write(copy, { 'out/sitemap.xml': '<loc>https://elsewhere.org/</loc>' });
    const { code, words } = check(` ${ADDRESS}./ `);
    expect(words).toContain(`Build it anew: SITE_URL=${ADDRESS} npm run build\n`);
    write(copy, { 'out/sitemap.xml': `<loc>${ADDRESS}/</loc>` });
    expect(check(ADDRESS).words).not.toContain('Build it anew');
    expect(code).toBe(0);
  });
});
