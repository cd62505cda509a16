import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { command } from '@/scripts/gate/steps';
import { CHANGES, type Change } from './changes';

// Changes that owners make, each on a clone of its own: the content is prepared and built, every page is checked, and
// nothing but content has changed. With --tests the whole gate follows.

const home = process.cwd();
const { PICTURE_CACHE = resolve('.cache/pictures') } = process.env;
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const withTests = process.argv.includes('--tests');

async function tryOut({ name, make }: Change): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  const clone = join(folder, 'site');
  try {
    await command('git', ['clone', '--quiet', home, clone]);
    // Links where the system has them: a copy of all packages takes a while.
    const packages = [join(home, 'node_modules'), join(clone, 'node_modules')];
    await command('cp', ['-al', ...packages]).catch(() => command('cp', ['-R', ...packages]));
    process.chdir(clone);
    await make();
    const changed = await command('git', ['status', '--porcelain']);
    const others = changed
      .split('\n')
      .filter((line) => line !== '' && !line.slice(2).trim().startsWith('data/'));
    if (others.length > 0) throw new Error(`More than content has changed:\n${others.join('\n')}`);
    const args = ['tsx', withTests ? 'scripts/test.ts' : 'scripts/trial/check.ts'];
    await command('npx', args, { live: true, env: { PICTURE_CACHE } });
    console.log(`✓ ${name}`);
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true, force: true });
  }
}

const unknown = names.filter((name) => !Object.hasOwn(CHANGES, name));
if (unknown.length > 0) {
  console.error(`There is no “${unknown[0]}”. What there is: ${Object.keys(CHANGES).join(', ')}`);
  process.exitCode = 1;
} else {
  const chosen = Object.entries(CHANGES).filter(([name]) => names.length === 0 || names.includes(name));
  for (const [, change] of chosen) {
    try {
      await tryOut(change);
    } catch (error) {
      console.error(`✗ ${change.name}\n${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
}
