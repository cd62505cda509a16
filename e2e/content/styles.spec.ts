import { expect, test } from 'playwright/test';
import { watchRequests } from '@/e2e/layout-shift';
import { pagesOfEachKind } from './routes';

/** Most elements that a browser may look at, or whose styles it may work out anew, when something in a page changes. */
const MOST_ELEMENTS = 300;

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
    expect(Math.max(...styled)).toBeLessThanOrEqual(MOST_ELEMENTS);
  });

  test(`${route} has no large part in which browsers search for a descendant`, async ({ page }) => {
    await page.goto(route);
    const searched = await page.evaluate((most) => {
      /** The part of a selector between the parenthesis or combinator before `end` and `end`. */
      const compoundBefore = (selector: string, end: number): string => {
        let start = end;
        for (let depth = 0; start > 0; start -= 1) {
          const letter = selector.charAt(start - 1);
          if (letter === ')') depth += 1;
          else if (depth > 0) depth -= letter === '(' ? 1 : 0;
          else if (/[\s>+~,(]/.test(letter)) break;
        }
        // In `main:not(:has(…))` it is that of `:not`.
        const outer = start === end && /:\w+\($/.exec(selector.slice(0, end));
        return outer ? compoundBefore(selector, outer.index) : selector.slice(start, end) || '*';
      };
      /** The selectors in the parentheses that open before `start`. */
      const argumentsAt = (selector: string, start: number): string[] => {
        let end = start;
        for (let depth = 1; depth > 0; end += 1) {
          const letter = selector.charAt(end);
          depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
        }
        return selector.slice(start, end - 1).split(/,(?![^([]*[)\]])/);
      };
      /** True if only children, siblings and their children are looked at. */
      const isNear = (argument: string) => /^[>+~]\S+$/.test(argument.trim().replace(/\s*([>+~])\s*/g, '$1'));
      const isLarge = (compound: string) =>
        [...document.querySelectorAll(compound)].some((part) => part.getElementsByTagName('*').length > most);
      const found = { all: 0, large: new Set<string>() };
      const visit = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
          if (!(rule instanceof CSSStyleRule)) continue;
          const { selectorText } = rule;
          for (const { index } of selectorText.matchAll(/:has\(/g)) {
            found.all += 1;
            const near = argumentsAt(selectorText, index + ':has('.length).every(isNear);
            if (!near && isLarge(compoundBefore(selectorText, index))) found.large.add(selectorText);
          }
        }
      };
      for (const { cssRules } of document.styleSheets) visit(cssRules);
      return { all: found.all, large: [...found.large] };
    }, MOST_ELEMENTS);
    expect(searched.all).toBeGreaterThan(0);
    // Browsers search such a part anew whenever something in it changes: before the frame that answers a press.
    expect(searched.large).toEqual([]);
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
