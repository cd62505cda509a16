import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { removeMissingPages } from '@/scripts/postbuild/missing-pages';
import { writeServiceWorker } from '@/scripts/postbuild/service-worker';
import { filesUnder, OUT } from './export-files';
import { elapsed } from './report';
import { bin, runInOrder, type Step } from './steps';

const SOURCES = ['app', 'components', 'lib', 'data'];
const SETTINGS = ['package-lock.json', 'next.config.ts', 'postcss.config.mjs', 'tsconfig.json'];

/** Name of a build: a hash of everything the pages are made of, so that equal sources give equal builds. */
export function buildId(): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  const sources = SOURCES.filter((folder) => existsSync(folder)).flatMap((folder) =>
    filesUnder(folder).map((file) => `${folder}/${file}`),
  );
  for (const file of [...SETTINGS.filter((name) => existsSync(name)), ...sources]) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The policies depend on the content, which a fresh clone has only once it is prepared. */
async function writePolicies(): Promise<string> {
  const { addContentPolicies } = await import('@/scripts/postbuild/content-policy');
  return addContentPolicies(OUT);
}

const prepareStep: Step = {
  name: 'Preparing data and pictures (the first time takes a few minutes)',
  run: () => bin('tsx', ['scripts/prepare/main.ts'], { live: true }).then(() => ''),
};

const steps: Step[] = [
  {
    name: 'Building the pages',
    run: async () => {
      rmSync(OUT, { recursive: true, force: true });
      await bin('next', ['build'], { live: true, env: { BUILD_ID: buildId() } });
      return '';
    },
  },
  { name: 'Taking away pages that are switched off', run: async () => removeMissingPages(OUT).join('\n') },
  { name: 'Writing content policies', run: writePolicies },
  { name: 'Writing the offline copy', run: () => writeServiceWorker(OUT, buildId()) },
];

/** Builds the site into out/. Prints each step; false when one failed. `prepare: false` trusts prepared data. */
export async function buildSite({ prepare = true } = {}): Promise<boolean> {
  const start = performance.now();
  const outcomes = await runInOrder(prepare ? [prepareStep, ...steps] : steps, true);
  const ok = outcomes.every((outcome) => outcome.ok);
  console.log(ok ? `The site is built in out/ (${elapsed(start)}).` : 'The build stopped; see above.');
  return ok;
}
