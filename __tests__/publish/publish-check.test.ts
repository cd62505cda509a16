/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readYaml } from '@/lib/content/read/yaml';
import { findUnfinished } from '@/scripts/publish/findings';
import { describeSamples, formatReport } from '@/scripts/publish/report';

import { checkSiteAddress } from '@/scripts/publish/site-address';
import { readStarter, starterFiles, valueHash } from '@/scripts/publish/starter';

// Each run of the command starts a Node of its own.
jest.setTimeout(60_000);

const ADDRESS = 'https://www.my-kitchen.org';

/** What a starter of two texts, one list and one place said. */
const STARTER = {
  values: [
    { said: 'me@example.com', put: 'the address that receives every inquiry' },
    {
      said: 'We pay back',
      hashes: [
        valueHash(['We pay back what was paid for it.', 'Within a month, always.']),
        valueHash('We pay back what was paid for it.'),
      ],
      put: 'your own terms',
    },
  ],
  ratings: { 'Noodle Bar (Bay)': 4.4 },
};

const found = (files: Record<string, string>) =>
  findUnfinished(
    Object.entries(files).map(([file, text]) => readYaml(file, text)),
    STARTER,
  );

describe('What the starter said', () => {
  it('is named wherever it stands, with file, line and column, field, what is there and what to put there', () => {
    expect(
      found({
        'data/site.yaml': 'name: Mine\ncontact:\n  mail: me@example.com\n',
        'data/restaurants/noodle-bar.yaml': 'name: Noodle Bar (Bay)\nrating: 4.4\n',
      }),
    ).toEqual([
      {
        file: 'data/site.yaml',
        position: { line: 3, column: 3 },
        field: 'contact.mail',
        found: '“me@example.com”',
        put: 'the address that receives every inquiry',
      },
      {
        file: 'data/restaurants/noodle-bar.yaml',
        position: { line: 2, column: 1 },
        field: 'rating',
        found: '4.4',
        put: 'your own stars, 0 to 5, one decimal',
      },
    ]);
  });

  it('is gone once it is replaced, and another place may have the same stars', () => {
    expect(
      found({
        'data/site.yaml': 'contact: soup@my-kitchen.org\n',
        'data/restaurants/noodle-bar.yaml': 'name: Noodle Bar (Bay)\nrating: 4.3\n',
        'data/restaurants/pier.yaml': 'name: Pier (Bay)\nrating: 4.4\n',
      }),
    ).toEqual([]);
  });

  it('is named once, however its lines are broken and though half of it was replaced', () => {
    const terms = (second: string) => `terms:\n  - We pay back what\n    was paid for it.\n  - ${second}\n`;
    for (const second of ['Within a month, always.', 'Never, sorry.']) {
      const listed = found({ 'data/pages/offers.yaml': terms(second) });
      expect(listed.map(({ put }) => put)).toEqual(['your own terms']);
    }
    expect(found({ 'data/pages/offers.yaml': 'terms:\n  - Never, sorry.\n' })).toEqual([]);
  });

  it.each([
    ['https://www.youtube.com/@example', true],
    ['you@example.com', true],
    ['https://youtu.be/example-104', true],
    ['For example, a shallow pan', false],
    ['/learn/worked-example', false],
  ])('is suspected in “%s”: %s', (text, isListed) => {
    const listed = found({ 'data/a.yaml': `page:\n  text: ${JSON.stringify(text)}\n` });
    expect(listed.map(({ field }) => field)).toEqual(isListed ? ['page.text'] : []);
  });

  it('is a list of texts with what to put in the place of each', () => {
    const { values, ratings, files, pictures } = readStarter();
    expect(values.length).toBeGreaterThan(0);
    for (const { said, put, hashes = ['0123456789ab'] } of values) {
      expect([said, put]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/[^.]$/)]);
      for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{12}$/);
    }
    for (const stars of Object.values(ratings)) expect(stars).toBeLessThanOrEqual(5);
    for (const hash of [...Object.values(files).flat(), ...pictures]) expect(hash).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('A word of the starter that others may say too', () => {
  it('is named in its own field alone', () => {
    const values = [{ said: 'Halifax', field: 'city', put: 'the town you cook in' }];
    const files = [
      readYaml('data/site.yaml', 'name: Halifax\ncity: Halifax\n'),
      readYaml('data/guides/halifax.yaml', 'name: Halifax\n'),
    ];
    expect(findUnfinished(files, { values, ratings: {} })).toEqual([
      {
        file: 'data/site.yaml',
        position: { line: 2, column: 1 },
        field: 'city',
        found: '“Halifax”',
        put: 'the town you cook in',
      },
    ]);
  });
});

describe('What came with the site', () => {
  it('is counted by kind and named, the first of many', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const files = names.map((name) => readYaml(`data/recipes/${name}.yaml`, `dek: Soup ${name}`));
    const groups = starterFiles([...files, readYaml('data/recipes/mine.yaml', 'dek: My own soup')], [], {
      files: { recipes: names.map((name) => valueHash(`Soup ${name}`)) },
      pictures: [],
    });
    expect(describeSamples(groups)).toEqual(['8 recipes in data/recipes: a, b, c, d, e, f and 2 more']);
  });
});

