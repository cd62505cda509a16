import { expect, test } from 'playwright/test';
import { watchRequests } from '@/e2e/layout-shift';
import { pagesOfEachKind } from './routes';

/** Most elements whose styles a browser may work out anew when an empty element appears in a part of a page. */
const MOST_STYLED = 300;

type TraceEvent = { name: string; args?: { elementCount?: number } };

for (const { route } of pagesOfEachKind()) {
  test(`${route} keeps its styles when an element appears in it`, async ({ browser, page }) => {
    const atRest = watchRequests(page);
    await page.goto(route);
    await atRest();
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('body, main, main section, main article, footer')) {
        // A closed section has no styles yet.
        if (!part.checkVisibility()) continue;
        // The style of an element is worked out when it is asked for.
        const styleOf = () => getComputedStyle(part).color;
        styleOf();
        const added = document.createElement('div');
        added.hidden = true;
        for (const place of ['afterbegin', 'beforeend'] as const) {
          part.insertAdjacentElement(place, added);
          styleOf();
          added.remove();
          styleOf();
        }
      }
    });
    const trace = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] };
    const styled = trace.traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args?.elementCount ?? 0);
    expect(styled.length).toBeGreaterThan(0);
    // More than that: a selector without a name, such as `li > :nth-child(2)` or `:has(…) > :last-child`.
    expect(Math.max(...styled)).toBeLessThanOrEqual(MOST_STYLED);
  });

  test(`${route} reads heights and counts only in elements that get them`, async ({ page }) => {
    await page.goto(route);
    const readers = await page.evaluate(() => {
      // Counts are inherited from the element that gets them, heights are not.
      const properties = [
        { read: /var\(--stored-/, reached: '.needs-counts, .needs-counts *' },
        { read: /var\(--(toast|tray|walk-bar)/, reached: 'html, body, .needs-heights' },
      ];
      const found: { selector: string; isReached: boolean }[] = [];
      const visit = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
          if (!(rule instanceof CSSStyleRule)) continue;
          const selector = rule.selectorText.replace(/::[\w-]+/g, '');
          for (const { read, reached } of properties) {
            if (!read.test(rule.style.cssText)) continue;
            for (const element of document.querySelectorAll(selector))
              found.push({ selector, isReached: element.matches(reached) });
          }
        }
      };
      for (const { cssRules } of document.styleSheets) visit(cssRules);
      return found;
    });
    expect(readers.length).toBeGreaterThan(0);
    expect(readers.filter(({ isReached }) => !isReached)).toEqual([]);
  });
}
