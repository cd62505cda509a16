/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { testTables } from '@/__tests__/cases';
import { readYaml } from '@/lib/content/read/yaml';
import { readDataFile } from '@/scripts/publish/data-files';
import { findUnfinished } from '@/scripts/publish/findings';
import { formatReport } from '@/scripts/publish/report';
import { checkSiteAddress } from '@/scripts/publish/site-address';

// Each run of the command starts a Node of its own.
jest.setTimeout(60_000);

const ADDRESS = 'https://www.my-kitchen.org';

const found = (files: Record<string, string>) =>
  findUnfinished(Object.entries(files).map(([file, text]) => readDataFile(file, text)));

describe('A value with a `# replace:` comment', () => {
  it('is named with file, line, field, value and what to put there', () => {
    const site =
      'name: Mine\nsocials:\n  - name: YouTube\n    href: https://youtube.com/@me # replace: your channel\n';
    expect(found({ 'data/site.yaml': site })).toEqual([
      {
        file: 'data/site.yaml',
        position: { line: 4, column: 1 },
        field: 'socials[0].href (the social “YouTube”)',
        found: '“https://youtube.com/@me”',
        put: 'your channel',
      },
    ]);
  });

  it('is finished once the comment is deleted', () => {
    expect(found({ 'data/site.yaml': 'name: Mine # as every page has it\n' })).toEqual([]);
  });

  it('is shortened where it is long', () => {
    const [finding] = found({ 'data/site.yaml': `# replace: a line\ntagline: ${'soup '.repeat(30)}\n` });
    expect(finding?.found).toBe(`“${'soup '.repeat(13)}soup…”`);
  });

  it('may be a whole file', () => {
    const recipe = '# yaml-language-server: $schema=x.json\n# replace: a sample recipe\n\nid: 1\n';
    expect(found({ 'data/recipes/soup.yaml': recipe })).toEqual([
      {
        file: 'data/recipes/soup.yaml',
        position: { line: 2, column: 1 },
        field: '',
        found: 'the whole file',
        put: 'a sample recipe',
      },
    ]);
  });
});

describe('A text that looks like a placeholder', () => {
  it.each([
    ['https://www.youtube.com/@example', true],
    ['you@example.com', true],
    ['https://youtu.be/example-104', true],
    ['For example, a shallow pan', false],
    ['/learn/worked-example', false],
  ])('“%s” is named: %s', (text, isListed) => {
    const listed = found({ 'data/a.yaml': `page:\n  text: ${JSON.stringify(text)}\n` });
    expect(listed.map(({ field }) => field)).toEqual(isListed ? ['page.text'] : []);
  });

  it('is named once where it has a comment as well', () => {
    const listed = found({ 'data/site.yaml': 'contactEmail: me@example.com # replace: your address\n' });
    expect(listed.map(({ put }) => put)).toEqual(['your address']);
  });
});

describe('A file that cannot be read', () => {
  it('is reported as one, and nothing is reported as finished', () => {
    const { problems } = readYaml('data/site.yaml', 'name: [Mine\n');
    const words = formatReport({ findings: [], problems, advice: [] });
    expect(words).toMatch(/^1 problem in data\n\ndata\/site\.yaml:1:7\n/);
    expect(words).not.toContain('Nothing is left');
  });
});

testTables('__tests__/publish/tables', {
  'site-addresses': async (value: string) => {
    const { findings, origin } = await checkSiteAddress(value);
    return findings.length > 0 ? { asked: findings.map(({ found }) => found).join() } : origin;
  },
});

it('a missing address of the site is asked for with the command to give it', async () => {
  expect(await checkSiteAddress(undefined)).toEqual({
    findings: [
      {
        file: 'SITE_URL, a variable of the build',
        field: '',
        found: 'nothing',
        put: 'the public address: SITE_URL=https://www.my-kitchen.org npm run publish:check',
      },
    ],
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

  it('names the one value that is marked, until its comment is deleted', () => {
    write({ 'data/restaurants/pier.yaml': 'name: Pier\nrating: 4.2 # replace: your own stars\n' });
    const { code, words } = check(ADDRESS);
    expect(words).toContain(
      'data/restaurants/pier.yaml:2:1\n  field  rating\n  found  4.2\n  put    your own stars\n',
    );
    expect(words).toContain('1 thing is left.');
    expect(code).toBe(1);
    write({ 'data/restaurants/pier.yaml': 'name: Pier\nrating: 4.2\n' });
    expect(check(ADDRESS).code).toBe(0);
  });

  it('gives a command to build with that can be run as it is printed', () => {
    write({ 'out/sitemap.xml': '<loc>https://elsewhere.org/</loc>' });
    expect(check(` ${ADDRESS}./ `).words).toContain(`Build it anew: SITE_URL=${ADDRESS} npm run build\n`);
    write({ 'out/sitemap.xml': `<loc>${ADDRESS}/</loc>` });
    expect(check(ADDRESS).words).not.toContain('Build it anew');
  });
});
