import { expect, type Page, test } from 'playwright/test';
import { translateInPage } from './translate';
import { ready, watch } from './watch';

test.use({ reducedMotion: 'reduce' });

/** Moments before the end of hydration, each as code that calls `translateInPage`. */
const MOMENTS = {
  'before its scripts are loaded': `addEventListener('DOMContentLoaded', ${translateInPage})`,
  'while its scripts start': `document.addEventListener('load', function onLoad({ target }) {
    if (!target.matches('script[async]')) return;
    document.removeEventListener('load', onLoad, true);
    (${translateInPage})();
  }, true)`,
};

/** Texts with a word that are not translated, or were translated twice. */
const wrongTexts = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      const isExempt = text.parentElement?.closest('script, style, svg, template, noscript, [translate=no]');
      const isTranslatedOnce = /^⟦[^⟦⟧]*⟧$/.test(text.data);
      if (!isExempt && /\p{L}/u.test(text.data) && !isTranslatedOnce) texts.push(text.data);
    }
    return texts;
  });

for (const [moment, code] of Object.entries(MOMENTS))
  for (const path of ['/', '/barley-stew/', '/recipes/shopping-list/', '/travel/port-alder/'])
    test(`${path} that is translated ${moment} is translated as a whole, without an error`, async ({
      page,
      baseURL,
    }) => {
      const watched = watch(page, baseURL ?? '');
      await page.addInitScript(code);
      await page.goto(path);
      await ready(page);
      await expect.poll(() => wrongTexts(page)).toEqual([]);
      expect(watched.problems).toEqual([]);
    });
