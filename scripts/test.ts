import './load-env';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { findBrowser } from './gate/browser';
import { buildSite } from './gate/build-site';
import { checkHouse } from './gate/check-house';
import { type Counts, closingLine, elapsed, jestCounts, playwrightCounts } from './gate/report';
import { isStarter, testsStarter } from './gate/starter.mjs';
import { bin, type Outcome, runInOrder, runStep, type Step } from './gate/steps';

const REPORTS = '.cache/gate';
const start = performance.now();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

function reportOf(name: string): unknown {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const quiet = (running: Promise<string>) => running.then(() => '');
const lastLines = (output: string, count: number) => output.split('\n').slice(-count).join('\n');

const style: Step[] = [
  {
    name: 'Style and import rules (biome ci)',
    run: () => quiet(bin('biome', ['ci', '--error-on-warnings', '--colors=off', '.'])),
  },
  { name: 'House rules', run: async () => checkHouse() },
];
const prepare: Step = {
  name: 'Preparing data and pictures',
  run: () => quiet(bin('tsx', ['scripts/prepare/main.ts'], { live: true })),
};
const types: Step[] = [
  {
    name: 'Types (next typegen, tsc)',
    run: async () => {
      await bin('next', ['typegen']);
      return quiet(bin('tsc', ['--noEmit']));
    },
  },
  { name: 'Unused code (knip)', run: () => quiet(bin('knip', [])) },
];
const unit: Step = {
  name: 'Unit tests (jest)',
  run: async () =>
    lastLines(await bin('jest', ['--json', `--outputFile=${REPORTS}/jest.json`, '--silent']), 0),
};
const browser: Step = {
  name: 'Browser tests (playwright)',
  run: async () => {
    const { executablePath } = findBrowser();
    const env = { PLAYWRIGHT_CHROMIUM: executablePath, E2E_PORT: String(await freePort()) };
    return quiet(bin('playwright', ['test'], { live: true, env }));
  },
};

// Jest and Playwright, which leave those tests out by themselves, have it from here.
if (process.argv.includes('--without-starter')) process.env.WITHOUT_STARTER = 'yes';
console.log(
  isStarter()
    ? `The content under data/ is the starter’s${testsStarter() ? '.' : '; the tests of what it says are left out.'}`
    : 'The content under data/ is not the starter’s any more: the tests of what that says are left out.',
);

const outcomes: Outcome[] = await runInOrder([...style, prepare]);
// Two lanes for two processors: the slow unit tests beside the type check.
const [checked, tested] = await Promise.all([runInOrder(types), runStep(unit)]);
outcomes.push(...checked, tested);
const built = await buildSite({ prepare: false });
outcomes.push({ name: 'Build', ok: built, words: '', time: '' });
if (built) {
  // They read the content, which a fresh clone has only by now.
  const { pageChecks } = await import('./gate/page-checks');
  outcomes.push(...(await runInOrder([...pageChecks, browser])));
}

const counts: Counts[] = [jestCounts(reportOf('jest')), playwrightCounts(reportOf('playwright'))];
const failed = outcomes.filter((outcome) => !outcome.ok);
const complete = counts.every(({ passed }) => passed > 0) && counts.every((count) => count.failed === 0);
// What a test looks for and does not find lets it be skipped; the starter has all of it.
const skipped = isStarter() ? counts.reduce((sum, count) => sum + count.skipped, 0) : 0;
console.log(`\n${outcomes.length - failed.length} of ${outcomes.length} steps passed in ${elapsed(start)}.`);
for (const { name } of failed) console.log(`✗ ${name}`);
if (!built) console.log('The pages and the browser tests were left out, because the build stopped.');
if (skipped > 0)
  console.log(`✗ ${skipped} tests were skipped, though the starter has what every test needs.`);
process.exitCode = failed.length === 0 && complete && skipped === 0 ? 0 : 1;
console.log(closingLine(counts));
