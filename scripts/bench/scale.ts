import '@/scripts/load-env';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from '@/e2e/browser';
import { cloneProject } from '@/scripts/clone';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { filesUnder, OUT } from '@/scripts/export';
import { cachedAfterVisits } from './cached';
import { writeGenerated } from './generate';
import { benchPages, heaviestPages } from './pages';
import { calibratePhone } from './phone';
import { answersOf } from './presses';

const USAGE = `npm run bench:scale                       builds with 1,000 generated recipes and 300 restaurants
npm run bench:scale -- 100 5000           other numbers of recipes, one build each
npm run bench:scale -- --restaurants 50   another number of restaurants`;

/** Pages that grow with the number of recipes and restaurants. */
const GROWING = ['/', '/recipes/', 'guide'];

/**
 * Resident memory in bytes of a process and its descendants; shared pages count once per process. 0 on a system without
 * `ps`.
 */
function memoryOf(root: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const tree = new Set([root]);
  let kilobytes = 0;
  // `ps` lists parents before their children.
  for (const line of (stdout ?? '').split('\n')) {
    const [id = 0, parent = 0, size = 0] = line.trim().split(/\s+/).map(Number);
    if (tree.has(parent)) tree.add(id);
    if (tree.has(id)) kilobytes += size;
  }
  return kilobytes * 1024;
}

/** Builds a site from nothing but encoded pictures. Returns what it took. */
async function measureBuild(site: string) {
  for (const folder of [OUT, '.next', '.content'])
    rmSync(join(site, folder), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn('npm', ['run', 'build'], { cwd: site, stdio: ['ignore', 'ignore', 'inherit'] });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, 250);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new UsageError('The build failed.');
  const out = join(site, OUT);
  const files = filesUnder(out);
  const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
  return {
    'time, s': Math.round((performance.now() - start) / 1000),
    'memory, GB': (memory / 1e9).toFixed(2),
    files: files.length,
    'size, MB': Math.round(bytes / 1e6),
  };
}

/** Prints what a visit of the growing pages loads and keeps, and how soon presses are answered. */
async function measureVisits(out: string, browser: string): Promise<void> {
  const pages = heaviestPages(benchPages(out).filter(({ kind }) => GROWING.includes(kind)));
  console.table(
    await cachedAfterVisits(
      out,
      pages.map(({ route }) => route),
      browser,
    ),
  );
  const phone = await calibratePhone(browser);
  for (const [route, answers] of Object.entries(await answersOf(out, pages, phone, 3)))
    console.table({ [route]: answers });
}

await runCommand(async () => {
  const { values, positionals } = readArguments({ restaurants: { type: 'string', default: '300' } }, USAGE);
  const counts = (positionals.length > 0 ? positionals : ['1000']).map(Number);
  const restaurants = Number(values.restaurants);
  if (![...counts, restaurants].every((count) => Number.isInteger(count) && count > 0))
    throw new UsageError(USAGE);
  const browser = findBrowser();
  process.env.PICTURE_CACHE ||= resolve('.cache/pictures');
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  const site = join(folder, 'site');
  const rows: Record<string, object> = {};
  try {
    cloneProject(site);
    for (const recipes of counts.sort((one, other) => one - other)) {
      writeGenerated(join(site, 'data'), { recipes, restaurants });
      rows[recipes] = await measureBuild(site);
      console.table({ [recipes]: rows[recipes] });
      if (browser) await measureVisits(join(site, OUT), browser);
    }
    console.table(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
