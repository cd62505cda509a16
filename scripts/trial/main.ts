import { execSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cloneProject } from '@/scripts/clone';
import { CHANGES, type Change } from './changes';

// Changes that owners make, each on a clone of its own: nothing but content has changed, the site is built and its
// exported pages are checked. With --tests every test follows.

const home = process.cwd();
process.env.PICTURE_CACHE ||= resolve('.cache/pictures');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isThorough = process.argv.includes('--tests');

async function tryOut({ name, make, browserTests }: Change): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  const clone = join(folder, 'site');
  try {
    cloneProject(clone, home);
    process.chdir(clone);
    await make();
    const changed = execSync('git status --porcelain', { encoding: 'utf8' }).split('\n');
    const others = changed.filter((line) => line !== '' && !line.slice(2).trim().startsWith('data/'));
    if (others.length > 0) throw new Error(`More than content has changed:\n${others.join('\n')}`);
    const some = `npm run build && npm run test:export && npx playwright test ${browserTests ?? 'e2e/export'}`;
    execSync(isThorough && !browserTests ? 'npm test' : some, { stdio: 'inherit' });
    console.log(`✓ ${name}`);
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true, force: true });
  }
}

const unknown = names.find((name) => !Object.hasOwn(CHANGES, name));
if (unknown) {
  console.error(`There is no “${unknown}”. What there is: ${Object.keys(CHANGES).join(', ')}`);
  process.exitCode = 1;
} else {
  for (const [key, change] of Object.entries(CHANGES)) {
    if (names.length > 0 && !names.includes(key)) continue;
    try {
      await tryOut(change);
    } catch (error) {
      console.error(`✗ ${change.name}\n${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
}
