import { setImmediate } from 'node:timers/promises';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { expect, test } from 'playwright/test';
import { ready } from '@/e2e/watch';
import { basePath } from '@/lib/text/base-path';
import type { ExportedPage } from '@/scripts/export';
import { indexedPages } from './routes';

/**
 * Result of Readability, the code behind reader modes: author, text, and the names of facts that run into their values.
 * Without elements, which would keep the documents of all pages in memory.
 */
type Article = { byline: string; text: string; joinedFacts: string[] };

/** Text without white space, which extractors add and leave out as they like. */
const packed = (text: string) => text.replaceAll(/\s+/g, '');

const articles = new Map<string, Article>();

function articleOf({ html }: ExportedPage): Article {
  const known = articles.get(html);
  if (known) return known;
  const { document } = new JSDOM(html, { url: 'https://example.com/' }).window;
  const article = new Readability(document, { serializer: (node) => node as Element }).parse();
  const content = article?.content ?? document.createElement('div');
  const joinedFacts = [...content.querySelectorAll('dt + dd')].flatMap((value) => {
    const pair = `${value.previousElementSibling?.textContent ?? ''}${value.textContent}`;
    return value.parentElement?.textContent?.includes(pair) ? [pair] : [];
  });
  const read = { byline: article?.byline ?? '', text: packed(content.textContent ?? ''), joinedFacts };
  articles.set(html, read);
  return read;
}

/** Tools, ways on, advertising, and what is there for one medium only. */
const NOT_READ =
  'nav, aside, form, fieldset, button, footer, figure, dialog, template, [hidden], [aria-hidden="true"], [role="status"]';
/** A text of this many characters is a passage to read. */
const PASSAGE = 80;
/** A page with fewer characters in passages is a list, a tool or a message. */
const LONG_READ = 500;

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

/** True for a text that explains the controls beside it, or that they need script. */
const isHint = (element: Element) =>
  element.querySelector('select, input, noscript') !== null ||
  element.matches(':has(~ [role="group"]), [role="group"] ~ *, [role="group"] ~ * > *');

/** Text of a heading without what follows its name, such as a district, which a script makes a button. */
const headingText = (heading: Element) => heading.firstChild?.textContent?.trim() ?? '';

/** The passages of a page that are more than links, each with the last heading above it. */
function passagesOf(html: string): { heading: string; text: string }[] {
  const { document } = new JSDOM(html).window;
  let heading = '';
  const passages: { heading: string; text: string }[] = [];
  for (const element of document.querySelectorAll('main :is(h2, h3, p, li, dd)')) {
    const text = element.textContent?.trim() ?? '';
    if (element.closest(NOT_READ) || isHint(element)) continue;
    if (/^H/.test(element.tagName)) heading = headingText(element);
    else if (text.length >= PASSAGE && !element.querySelector(`p, li, dd, ${NOT_READ}`)) {
      const linked = [...element.querySelectorAll('a')].map((link) => link.textContent ?? '');
      if (lengthOf(linked) < text.length / 4) passages.push({ heading, text });
    }
  }
  return passages;
}

// Results of a search are not read, and not indexed.
const exported = indexedPages;
/** The same pages as a reader mode of a browser parses them: their DOM as HTML, after hydration. */
const live: ExportedPage[] = [];

/** The texts of elements of a page that match a selector, without white space. */
const textsIn = (html: string, selector: string) =>
  [...new JSDOM(html).window.document.querySelectorAll(selector)].map(({ textContent }) =>
    packed(textContent ?? ''),
  );

/** Names of the restaurants on a page. */
const restaurantsOf = (html: string) =>
  [...new JSDOM(html).window.document.querySelectorAll('main article h4')].map(headingText);

/** Those of some texts that a reader mode does not show. */
const missing = ({ text }: Article, texts: readonly string[]) =>
  texts.filter((each) => !text.includes(packed(each)));

/**
 * The findings of every page. Yields between pages, because the documents of an uninterrupted run stay in memory until
 * its end.
 */
async function findOn(
  pages: readonly ExportedPage[],
  find: (page: ExportedPage) => string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const page of pages) {
    found.push(...find(page));
    await setImmediate();
  }
  return found;
}

