import '@/scripts/load-env';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cloneProject } from '@/scripts/clone';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { filesUnder, OUT } from '@/scripts/export';
import { generatedRecipe, generatedTitle, writeGenerated } from './generate';
import { type Cost, measure } from './measure';
import { visitListing } from './visit';

const USAGE = `npm run bench:scale                    50, 500 and 5,000 generated recipes, and as many restaurants
npm run bench:scale -- 50 200          other numbers
npm run bench:scale -- 500 --compress  with the compressed copies of every text`;

const COUNTS = ['50', '500', '5000'];

/** The steps of `npm run build`. */
type Costs = Record<'preparation' | 'pages' | 'finishing', Cost>;

async function build(site: string): Promise<Costs> {
  return {
    preparation: await measure('npx', ['tsx', 'scripts/prepare/main.ts'], site),
    pages: await measure('npx', ['next', 'build'], site),
    finishing: await measure('npx', ['tsx', 'scripts/postbuild/main.ts'], site),
  };
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

/** What lies in an export: how much of it there is, and what one generated recipe has of it. */
function sizesOf(site: string) {
  const out = join(site, OUT);
  const files = filesUnder(out);
  const sizeOf = (file: string) => statSync(join(out, file)).size;
  const { slug, id } = generatedRecipe(1);
  const own = files.filter((file) =>
    [`recipes/${slug}/`, `recipes/${id}/`].some((at) => file.startsWith(at)),
  );
  const pages = files.filter((file) => file.endsWith('.html'));
  return {
    files: files.length,
    // The router's data of a page lies elsewhere.
    'files a recipe': own.length + 1,
    'all, MB': Math.round(files.reduce((sum, file) => sum + sizeOf(file), 0) / 1e6),
    'a page, KB': kilobytes(pages.reduce((sum, file) => sum + sizeOf(file), 0) / pages.length),
    'listing, KB': kilobytes(sizeOf('recipes/index.html')),
    'sw.js, KB': kilobytes(sizeOf('sw.js')),
  };
}

function row(costs: Costs, site: string) {
  const all = Object.values(costs);
  const sum = (field: keyof Cost) => all.reduce((total, cost) => total + cost[field], 0);
  return {
    ...Object.fromEntries(
      Object.entries(costs).map(([step, { seconds }]) => [`${step}, s`, Math.round(seconds)]),
    ),
    'all, s': Math.round(sum('seconds')),
    'processor, s': Math.round(sum('processor')),
    'memory, GB': (Math.max(...all.map(({ memory }) => memory)) / 1e9).toFixed(2),
    ...sizesOf(site),
  };
}

/** Removes what builds have left, but for encoded pictures. */
function forget(site: string): void {
  for (const folder of [OUT, '.next', '.cache', '.content'])
    rmSync(join(site, folder), { recursive: true, force: true });
}

await runCommand(async () => {
  const options = { compress: { type: 'boolean' } } as const;
  const { values, positionals } = readArguments(options, USAGE);
  const counts = (positionals.length > 0 ? positionals : COUNTS).map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) throw new UsageError(USAGE);
  process.env.PICTURE_CACHE ||= resolve('.cache/pictures');
  process.env.PRECOMPRESS = values.compress ? '' : 'no';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  const site = join(folder, 'site');
  const rows: Record<string, object> = {};
  const visits: Record<string, object> = {};
  try {
    cloneProject(site);
    for (const count of counts) {
      forget(site);
      writeGenerated(join(site, 'data'), count);
      rows[`${count}`] = row(await build(site), site);
      visits[`${count}`] = await visitListing(join(site, OUT), generatedTitle(join(site, 'data')), 'One Pot');
      console.table(rows);
      console.table(visits);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
