import '@/scripts/load-env';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '@/e2e/browser';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { attribute, elementsOf, OUT } from '@/scripts/export';
import { compressFiles } from '@/scripts/postbuild/compress';
import { cachedAfterVisits, MOST_KEPT } from './cached';
import { BLOCKING, type Visit, visit } from './lighthouse';
import { medians } from './medians';
import { checkNginx, serveByNginx } from './nginx';
import { benchPages, heaviestPages } from './pages';
import { calibratePhone } from './phone';
import { answersOf, LONGEST_ANSWER } from './presses';

const USAGE = `npm run bench                     the exported site: ten kinds of pages, the median of five visits each
npm run bench -- --runs 3 /flour/  so many visits, of these pages
npm run bench -- --kept            only what a device keeps of each page after one visit
npm run bench -- --presses         only how soon presses are answered`;

/** Blocking time of the bare page from which a ratio to it says something, in ms. */
const LEAST_BLOCKING = 50;

const FOLDER = resolve('.cache/bench');
/** A site of one page, in this framework. */
const BARE = 'scripts/bench/bare';

/** Builds a page of the same framework with only the largest picture of a page. Returns its folder. */
async function buildBarePage(html: string): Promise<string> {
  const elements = elementsOf(html);
  const image = elements.find((e) => e.tagName === 'img' && attribute(e, 'fetchpriority') === 'high');
  const source = elements.find((e) => e.tagName === 'source' && e.parentNode === image?.parentNode);
  if (!image || !source) throw new UsageError('No page has a large picture.');
  const picture = {
    src: attribute(image, 'src'),
    srcSet: attribute(source, 'srcset'),
    sizes: attribute(source, 'sizes'),
    width: Number(attribute(image, 'width')),
    height: Number(attribute(image, 'height')),
  };
  const folder = join(FOLDER, 'bare');
  execFileSync('npx', ['next', 'build', BARE], {
    env: { ...process.env, BARE_PICTURE: JSON.stringify(picture) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  renameSync(join(BARE, 'out'), folder);
  rmSync(join(BARE, '.next'), { recursive: true });
  cpSync(join(OUT, 'pictures'), join(folder, 'pictures'), { recursive: true });
  await compressFiles(folder);
  return folder;
}

await runCommand(async () => {
  const { values, positionals } = readArguments(
    {
      runs: { type: 'string', default: '5' },
      kept: { type: 'boolean', default: false },
      presses: { type: 'boolean', default: false },
    },
    USAGE,
  );
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs takes a number from 1.\n${USAGE}`);
  if (!existsSync(`${OUT}/index.html`)) throw new UsageError('There is no site in out/ yet: npm run build.');
  const browser = findBrowser();
  if (!browser) throw new UsageError('There is no Chromium: npm run pretest:e2e installs one.');

  const isWhole = !values.kept && !values.presses;
  if (isWhole) checkNginx();

  const all = benchPages(OUT);
  const pages =
    positionals.length > 0 ? all.filter(({ route }) => positionals.includes(route)) : heaviestPages(all);
  if (pages.length === 0) throw new UsageError(`No such page in out/.\n${USAGE}`);
  if (isWhole || values.kept) {
    console.info(`Kept on the device after one visit; the goal is ${MOST_KEPT} kB besides pictures:`);
    const routes = pages.map(({ route }) => route);
    console.table(await cachedAfterVisits(OUT, routes, browser));
  }
  if (values.kept) return;
  const phone = await calibratePhone(browser);
  if (isWhole || values.presses) {
    console.info(`From a press to the frame that answers it; the goal is ${LONGEST_ANSWER} ms:`);
    for (const [route, answers] of Object.entries(await answersOf(OUT, pages, phone, runs)))
      if (Object.keys(answers).length > 0) console.table({ [route]: answers });
  }
  if (!isWhole) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const bareFolder = await buildBarePage(
    pages.find(({ html }) => html.includes('fetchPriority="high"'))?.html ?? '',
  );
  const site = await serveByNginx(OUT, FOLDER);
  const bare = await serveByNginx(bareFolder, FOLDER);
  try {
    const urls = [bare.url, ...pages.map(({ route }) => new URL(route, site.url).href)];
    const visits = urls.map((): Visit[] => []);
    // Alternating, so that a slow minute of the machine affects all pages.
    for (let run = 0; run < runs; run += 1)
      for (const [index, url] of urls.entries()) visits[index]?.push(visit(url, phone));
    const rows = visits.map((all) => medians(all.map(({ measures }) => measures)));
    const bareBlocking = rows[0]?.[BLOCKING] ?? 0;
    const table = rows.map((row, index) => {
      const ratio = bareBlocking >= LEAST_BLOCKING ? ((row[BLOCKING] ?? 0) / bareBlocking).toFixed(2) : '-';
      return [pages[index - 1]?.route ?? 'bare page', { ...row, 'blocking, × bare': ratio }];
    });
    console.table(Object.fromEntries(table));
    console.info('The main thread by cause, ms:');
    const causes = visits.map((all) => medians(all.map((each) => each.causes)));
    console.table(
      Object.fromEntries(causes.map((row, index) => [pages[index - 1]?.route ?? 'bare page', row])),
    );
  } finally {
    site.stop();
    bare.stop();
  }
});
