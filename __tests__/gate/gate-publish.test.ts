/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { markSamples, Sample } from '@/data/schema/sample';
import { type DataFile, dataFileNames, readDataFiles } from '@/scripts/publish/data-files';
import { type Finding, findUnfinished } from '@/scripts/publish/findings';
import { formatReport } from '@/scripts/publish/report';
import { checkSiteAddress } from '@/scripts/publish/site-address';

// Each run of the command starts a Node of its own.
jest.setTimeout(60_000);

const ADDRESS = 'https://www.my-kitchen.org';
const CALL = /\bsample\(/g;

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

describe('the check before publishing', () => {
  let listed: Finding[];

  beforeAll(async () => {
    const marks = markSamples();
    const { read, unread } = await readDataFiles((file) => import(resolve(file)));
    expect(unread).toEqual([]);
    listed = findUnfinished(read, marks);
  });

  it('lists every mark in the data once, and nothing else', () => {
    const calls = dataFileNames().map((file): [string, number] => [
      file,
      [...readFileSync(file, 'utf8').matchAll(CALL)].length,
    ]);
    const count = (file: string) => listed.filter((finding) => finding.file === file).length;
    expect(calls.map(([file]) => [file, count(file)])).toEqual(calls);
    expect(listed).toHaveLength(calls.reduce((sum, [, inFile]) => sum + inFile, 0));
    expect(new Set(listed.map(({ file, field }) => `${file} ${field}`)).size).toBe(listed.length);
  });

  it('says file, field, what is there and what to put there', () => {
    expect(listed).toContainEqual({
      file: 'data/site.ts',
      field: 'site.contactEmail',
      found: '“hello@example.com”',
      put: 'the address that receives every inquiry',
    });
    expect(listed.find(({ field }) => field === 'site.socials[2].href (TikTok)')).toMatchObject({
      file: 'data/site.ts',
      found: '“https://www.tiktok.com/@example”',
    });
    expect(listed.filter(({ field }) => field === 'restaurant.rating')).toHaveLength(19);
    expect(listed.find(({ field }) => field.startsWith('programs[1].duration'))).toMatchObject({
      file: 'data/pages/house/programs.ts',
      put: expect.stringContaining('8 weeks of sessions inside 6 months'),
    });
    expect(listed.find(({ field }) => field === 'markets.st-lawrence-market.hours')?.file).toBe(
      'data/travel/markets.ts',
    );
  });

  it('begins with the site itself, and goes on with pages, restaurants and maps', () => {
    const first = (start: string) => listed.findIndex(({ file }) => file.startsWith(start));
    const order = ['data/site.ts', 'data/pages/', 'data/restaurants/', 'data/travel/'].map(first);
    expect(order[0]).toBe(0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
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
      const fresh = await import('@/data/schema/sample');
      expect(fresh.sample(4.5, 'your stars')).toBe(4.5);
      fresh.markSamples();
      expect(fresh.sample(4.5, 'your stars')).toEqual({ value: 4.5, put: 'your stars' });
    });
  });
});

describe('The address of the site', () => {
  it.each([ADDRESS, `${ADDRESS}/`, 'http://my-kitchen.org', 'https://my-kitchen.org:8443'])(
    'can be %s',
    async (value) => expect(await checkSiteAddress(value)).toEqual([]),
  );

  it.each([
    undefined,
    ' ',
    'my-kitchen.org',
    'ftp://my-kitchen.org',
    `${ADDRESS}/blog`,
    `${ADDRESS}/?a=1`,
    'https://example.com',
    'https://www.example.org',
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://192.168.1.20:3000',
    'http://[::1]',
    'https://kitchen',
    'https://kitchen.test',
  ])('is asked for instead of %s', async (value) => {
    const [finding] = await checkSiteAddress(value);
    expect(finding?.file).toContain('SITE_URL');
    expect(finding?.put).toContain('npm run publish:check');
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
    const file = 'data/restaurants/hodo-kwaja.ts';
    const replaced = readFileSync(join(copy, file), 'utf8');
    cpSync(file, join(copy, file));
    const { code, words } = check(ADDRESS);
    writeFileSync(join(copy, file), replaced);
    expect(words).toContain(
      `${file}\n  field  restaurant.rating\n  found  4.4\n  put    your own stars, 0 to 5, one decimal`,
    );
    expect(words).toContain('1 thing is left.');
    expect(code).toBe(1);
  });
});
