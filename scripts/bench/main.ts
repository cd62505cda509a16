import '@/scripts/load-env';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findBrowser } from '@/e2e/browser';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { attribute, elementsOf, exportedPages, OUT } from '@/scripts/export';
import { compressFiles } from '@/scripts/postbuild/compress';
import { ROUTER_DATA } from '@/scripts/postbuild/router-data';
import { serveByNginx } from './nginx';

const USAGE = `npm run bench                     the exported site: ten kinds of pages, the median of five visits each
npm run bench -- --runs 3 /flour/  so many visits, of these pages`;

const LIGHTHOUSE = 'lighthouse@13.5.0';
const FOLDER = resolve('.cache/bench');
/** A site of one page, in this framework. */
const BARE = 'scripts/bench/bare';
const MOST_KINDS = 10;

type Page = { name: string; url: string; html: string; folder: string };

/** What one visit measured: milliseconds, but for the layout shift and for scores from 0 to 100. */
type Visit = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  performance: number;
  /** The least of accessibility, best practices and search engine optimisation. */
  others: number;
};

/** What a page is of its kind: all recipes are one, and so are all pages of one name under guides. */
function kindOf(route: string, html: string): string {
  if (/"@type":"Recipe"/.test(html)) return 'recipe';
  const guide = /^\/travel\/[^/]+\/(?<page>[^/]*)/.exec(route);
  return guide ? `guide ${guide.groups?.page}` : route;
}

/** The heaviest page of each kind, the heaviest kinds first. */
function pagesOfKinds(): { route: string; html: string }[] {
  const heaviest = new Map<string, { route: string; html: string }>();
  for (const { route, html } of exportedPages()) {
    if (/404|_not-found|noindex/.test(`${route}${html.slice(0, html.indexOf('</head>'))}`)) continue;
    const kind = kindOf(route, html);
    if (html.length > (heaviest.get(kind)?.html.length ?? 0)) heaviest.set(kind, { route, html });
  }
  return [...heaviest.values()].sort((a, b) => b.html.length - a.html.length).slice(0, MOST_KINDS);
}

/** A page of the same framework that shows the largest picture of a page, and nothing else. Returns its folder. */
async function buildBarePage(html: string): Promise<string> {
  const elements = elementsOf(html);
  const [image] = elements.filter((e) => e.tagName === 'img' && attribute(e, 'fetchpriority') === 'high');
  const sibling = image?.parentNode?.childNodes.find(
    (node) => 'tagName' in node && node.tagName === 'source',
  );
  if (!image || !sibling || !('tagName' in sibling)) throw new UsageError('No page has a large picture.');
  const picture = {
    src: attribute(image, 'src'),
    srcSet: attribute(sibling, 'srcset'),
    sizes: attribute(sibling, 'sizes'),
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

/** One visit by Lighthouse, as a telephone on a slow network. */
async function visit(url: string, browser: string): Promise<Visit> {
  const report = join(FOLDER, 'visit.json');
  const child = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: 'ignore' },
  );
  await once(child, 'exit');
  const { audits, categories, runtimeError } = JSON.parse(readFileSync(report, 'utf8'));
  if (runtimeError) throw new UsageError(`${url} could not be visited: ${runtimeError.message}`);
  const numberOf = (audit: string): number => audits[audit].numericValue;
  const scoreOf = (category: string): number => Math.round(categories[category].score * 100);
  return {
    firstPaint: numberOf('first-contentful-paint'),
    largestPaint: numberOf('largest-contentful-paint'),
    blocking: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    performance: scoreOf('performance'),
    others: Math.min(scoreOf('accessibility'), scoreOf('best-practices'), scoreOf('seo')),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Bytes after Brotli of a page and of the scripts it names. */
function weightOf({ html, folder }: Page): { page: number; scripts: number } {
  const scripts = elementsOf(html)
    .filter((e) => e.tagName === 'script' && attribute(e, 'nomodule') === undefined)
    .flatMap((e) => [attribute(e, 'src') ?? [], attribute(e, 'data-then')?.split(' ') ?? []].flat())
    .filter((file) => !file.includes(ROUTER_DATA));
  const sizeOf = (content: Buffer | string) => brotliCompressSync(content).length;
  return {
    page: sizeOf(html),
    scripts: scripts.reduce(
      (sum, file) => sum + sizeOf(readFileSync(join(folder, file.replace(/\?.*/, '')))),
      0,
    ),
  };
}

await runCommand(async () => {
  const { values, positionals } = readArguments({ runs: { type: 'string', default: '5' } }, USAGE);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs takes a number from 1.\n${USAGE}`);
  if (!existsSync(`${OUT}/index.html`)) throw new UsageError('There is no site in out/ yet: npm run build.');
  const browser = findBrowser();
  if (!browser) throw new UsageError('There is no Chromium: npm run pretest:e2e installs one.');

  const chosen = exportedPages().filter(({ route }) => positionals.includes(route));
  const kinds = positionals.length > 0 ? chosen : pagesOfKinds();
  const [first] = kinds;
  if (!first) throw new UsageError(`No such page in out/.\n${USAGE}`);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const bareFolder = await buildBarePage(
    kinds.find(({ html }) => html.includes('fetchPriority="high"'))?.html ?? '',
  );
  const site = await serveByNginx(OUT, FOLDER);
  const bare = await serveByNginx(bareFolder, FOLDER);
  try {
    const pages: Page[] = [
      {
        name: 'bare page',
        url: bare.url,
        html: readFileSync(join(bareFolder, 'index.html'), 'utf8'),
        folder: bareFolder,
      },
      ...kinds.map(({ route, html }) => ({
        name: route,
        url: new URL(route, site.url).href,
        html,
        folder: OUT,
      })),
    ];
    const visits = new Map<Page, Visit[]>(pages.map((page) => [page, []]));
    // In turns, so that a slow minute of the machine falls on all of them.
    for (let run = 0; run < runs; run += 1)
      for (const [page, seen] of visits) seen.push(await visit(page.url, browser));
    console.table(
      Object.fromEntries(
        pages.map((page) => {
          const seen = visits.get(page) ?? [];
          const of = (field: keyof Visit) => median(seen.map((each) => each[field]));
          const { page: html, scripts } = weightOf(page);
          const row = {
            'first paint, s': (of('firstPaint') / 1000).toFixed(2),
            'largest paint, s': (of('largestPaint') / 1000).toFixed(2),
            'blocking, ms': Math.round(of('blocking')),
            shift: of('shift').toFixed(3),
            performance: of('performance'),
            'other scores': of('others'),
            'page, KB': (html / 1000).toFixed(1),
            'scripts, KB': (scripts / 1000).toFixed(1),
          };
          return [page.name, row];
        }),
      ),
    );
  } finally {
    site.stop();
    bare.stop();
  }
});
