import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { expect, test } from 'playwright/test';
import { recipes, routeOf } from '@/e2e/content/recipes';
import { site } from '@/lib/content/site';
import { ingredientsOf } from '@/lib/recipe/blocks';
import { cityGuides, guides, picksGuides } from '@/lib/travel/guides/all';
import { type Guide, guidePath } from '@/lib/travel/guides/guide';
import { splitName } from '@/lib/travel/place';
import { allRestaurants } from '@/lib/travel/restaurants';
import { type ExportedPage, exportedPages } from '@/scripts/export';

/** Result of Readability, the code behind reader modes: author, text, and the text as HTML. */
type Article = { byline: string; text: string; content: Element };

/** Text without white space, which extractors add and leave out as they like. */
const packed = (text: string) => text.replaceAll(/\s+/g, '');

const articles = new Map<string, Article>();

function articleOf({ route, html }: ExportedPage): Article {
  const known = articles.get(route);
  if (known) return known;
  const { document } = new JSDOM(html, { url: 'https://example.com/' }).window;
  const article = new Readability(document, { serializer: (node) => node as Element }).parse();
  const content = article?.content ?? document.createElement('div');
  const read = { byline: article?.byline ?? '', text: packed(content.textContent ?? ''), content };
  articles.set(route, read);
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

/** True for a text that explains the controls beside it. */
const isHint = (element: Element) =>
  element.querySelector('select, input') !== null ||
  [...(element.parentElement?.children ?? [])].some((each) => each.getAttribute('role') === 'group');

/** The passages of a page that are more than links, each with the last heading above it. */
function passagesOf(html: string): { heading: string; text: string }[] {
  const { document } = new JSDOM(html).window;
  let heading = '';
  const passages: { heading: string; text: string }[] = [];
  for (const element of document.querySelectorAll('main :is(h2, h3, p, li, dd)')) {
    const text = element.textContent?.trim() ?? '';
    if (element.closest(NOT_READ) || isHint(element)) continue;
    if (/^H/.test(element.tagName)) heading = text;
    else if (text.length >= PASSAGE && !element.querySelector(`p, li, dd, ${NOT_READ}`)) {
      const linked = [...element.querySelectorAll('a')].map((link) => link.textContent ?? '');
      if (lengthOf(linked) < text.length / 4) passages.push({ heading, text });
    }
  }
  return passages;
}

const pages = exportedPages();

function pageAt(route: string): ExportedPage {
  const found = pages.find((page) => page.route === route);
  if (!found) throw new Error(`The export has no ${route}`);
  return found;
}

const pageOf = (guide: Guide) => pageAt(`${guidePath(guide.id)}/`);

/** Those of some texts that a reader mode does not show. */
const missing = ({ text }: Article, texts: readonly string[]) =>
  texts.filter((each) => !text.includes(packed(each)));

// The content decides how many pages there are.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('reader modes keep every passage of a long read, and the heading above it', () => {
  const lost = pages.flatMap((page) => {
    const { route, html } = page;
    const passages = passagesOf(html);
    if (lengthOf(passages.map(({ text }) => text)) < LONG_READ) return [];
    const texts = passages.flatMap(({ heading, text }) => [heading, text]);
    return missing(articleOf(page), [...new Set(texts)]).map((text) => `${route}: ${text}`);
  });
  expect(lost).toEqual([]);
});

test('reader modes name the author of recipes and guides', () => {
  const routes = [...recipes.map(routeOf), ...guides.map((guide) => `${guidePath(guide.id)}/`)];
  const bylines = routes.map((route) => articleOf(pageAt(route)).byline);
  expect(new Set(bylines)).toEqual(new Set([site.name]));
});

test('reader modes keep the ingredients of every recipe', () => {
  const lost = recipes.flatMap((recipe) => {
    // One or several of them: "bay leaf", "bay leaves".
    const names = ingredientsOf(recipe).map(({ name }) => name.slice(0, -2));
    return missing(articleOf(pageAt(routeOf(recipe))), names).map((name) => `${recipe.title}: ${name}`);
  });
  expect(lost).toEqual([]);
});

test('reader modes keep the restaurants of every guide', () => {
  const listed = cityGuides.map((guide) => ({
    guide,
    names: allRestaurants(guide.id).map(({ name }) => splitName(name).name),
  }));
  const picked = picksGuides.map((guide) => ({
    guide,
    names: Object.values(guide.regions).flatMap(({ favourites }) => favourites.map(({ name }) => name)),
  }));
  const lost = [...listed, ...picked].flatMap(({ guide, names }) => missing(articleOf(pageOf(guide)), names));
  expect(lost).toEqual([]);
});

test('names of facts do not run into their values', () => {
  const joined = pages.flatMap((page) =>
    [...articleOf(page).content.querySelectorAll('dt + dd')].flatMap((value) => {
      const name = value.previousElementSibling?.textContent ?? '';
      const pair = `${name}${value.textContent}`;
      return value.parentElement?.textContent?.includes(pair) ? [`${page.route}: ${pair}`] : [];
    }),
  );
  expect(joined).toEqual([]);
});
