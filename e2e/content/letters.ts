import type { Page } from 'playwright/test';
import { settled } from '@/e2e/watch';

const LETTERS = {
  spaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  'twice as large': ':root { font-size: 200% !important }',
};

/** Letters as visitors set them, spaced by WCAG 1.4.12 or twice as large, and the widths of window in CSS pixels. */
const SETTINGS: [width: number, letters: keyof typeof LETTERS][] = [
  [1280, 'twice as large'],
  [390, 'twice as large'],
  [390, 'spaced'],
];

/** Elements that are wider than the window, and texts that a box around them cuts off. Runs in the page. */
function overflowing(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const widest = [...document.querySelectorAll('body *')].filter(
      (element) => Math.round(element.getBoundingClientRect().right) >= scrollWidth,
    );
    const words = widest.map(({ className, textContent }) => `${className} ${textContent?.slice(0, 20)}`);
    found.push(`${scrollWidth - clientWidth} px too wide: ${words.slice(-3).join(', ')}`);
  }
  type Box = { edge: DOMRect; cutsX: boolean; cutsY: boolean };
  const known = new Map<Element, readonly Box[]>();
  /** Boxes that may clip the text of an element, itself included. Scrollable boxes clip nothing. */
  const boxesAround = (element: Element | null): readonly Box[] => {
    if (!element || element === document.body) return [];
    const before = known.get(element);
    if (before) return before;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const [cutsX, cutsY] = [overflowX !== 'visible', overflowY !== 'visible'];
    const own = cutsX || cutsY ? [{ edge: element.getBoundingClientRect(), cutsX, cutsY }] : [];
    const others = position === 'fixed' ? [] : boxesAround(element.parentElement);
    const boxes = /auto|scroll/.test(overflowX) ? [] : [...own, ...others];
    known.set(element, boxes);
    return boxes;
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = text.parentElement;
    if (!own || !text.textContent?.trim()) continue;
    const boxes = boxesAround(own);
    // A text for screen readers only is a box of one pixel; drawings have letters of their own.
    if (boxes.length === 0 || own.closest('svg, .sr, .sr-only, .skip')) continue;
    if (!own.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const isCut = [...range.getClientRects()].some(({ left, right, top, bottom }) =>
      boxes.some(
        ({ edge, cutsX, cutsY }) =>
          (cutsX && (left < edge.left - 2 || right > edge.right + 2)) ||
          // A line may stand out of its box by a little of its height.
          (cutsY && (top < edge.top - 6 || bottom > edge.bottom + 6)),
      ),
    );
    if (isCut) found.push(`cut: ${text.textContent.trim().slice(0, 40)}`);
  }
  return found;
}

/** Elements that do not fit on the page with letters that visitors set for themselves, one line each. */
export async function overflowWithLetters(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, letters] of SETTINGS) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      // The content policy of the page lets no style element in.
      document.adoptedStyleSheets = [sheet];
    }, LETTERS[letters]);
    await settled(page);
    const problems = await page.evaluate(overflowing);
    found.push(...problems.map((problem) => `${letters} at ${width} px: ${problem}`));
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await settled(page);
  return found;
}
