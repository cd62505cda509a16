import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expectReport, testCases, testTables } from '@/__tests__/cases';
import { tempFolder, writeFiles } from '@/__tests__/temp-folder';
import { readDataFiles } from '@/scripts/publish/data-files';
import { findUnfinished } from '@/scripts/publish/findings';
import { advice, formatReport } from '@/scripts/publish/report';
import { checkSiteAddress } from '@/scripts/publish/site-address';

// Each run of the command starts a Node of its own.
jest.setTimeout(60_000);

const copy = tempFolder({
  'data/site.yaml': 'name: Mine\ncontactEmail: hello@my-kitchen.org\n',
  'data/restaurants/pier.yaml': 'name: Pier\n',
});
for (const name of ['lib', 'scripts', 'package.json', 'tsconfig.json']) {
  cpSync(name, join(copy, name), { recursive: true });
}
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

/** Runs npm run publish:check in a project of its own. */
function check(address: string): { code: number | null; report: string } {
  const env = { ...process.env, SITE_URL: address };
  const run = spawnSync('npm', ['run', '--silent', 'publish:check'], { cwd: copy, env, encoding: 'utf8' });
  return { code: run.status, report: run.stdout };
}

it('the command passes once everything is replaced, with advice about what is worth a look', () => {
  const { code, report } = check('https://www.my-kitchen.org');
  expect(report).toContain('newsletter (data/site.yaml)');
  expect(report).toContain('1 of 1 restaurant say that their hours are not confirmed');
  expect(report).toContain('Nothing is left to replace.');
  expect(code).toBe(0);
});

it('the command fails while the address of the site is missing', () => {
  const { code, report } = check('https://www.my-kitchen.org/?blog');
  expect(report).toContain('1 thing to replace before publishing');
  expect(report).toContain('SITE_URL');
  expect(code).toBe(1);
});

it('the command fails while a value is marked, and passes once its comment is deleted', () => {
  writeFiles(copy, { 'data/restaurants/pier.yaml': 'name: Pier\nrating: 4.2 # replace: your own stars\n' });
  const { code, report } = check('https://www.my-kitchen.org');
  expect(report).toContain('  field  rating\n  found  4.2\n  put    your own stars\n');
  expect(report).toContain('1 thing is left.');
  expect(code).toBe(1);
  writeFiles(copy, { 'data/restaurants/pier.yaml': 'name: Pier\nrating: 4.2\n' });
  expect(check('https://www.my-kitchen.org').code).toBe(0);
});

it('the command records the addresses of a release, and fails once one of them is lost', () => {
  writeFiles(copy, { 'data/pages/soup.yaml': 'path: /soup\n' });
  expect(check('https://www.my-kitchen.org').report).toContain('data/released.yaml lists 1 address');
  expect(readFileSync(join(copy, 'data/released.yaml'), 'utf8')).toMatch(/^- \/soup\n$/m);
  writeFiles(copy, { 'data/pages/soup.yaml': 'path: /stew\n' });
  const { code, report } = check('https://www.my-kitchen.org');
  expect(report).toContain('- { from: /soup, to: /stew }');
  expect(code).toBe(1);
  writeFiles(copy, { 'data/redirects.yaml': '- { from: /soup, to: /stew }\n' });
  expect(check('https://www.my-kitchen.org').report).toContain('data/released.yaml lists 1 address');
  expect(readFileSync(join(copy, 'data/released.yaml'), 'utf8')).toMatch(/^- \/stew\n$/m);
});

it('the command lists what is scheduled, and does not record its address', () => {
  writeFiles(copy, { 'data/pages/later.yaml': 'path: /later\npublished: 2999-07-05 09:00\n' });
  const { code, report } = check('https://www.my-kitchen.org');
  expect(report).toContain('1 scheduled, next Friday 5 July 2999, 9:00 (America/Toronto)');
  expect(code).toBe(0);
  expect(readFileSync(join(copy, 'data/released.yaml'), 'utf8')).not.toContain('/later');
});

describe('the report', () => {
  type Case = { files: Record<string, string>; address?: string; report: string };

  const PUBLIC = 'https://www.my-kitchen.org';

  /** Report of the project in the working directory. */
  async function report(address: string): Promise<string> {
    const files = readDataFiles();
    const { findings, origin } = await checkSiteAddress(address);
    return formatReport({
      findings: [...findUnfinished(files), ...findings],
      problems: files.flatMap(({ problems }) => problems),
      advice: advice(files, origin, '2026-11-28'),
    });
  }

  const home = process.cwd();
  afterEach(() => process.chdir(home));

  testCases<Case>(
    '__tests__/publish/cases',
    ['files', 'address', 'report'],
    async ({ files, address = PUBLIC }, file) => {
      process.chdir(tempFolder(files));
      const text = await report(address);
      process.chdir(home);
      expectReport(file, text);
    },
  );

  it('Messages in English on a site in another language are worth a look.', async () => {
    const site = 'name: Eldhúsið\nlanguage: is\n';
    const words = 'text: { and: "{start} og {last}", or: "{start} eða {last}" }\n';
    process.chdir(tempFolder({ 'data/site.yaml': site, 'data/words.yaml': words }));
    // Not a case: the number changes with each new message.
    expect(await report(PUBLIC)).toMatch(
      /\d+ messages are in English, not in Icelandic: text\.comma, text\.range, text\.decimalPoint, ui\.notLoaded, ui\.tryAgain and \d+ more\. npm run new words adds them to data\/words\.yaml\./,
    );
  });

  testTables('__tests__/publish/tables', {
    'site-addresses': async (value: string) => {
      const { findings, origin } = await checkSiteAddress(value);
      return findings.length > 0 ? { asked: findings.map(({ found }) => found).join() } : origin;
    },
  });
});
