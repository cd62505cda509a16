import '@/scripts/load-env';
import { existsSync, readFileSync } from 'node:fs';
import express from 'express';
import { OwnServer } from '@/e2e/own-server';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { OUT } from '@/scripts/export';
import { siteServer } from '@/scripts/serve';
import { type Browser, type Engine, findProgram } from './browser';
import type { Path } from './paths/path';
import { recipePaths } from './paths/recipes';
import { sitePaths } from './paths/site';
import { travelPaths } from './paths/travel';
import { chromium, firefox } from './puppeteer';
import { Visitor } from './visitor';
import { webkit } from './webkit';

const USAGE = `npm run test:engines                   every tool in Firefox, WebKit and, to compare, Chromium
npm run test:engines -- webkit search  one engine, and the paths whose names have a word`;

const ENGINES: readonly Engine[] = [chromium, firefox, webkit];

/** Width and height of a window, in CSS pixels. */
const SIZE = [1280, 900] as const;
const PATHS: readonly Path[] = [...recipePaths, ...travelPaths, ...sitePaths];

/** Where the page of a mute engine tells what went wrong. */
const TOLD = '/told';

/** Runs before everything else of a page, and tells the server what a browser would write to its console. */
function tell(address: string): void {
  const send = (problem: unknown) => isLeft || navigator.sendBeacon(address, String(problem));
  const { error, warn } = console;
  Object.assign(console, {
    error: (...words: unknown[]) => [send(words.join(' ')), error(...words)],
    warn: (...words: unknown[]) => [send(words.join(' ')), warn(...words)],
  });
  let isLeft = false;
  // What a page does not fetch to its end because it is left is no fault.
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener(
    'error',
    (event) => send(event.message || `not loaded: ${(event.target as Element).outerHTML}`),
    true,
  );
  addEventListener('unhandledrejection', (event) => send(event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    send(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

/** The exported site, whose pages tell what goes wrong in them. */
function tellingSite(problems: string[]) {
  return express()
    .post(TOLD, express.text(), (request, response) => {
      problems.push(request.body);
      response.end();
    })
    .get(`${TOLD}.js`, (_request, response) =>
      response.type('js').send(`globalThis.__name = (named) => named;(${tell})('${TOLD}')`),
    )
    .use((request, response, next) => {
      const file = `${OUT}${request.path}index.html`;
      if (!request.path.endsWith('/') || !existsSync(file)) return next();
      response
        .type('html')
        .send(readFileSync(file, 'utf8').replace('<head>', `<head><script src="${TOLD}.js"></script>`));
    })
    .use(siteServer(OUT));
}

/** What came of a path: nothing but "passed", or what differed. */
type Outcome = { result: string; details: string[] };

async function tryOut({ follow, complains }: Path, browser: Browser, { isMute }: Engine): Promise<Outcome> {
  if (!follow) return { result: 'nothing to try it with', details: [] };
  const problems: string[] = [];
  // A host of its own: nothing is kept there from the path before.
  const server = await new OwnServer(isMute && tellingSite(problems)).open();
  const differs: string[] = [];
  try {
    // What was said while the page of the path before was left is nobody's.
    browser.takeProblems();
    await browser.resize(...SIZE);
    await follow(new Visitor(browser, server.site), server);
  } catch (error) {
    differs.push((error as Error).message);
  } finally {
    problems.push(...browser.takeProblems());
    await browser.open('about:blank');
    await server.close();
  }
  const said = complains ? [] : [...new Set(problems)].map((problem) => `console: ${problem}`);
  const result = differs.length > 0 ? 'DIFFERS' : said.length > 0 ? 'passed, not silent' : 'passed';
  return { result, details: [...differs, ...said] };
}

/** Every path in one engine, by name. Says on the way what is not as it should be. */
async function tour(engine: Engine, files: readonly string[], paths: readonly Path[]) {
  const results: Record<string, string> = {};
  let name = engine.name;
  for (const dark of [false, true]) {
    const wanted = paths.filter((path) => (path.dark ?? false) === dark);
    if (wanted.length === 0) continue;
    const browser = await engine.start(files, { dark });
    name = browser.name;
    try {
      for (const path of wanted) {
        const { result, details } = await tryOut(path, browser, engine);
        results[path.name] = result;
        for (const detail of details) console.log(`${name}, ${path.name}: ${detail}`);
      }
    } finally {
      await browser.close();
    }
  }
  return { name, results };
}

await runCommand(async () => {
  const { positionals } = readArguments({}, USAGE);
  if (!existsSync(`${OUT}/index.html`)) throw new UsageError('There is no site in out/ yet: npm run build.');
  const named = ENGINES.filter(({ name }) => positionals.includes(name.toLowerCase()));
  const engines = named.length > 0 ? named : ENGINES;
  const words = positionals.filter((word) => !engines.some(({ name }) => name.toLowerCase() === word));
  const paths = PATHS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
  );
  if (paths.length === 0) throw new UsageError(USAGE);

  const columns: Record<string, Record<string, string>> = {};
  for (const engine of engines) {
    const files = engine.needs.map(({ programs }) => findProgram(programs));
    const missing = engine.needs.filter((_, index) => !files[index]).map(({ debian }) => debian);
    if (missing.length > 0) {
      console.log(`${engine.name} is left out. On Debian: apt-get install ${missing.join(' ')}`);
      continue;
    }
    const { name, results } = await tour(engine, files as string[], paths);
    columns[name] = results;
  }
  if (engines.length > 1 && Object.keys(columns).length < 2)
    throw new UsageError('There is nothing to compare: neither Firefox nor WebKit is here.');
  const rows = paths.map((path) => [
    path.name,
    Object.fromEntries(Object.entries(columns).map(([name, results]) => [name, results[path.name]])),
  ]);
  console.table(Object.fromEntries(rows));
  if (Object.values(columns).some((results) => Object.values(results).includes('DIFFERS')))
    process.exitCode = 1;
});