describe('A file that cannot be read', () => {
  it('is named as one, and nothing is said to be finished', () => {
    const { problems } = readYaml('data/site.yaml', 'name: [Mine\n');
    const words = formatReport({ findings: [], problems, samples: [], advice: [] });
    expect(words).toMatch(/^1 problem in data\n\ndata\/site\.yaml:1:7\n/);
    expect(words).not.toContain('Nothing is left');
  });
});

describe('The address of the site', () => {
  it.each([
    [ADDRESS, ADDRESS],
    [`${ADDRESS}/`, ADDRESS],
    [` ${ADDRESS} `, ADDRESS],
    [`${ADDRESS}.`, ADDRESS],
    [`${ADDRESS}/blog/`, `${ADDRESS}/blog`],
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

describe('npm run publish:check in a project of its own', () => {
  let copy: string;

  /** Writes files of the project. */
  const write = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
  };

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'publish-check-'));
    for (const name of ['lib', 'scripts', 'package.json', 'tsconfig.json']) {
      cpSync(name, join(copy, name), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    write({
      'data/site.yaml': 'name: Mine\nnewsletterEndpoint: null\n',
      'data/restaurants/pier.yaml': 'name: Pier\n',
    });
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  function check(address?: string): { code: number | null; words: string } {
    const { SITE_URL: _, ...rest } = process.env;
    const env = { ...rest, ...(address === undefined ? {} : { SITE_URL: address }) };
    const run = spawnSync('npm', ['run', '--silent', 'publish:check'], { cwd: copy, env, encoding: 'utf8' });
    return { code: run.status, words: run.stdout };
  }

  it('passes once everything is replaced, with a word about what is worth a look', () => {
    const { code, words } = check(ADDRESS);
    expect(words).toContain('Nothing is left to replace.');
    expect(words).toContain('newsletterEndpoint (data/site.yaml)');
    expect(words).toContain('1 of 1 restaurant say that their hours are not confirmed');
    expect(code).toBe(0);
  });

  it('asks for the address of the site while that is the last thing missing', () => {
    const { code, words } = check(`${ADDRESS}/?blog`);
    expect(words).toContain('1 thing to replace before publishing');
    expect(words).toContain('SITE_URL');
    expect(code).toBe(1);
  });

  it('names the one address that was left, until its file is confirmed', () => {
    write({ 'data/restaurants/pier.yaml': 'name: Pier\nlink: https://example.com/pier\n' });
    const { code, words } = check(ADDRESS);
    expect(words).toContain('data/restaurants/pier.yaml:2:1\n  field  link\n');
    expect(words).toContain('1 thing is left.');
    expect(code).toBe(1);
    write({ 'data/confirmed.yaml': '- data/restaurants\n' });
    expect(check(ADDRESS).code).toBe(0);
  });

  it('gives a command to build with that can be run as it is printed', () => {
    write({ 'out/sitemap.xml': '<loc>https://elsewhere.org/</loc>' });
    expect(check(` ${ADDRESS}./ `).words).toContain(`Build it anew: SITE_URL=${ADDRESS} npm run build\n`);
    write({ 'out/sitemap.xml': `<loc>${ADDRESS}/</loc>` });
    expect(check(ADDRESS).words).not.toContain('Build it anew');
  });
});
