import { createRequire } from 'node:module';
import type { Readability } from '@mozilla/readability';
import { expect, test } from 'playwright/test';
import { ready } from '@/e2e/watch';
import { basePath } from '@/lib/text/base-path';
import { indexedPages } from './routes';

// Results of a search are not read, and not indexed.
const pages = indexedPages;

/** The code of Readability, as browsers load it. */
const READABILITY = createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js');

/** A page with fewer characters in passages is a list, a tool or a message. */
const LONG_READ = 500;

type Passage = { heading: string; text: string };

/** A page, and what Readability, the code behind reader modes, keeps of it. Text without white space is packed. */
type Reading = {
  author: string | undefined;
  passages: Passage[];
  /** Packed text of what is hidden. A closed section is not hidden. */
  hidden: string;
  ingredients: string[];
  restaurants: string[];
  /** Elements with text that Readability removes for their class or id. */
  removed: string[];
  article: {
    byline: string;
    /** Packed. */
    text: string;
    /** Names of facts that run into their values. */
    joinedFacts: string[];
  };
};

/** Text without white space, which extractors add and leave out as they like. */
const packed = (text: string) => text.replaceAll(/\s+/g, '');

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

/** Reads a page. Runs in an empty page with {@link READABILITY}: the content policy of the site allows no parsing. */
function read(html: string): Reading {
  /** Tools, ways on, advertising, and what is there for one medium only. */
  const NOT_READ =
    'nav, aside, form, fieldset, button, footer, figure, dialog, template, [hidden], [aria-hidden="true"], [role="status"]';
  /** A text of this many characters is a passage to read. */
  const PASSAGE = 80;
  const Reader = (window as unknown as { Readability: typeof Readability }).Readability;
  const document = new DOMParser().parseFromString(html, 'text/html');
  const packText = ({ textContent }: Element) => (textContent ?? '').replaceAll(/\s+/g, '');
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  /** True for a text that explains the controls beside it, or that they need script. */
  const isHint = (element: Element) =>
    element.querySelector('select, input, noscript') !== null ||
    element.matches(':has(~ [role="group"]), [role="group"] ~ *, [role="group"] ~ * > *');
  /** Text of a heading without what follows its name, such as a district, which a script makes a button. */
  const headingText = (heading: Element) => heading.firstChild?.textContent?.trim() ?? '';

  /** The passages of the page that are more than links, each with the last heading above it. */
  const findPassages = (): Passage[] => {
    let heading = '';
    const passages: Passage[] = [];
    for (const element of all('main :is(h2, h3, p, li, dd)')) {
      const text = element.textContent?.trim() ?? '';
      if (element.closest(NOT_READ) || isHint(element)) continue;
      if (/^H/.test(element.tagName)) heading = headingText(element);
      else if (text.length >= PASSAGE && !element.querySelector(`p, li, dd, ${NOT_READ}`)) {
        const links = [...element.querySelectorAll('a')];
        const linked = links.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0);
        if (linked < text.length / 4) passages.push({ heading, text });
      }
    }
    return passages;
  };

  const { unlikelyCandidates, okMaybeItsACandidate, negative, positive } = (
    Reader.prototype as unknown as {
      REGEXPS: Record<'unlikelyCandidates' | 'okMaybeItsACandidate' | 'negative' | 'positive', RegExp>;
    }
  ).REGEXPS;
  /**
   * True for an element that Readability removes for its class or id. Not for `hidden` in a class, as in `print:hidden`:
   * with it, tools and ways on are left out.
   */
  const isUnlikely = (element: Element): boolean => {
    const names = [(element.getAttribute('class') ?? '').replaceAll(/\S*hidden\S*/g, ''), element.id];
    const joined = names.join(' ');
    if (unlikelyCandidates.test(joined) && !okMaybeItsACandidate.test(joined)) return true;
    const weight = (pattern: RegExp) => names.filter((name) => pattern.test(name)).length;
    return element.matches('h1, h2, ul, div') && weight(negative) > weight(positive);
  };

  const findArticle = (): Reading['article'] => {
    // Changes the document.
    const article = new Reader(document, { serializer: (node) => node as Element }).parse();
    const content = article?.content ?? document.createElement('div');
    const joinedFacts = [...content.querySelectorAll('dt + dd')].flatMap((value) => {
      const pair = `${value.previousElementSibling?.textContent ?? ''}${value.textContent}`;
      return value.parentElement?.textContent?.includes(pair) ? [pair] : [];
    });
    return { byline: article?.byline ?? '', text: packText(content), joinedFacts };
  };

  return {
    author: document.querySelector('meta[name="author"]')?.getAttribute('content') ?? undefined,
    passages: findPassages(),
    hidden: all('[hidden]:not([hidden="until-found"])').map(packText).join(''),
    ingredients: all('[aria-labelledby="ingredients"] li label').map(packText),
    restaurants: all('main article h4').map(headingText),
    removed: all('main *')
      .filter((element) => element.textContent?.trim() && !element.closest(NOT_READ) && isUnlikely(element))
      .map(({ outerHTML }) => outerHTML),
    article: findArticle(),
  };
}

