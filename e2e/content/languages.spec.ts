import { existsSync, readdirSync } from 'node:fs';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'playwright/test';
import { languages, site } from '@/lib/content/server';
import { basePath } from '@/lib/text/base-path';
import { languagePath } from '@/lib/text/root-path';
import { attribute, type ExportedPage, elementsOf, exportedPages, headOf, OUT } from '@/scripts/export';

// A site with several languages: `npm run trial -- languages` makes one of the starter.

const further = (languages?.all ?? []).filter((language) => language !== site.language);

const pages = existsSync(OUT) ? exportedPages(OUT) : [];
const pageAt = (route: string) => pages.find((page) => page.route === route);

/** Path of an address of the site, without the base path. */
const routeOf = (address: string | undefined) => new URL(address ?? '').pathname.slice(basePath.length);

/** Links of the head by a relation. */
const linksOf = ({ html }: ExportedPage, rel: string) =>
  headOf(html).filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel);

/** Routes of a page in its languages, by language; empty for a page in one. */
const alternatesOf = (page: ExportedPage) =>
  Object.fromEntries(
    linksOf(page, 'alternate').flatMap((link) => {
      const language = attribute(link, 'hreflang');
      return language === undefined ? [] : [[language, routeOf(attribute(link, 'href'))]];
    }),
  );

/** Words that no text in another language has. Names of places may begin with “The”. */
const ENGLISH = /\b(?:the|and|with|your|from|this|are|is)\b/;

/** English texts of a page, those in elements with another language left out. */
function englishTexts(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']): void => {
    if (defaultTreeAdapter.isTextNode(node) && ENGLISH.test(node.value)) found.push(node.value.trim());
    if (defaultTreeAdapter.isElementNode(node)) {
      const isOther = node.tagName !== 'html' && attribute(node, 'lang') !== undefined;
      if (isOther || ['script', 'style'].includes(node.tagName)) return;
      for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
        const text = attribute(node, name) ?? '';
        if (ENGLISH.test(text)) found.push(`${name}: ${text}`);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

if (further.length > 0)
  test.describe('a site with several languages', () => {
    test('alternates of a page exist and name the same pages', () => {
      const named = pages.map((page) => ({ page, alternates: alternatesOf(page) }));
      expect(named.filter(({ alternates }) => Object.keys(alternates).length > 0)).not.toEqual([]);
      for (const { page, alternates } of named) {
        for (const route of Object.values(alternates)) {
          const other = pageAt(route);
          expect(other, `${page.route} names ${route}`).toBeDefined();
          if (other) expect(alternatesOf(other)).toEqual(alternates);
        }
      }
    });

    test('a page that is translated has no English text', () => {
      // In a site whose files are in another language, all of this holds for English too.
      const isEnglish = (route: string) => route.startsWith('/en');
      const translated = pages.filter(
        (page) =>
          further.some((language) => page.route.startsWith(`${languagePath(language)}/`)) &&
          Object.keys(alternatesOf(page)).length > 0 &&
          !isEnglish(page.route),
      );
      expect(translated).not.toEqual([]);
      const found = translated.flatMap(({ route, html }) =>
        englishTexts(html).map((text) => `${route}: ${text}`),
      );
      expect(found).toEqual([]);
    });

    test('pages in further languages have the pictures of the main one', () => {
      for (const language of further) {
        expect(existsSync(`${OUT}${languagePath(language)}/pictures`)).toBe(false);
        const html = pageAt(`${languagePath(language)}/`)?.html ?? '';
        const sources = elementsOf(html).flatMap((element) => attribute(element, 'src') ?? []);
        const pictures = sources.filter((address) => address.includes('/pictures/'));
        expect(pictures).not.toEqual([]);
        const files = readdirSync(`${OUT}/pictures`);
        for (const address of pictures) expect(files).toContain(address.replace(`${basePath}/pictures/`, ''));
      }
    });

    test('a page that is not translated says so, and leads search engines to the original', async ({
      page,
    }) => {
      for (const language of further) {
        const [path] = languages?.untranslated[language] ?? [];
        if (path === undefined) continue;
        const route = `${languagePath(language)}${path}/`;
        const exported = pageAt(route);
        expect(exported?.html).toBeDefined();
        if (!exported) continue;
        expect(linksOf(exported, 'canonical').map((link) => routeOf(attribute(link, 'href')))).toEqual([
          `${path}/`,
        ]);
        expect(alternatesOf(exported)).toEqual({});
        await page.goto(basePath + route);
        const name = new Intl.DisplayNames([language], { type: 'language' }).of(
          site.language.split('-')[0] ?? '',
        );
        await expect(
          page
            .getByRole('main')
            .getByText(name ?? '')
            .first(),
        ).toBeVisible();
      }
    });

    test('the links of the footer lead to the page in another language, with its choices', async ({
      page,
    }) => {
      const [language = ''] = further;
      const there = `${basePath}${languagePath(language)}/?from=test`;
      await page.goto(`${basePath}/?from=test`);
      const press = async (to: string) => {
        // Without the script of the page, its address stays behind.
        await page.locator('html.js').waitFor();
        await page.locator(`footer a[hreflang="${to}"]`).click();
      };
      await press(language);
      await page.waitForURL((url) => url.pathname + url.search === there);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await press(site.language);
      await page.waitForURL((url) => url.pathname + url.search === `${basePath}/?from=test`);
    });

    test('the links of the footer keep the choices before the scripts of the page have come', async ({
      page,
    }) => {
      const [language = ''] = further;
      // The first script is no chunk: it is there, and nothing is hydrated.
      await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
      await page.goto(`${basePath}/recipes/?category=noodles&time=30`);
      await expect(page.locator('html.js')).toHaveCount(0);
      await page.locator(`footer a[hreflang="${language}"]`).click();
      await page.waitForURL(`${basePath}${languagePath(language)}/recipes/?category=noodles&time=30`);
    });

    test('the links of the footer keep the choices in a new tab, by mouse and by keyboard', async ({
      page,
    }) => {
      const [language = ''] = further;
      const there = `${basePath}${languagePath(language)}/recipes/?category=noodles`;
      await page.goto(`${basePath}/recipes/?category=noodles`);
      await page.locator('html.js').waitFor();
      const link = page.locator(`footer a[hreflang="${language}"]`);
      const opened = async (press: () => Promise<void>) => {
        const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
        await tab.waitForURL((url) => url.pathname + url.search === there);
        await tab.close();
      };
      await opened(() => link.click({ button: 'middle' }));
      await opened(() => link.click({ modifiers: ['ControlOrMeta'] }));
      await link.focus();
      await opened(() => page.keyboard.press('ControlOrMeta+Enter'));
      // By keyboard alone from the heading of the list on, as a visitor reaches it.
      await page.locator('h1').evaluate((heading) => {
        heading.tabIndex = -1;
        heading.focus();
      });
      const isReached = () => link.evaluate((each) => each === document.activeElement);
      for (let presses = 0; presses < 300 && !(await isReached()); presses += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname + url.search === there);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });

    test('the links of the footer work without script', async ({ browser, baseURL }) => {
      const [language = ''] = further;
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      await page.goto(`${basePath}/recipes/`);
      await page.locator(`footer a[hreflang="${language}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(new URL(page.url()).pathname).toBe(`${basePath}${languagePath(language)}/recipes/`);
      await page.close();
    });

    test('an unknown address below a language has the not-found page of that language', async ({ page }) => {
      for (const language of further) {
        await page.goto(`${basePath}${languagePath(language)}/no-such-page/`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
    });
  });