type Patterns = Record<'unlikelyCandidates' | 'okMaybeItsACandidate' | 'negative' | 'positive', RegExp>;
const { unlikelyCandidates, okMaybeItsACandidate, negative, positive } = (
  Readability.prototype as unknown as { REGEXPS: Patterns }
).REGEXPS;

/**
 * True for an element that Readability removes for its class or id. Not for `hidden` in a class, as in `print:hidden`: with
 * it, tools and ways on are left out.
 */
function isUnlikely(element: Element): boolean {
  const names = [(element.getAttribute('class') ?? '').replaceAll(/\S*hidden\S*/g, ''), element.id];
  const all = names.join(' ');
  if (unlikelyCandidates.test(all) && !okMaybeItsACandidate.test(all)) return true;
  const weight = (pattern: RegExp) => names.filter((name) => pattern.test(name)).length;
  return element.matches('h1, h2, ul, div') && weight(negative) > weight(positive);
}

// The content decides how many pages there are.
const timeout = 60_000 + exported.length * 3_000;

test.describe.configure({ mode: 'serial', timeout });

test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(timeout);
  const page = await browser.newPage({ baseURL });
  for (const { route, file } of exported) {
    await page.goto(basePath + route);
    await ready(page);
    live.push({ route, file, html: await page.content() });
  }
  await page.close();
});

test('no text is in an element that reader modes remove for its class or id', async () => {
  const removed = await findOn([...exported, ...live], ({ route, html }) =>
    [...new JSDOM(html).window.document.querySelectorAll('main *')]
      .filter((element) => element.textContent?.trim() && !element.closest(NOT_READ) && isUnlikely(element))
      .map((element) => `${route}: ${element.outerHTML}`),
  );
  expect([...new Set(removed)]).toEqual([]);
});

for (const [name, pages] of [
  ['the exported page', exported],
  ['the live page', live],
] as const) {
  const articleAt = (route: string) => {
    const found = pages.find((page) => page.route === route);
    if (!found) throw new Error(`The export has no ${route}`);
    return articleOf(found);
  };

  test.describe(`reader modes of ${name}`, () => {
    test('keep every passage of a long read, and the heading above it', async () => {
      const lost = await findOn(exported, ({ route, html }) => {
        // The live page of a recipe hides the versions that are not chosen. A closed section is not hidden.
        const { html: current = html } = pages.find((page) => page.route === route) ?? {};
        const hidden = textsIn(current, '[hidden]:not([hidden="until-found"])').join('');
        const passages = passagesOf(html).filter(({ text }) => !hidden.includes(packed(text)));
        if (lengthOf(passages.map(({ text }) => text)) < LONG_READ) return [];
        const texts = passages.flatMap(({ heading, text }) => [heading, text]);
        return missing(articleAt(route), [...new Set(texts)]).map((text) => `${route}: ${text}`);
      });
      expect(lost).toEqual([]);
    });

    test('name the author', async () => {
      const wrong = await findOn(pages, (page) => {
        const [, author] = /<meta name="author" content="([^"]+)"/.exec(page.html) ?? [];
        const { byline } = articleOf(page);
        return author === undefined || author.replaceAll('&amp;', '&') === byline
          ? []
          : [`${page.route}: “${byline}”`];
      });
      expect(wrong).toEqual([]);
    });

    test('keep the ingredients of every recipe', async () => {
      const lost = await findOn(pages, (page) =>
        missing(articleOf(page), textsIn(page.html, '[aria-labelledby="ingredients"] li label')).map(
          (text) => `${page.route}: ${text}`,
        ),
      );
      expect(lost).toEqual([]);
    });

    test('keep the restaurants of every guide', async () => {
      const guides = pages.filter(({ route }) => /^\/travel\/[^/]+\/$/.test(route));
      const lost = await findOn(guides, (page) =>
        missing(articleOf(page), restaurantsOf(page.html)).map((text) => `${page.route}: ${text}`),
      );
      expect(lost).toEqual([]);
    });

    test('do not run the names of facts into their values', async () => {
      const joined = await findOn(pages, (page) =>
        articleOf(page).joinedFacts.map((pair) => `${page.route}: ${pair}`),
      );
      expect(joined).toEqual([]);
    });
  });
}