/** Readings by the addresses of their pages. */
type Readings = Map<string, Reading>;
const exported: Readings = new Map();
/** As a reader mode of a browser parses the pages: their DOM as HTML, after hydration. */
const live: Readings = new Map();

/** Findings of a check on all pages, one line each: "/about/: …". */
const found = (readings: Readings, find: (reading: Reading, route: string) => readonly string[]) =>
  [...readings].flatMap(([route, reading]) => find(reading, route).map((each) => `${route}: ${each}`));

/** Those of some texts that a reader mode does not show. */
const missing = ({ article }: Reading, texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => !article.text.includes(packed(text)));

// The content decides how many pages there are.
const timeout = 180_000 + pages.length * 5_000;

test.describe.configure({ mode: 'serial', timeout });

test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(timeout);
  const [page, reader] = [await browser.newPage({ baseURL }), await browser.newPage()];
  await reader.addScriptTag({ path: READABILITY });
  for (const { route, html } of pages) {
    const loaded = page.goto(basePath + route);
    exported.set(route, await reader.evaluate(read, html));
    await loaded;
    await ready(page);
    live.set(route, await reader.evaluate(read, await page.content()));
  }
  await page.close();
  await reader.close();
});

for (const [name, readings] of [
  ['the exported page', exported],
  ['the live page', live],
] as const) {
  test.describe(`reader modes of ${name}`, () => {
    test('remove no text for the class or id of its element', () => {
      expect(found(readings, ({ removed }) => removed)).toEqual([]);
    });

    test('keep every passage of a long read, and the heading above it', () => {
      const lost = found(exported, ({ passages: all }, route) => {
        const reading = readings.get(route);
        if (!reading) return ['is not read'];
        // The live page of a recipe hides the versions that are not chosen.
        const passages = all.filter(({ text }) => !reading.hidden.includes(packed(text)));
        if (lengthOf(passages.map(({ text }) => text)) < LONG_READ) return [];
        return missing(
          reading,
          passages.flatMap(({ heading, text }) => [heading, text]),
        );
      });
      expect(lost).toEqual([]);
    });

    test('name the author', () => {
      const wrong = found(readings, ({ author, article }) =>
        author === undefined || author === article.byline ? [] : [`“${article.byline}”`],
      );
      expect(wrong).toEqual([]);
    });

    test('keep the ingredients of every recipe', () => {
      expect(found(readings, (reading) => missing(reading, reading.ingredients))).toEqual([]);
    });

    test('keep the restaurants of every guide', () => {
      const lost = found(readings, (reading, route) =>
        /^\/travel\/[^/]+\/$/.test(route) ? missing(reading, reading.restaurants) : [],
      );
      expect(lost).toEqual([]);
    });

    test('do not run the names of facts into their values', () => {
      expect(found(readings, ({ article }) => article.joinedFacts)).toEqual([]);
    });
  });
}
