import '@/scripts/load-env';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cloneProject } from '@/scripts/clone';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { filesUnder, OUT } from '@/scripts/export';
import { writeGenerated } from './generate';

const USAGE = `npm run bench:scale                    builds with 1,000 generated recipes and as many restaurants
npm run bench:scale -- 100 5000        other numbers, one build each`;

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

await runCommand(async () => {
  const { positionals } = readArguments({}, USAGE);
  const counts = (positionals.length > 0 ? positionals : ['1000']).map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) throw new UsageError(USAGE);
  process.env.PICTURE_CACHE ||= resolve('.cache/pictures');
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  const site = join(folder, 'site');
  const rows: Record<string, object> = {};
  try {
    cloneProject(site);
    for (const count of counts.sort((one, other) => one - other)) {
      writeGenerated(join(site, 'data'), count);
      rows[count] = await measureBuild(site);
    }
    console.table(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
