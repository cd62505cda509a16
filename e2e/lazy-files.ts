import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { filesIn } from '@/lib/offline/page-files';
import { exportedPages, FIXTURE_OUT as OUT } from '@/scripts/export';
import { lazyChunksIn } from '@/scripts/postbuild/lazy-chunks';
import { ROUTER_DATA } from '@/scripts/postbuild/router-data';
import { ready } from './watch';

// Makes the files fail that a page loads after its first paint. Each feature says in `*.lazy-files.ts` what it shows then.

/** Answers of files that fail; null for none. */
export const FAULTS = {
  'does not arrive': null,
  'is gone': { status: 404, contentType: 'text/html', body: '<!DOCTYPE html><h1>404</h1>' },
  'is a page instead': { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><h1>Sign in</h1>' },
};
export type Fault = keyof typeof FAULTS;

/** A press on a control whose file fails. */
export type LazyPress = {
  press: (page: Page) => Promise<unknown>;
  /** The message on the screen. */
  says: string | RegExp;
  /** True if the files that failed at the press before load now. */
  isNext?: boolean;
};

/** Presses on a page whose lazy files fail. */
export type LazyTable = {
  /** The title of the test. */
  title: string;
  route: string;
  fault: Fault;
  presses: readonly LazyPress[];
  /** Entries of the storage by key. */
  stored?: Record<string, unknown>;
  userAgent?: string;
};

/** The files that a feature loads after the first paint. */
export type LazyFiles = {
  tables: readonly LazyTable[];
  /** Exports of chunks that no press waits for: without them the page stays as its HTML. */
  helpers: readonly string[];
};

/** A press on the first button of a name; by a key, which hits it also while the page moves. */
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().press('Enter');

/** Lists of lazy files of the whole export, each with the code behind it: one for every `import()`. */
export function lazyLists(): { files: string[]; code: string }[] {
  const lists = new Map<string, string[]>();
  const files = new Set(exportedPages(OUT).flatMap(({ html }) => filesIn(html)));
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    if (file.startsWith(`/${ROUTER_DATA}/`)) {
      for (const named of filesIn(readFileSync(OUT + file, 'utf8'))) files.add(named);
      continue;
    }
    for (const list of readFileSync(OUT + file, 'utf8').match(/\["static\/chunks\/[^\]]*\]/g) ?? []) {
      lists.set(list, lazyChunksIn(list));
      for (const late of lazyChunksIn(list)) files.add(late);
    }
  }
  const codeOf = (file: string) => (file.endsWith('.js') ? readFileSync(OUT + file, 'utf8') : '');
  return [...lists.values()].map((list) => ({ files: list, code: list.map(codeOf).join('') }));
}

/**
 * Makes lazy files fail, all but those that `passing` holds. Returns those that failed since it was asked last.
 *
 * @param lazy paths of all lazy files
 * @param failed gets the paths of those that failed
 */
export async function failLazyFiles(
  page: Page,
  fault: Fault,
  lazy: ReadonlySet<string>,
  failed = new Set<string>(),
  passing: ReadonlySet<string> = new Set(),
): Promise<() => string[]> {
  let now: string[] = [];
  await page.route('**/_next/static/chunks/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!lazy.has(pathname) || passing.has(pathname)) return route.fallback();
    failed.add(pathname);
    now.push(pathname);
    const answer = FAULTS[fault];
    return answer ? route.fulfill(answer) : route.abort();
  });
  return () => {
    const last = now;
    now = [];
    return last;
  };
}

/** Presses each control of a table, and reads the messages. `lazy` and `failed` as in {@link failLazyFiles}. */
export async function pressAll(
  page: Page,
  { fault, route, presses, stored = {} }: LazyTable,
  lazy: ReadonlySet<string>,
  failed: Set<string>,
): Promise<void> {
  await page.addInitScript((entries) => {
    // A recent reload, so that the next failed load is reported instead of reloading.
    sessionStorage.setItem('rtr:chunk-reload', `${Date.now()}`);
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  const passing = new Set<string>();
  const failedNow = await failLazyFiles(page, fault, lazy, failed, passing);
  await page.goto(route);
  await ready(page);
  for (const { press, says, isNext } of presses) {
    const last = failedNow();
    // Pages may share a file: what came on one of them fails again on the next.
    if (!isNext) passing.clear();
    else for (const file of last) passing.add(file);
    await press(page);
    // Watched for in the page: an assertion would look again only after ever longer pauses. Longer than the page itself
    // waits for two files, one after the other, that neither come nor fail.
    await page.getByText(says).filter({ visible: true }).first().waitFor({ timeout: 30_000 });
    // The next words may be the same.
    await page.evaluate(() => {
      for (const region of document.querySelectorAll('body > [role=status]')) region.textContent = '';
    });
  }
  expect(await page.evaluate(() => document.title)).not.toContain('404');
}
