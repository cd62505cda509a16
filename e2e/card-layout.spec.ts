import { expect, type Page, test } from 'playwright/test';
import * as words from '@/.content/words/pages';
import { needed } from '@/e2e/content/found';
import { ready, settled } from '@/e2e/watch';
import { flour, sectionPages } from '@/lib/content/pages';
import { guides } from '@/lib/travel/guides/all';
import { guidePath } from '@/lib/travel/guides/guide';
import { ALL_REGIONS } from '@/lib/travel/regions';

/** Doubles the size of all letters. The content policy of the page lets no style element in. */
const doubleLetters = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });

const described = flour?.action?.cards.find(({ text }) => text);

test('a long description of a flour recipe has two lines, and all of them on hover and in large letters', async ({
  page,
}) => {
  const { text = '' } = needed(described, 'flour page with recipe cards');
  await page.goto(`${flour?.path}/`);
  await ready(page);
  const description = page.getByText(text, { exact: true });
  await description.evaluate((element) => {
    element.textContent = 'Chewy enough to carry the sauce. '.repeat(12);
  });
  const long = page.getByText('Chewy enough to carry the sauce.');
  const linesHidden = () =>
    long.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight > 2);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(0, 0);
    const lines = await long.evaluate((element) => {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      return Math.round(element.clientHeight / lineHeight);
    });
    expect(lines, `lines at ${width} px`).toBe(2);
    expect(await linesHidden()).toBe(true);
    // The link of the card lies over it.
    await long.hover({ force: true });
    await expect.poll(linesHidden).toBe(false);
  }
  await page.mouse.move(0, 0);
  await doubleLetters(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(linesHidden, `in large letters at ${width} px`).toBe(false);
  }
});

const announced = sectionPages.flatMap(({ path, sections }) =>
  sections.flatMap((section) => {
    const card = section.type === 'cards' ? section.cards.find(({ soon }) => soon) : undefined;
    return card ? [{ route: `${path}/`, title: card.title }] : [];
  }),
)[0];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a dark veil with Coming Soon covers the picture of a card to come (${colorScheme})`, async ({
    page,
  }) => {
    const { route, title } = needed(announced, 'card that is coming soon');
    await page.emulateMedia({ colorScheme });
    await page.goto(route);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const veil = card.last().getByText(words.comingSoon, { exact: true });
    await expect(veil).toHaveCount(1);
    await expect(card.last().getByRole('link')).toHaveCount(0);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await veil.boundingBox()).toEqual(await card.last().getByRole('img').boundingBox());
    }
    const contrast = await veil.evaluate((element) => {
      const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
      const luminance = (rgb: number[]) => {
        const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
          const share = channel / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const { backgroundColor, color } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels(backgroundColor);
      const overWhite = [red, green, blue].map((channel) => channel * alpha + 255 * (1 - alpha));
      return (luminance(channels(color).slice(0, 3)) + 0.05) / (luminance(overWhite) + 0.05);
    });
    expect(contrast).toBeGreaterThan(4.5);
  });
}

/** Lines of restaurant cards that lie over one another. Runs in the page. */
function overlaps(): string[] {
  const found: string[] = [];
  for (const card of document.querySelectorAll(':is([data-place], [data-panel]) article')) {
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const lines: { text: string; block: Element | null; box: DOMRect; blockBox: DOMRect }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const block = node.parentElement?.closest('h3, h4, p, address, dl, button.action, a.action') ?? null;
      if (!block || node.parentElement?.closest('.sr-only, .action') || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        lines.push({ text: node.textContent.trim(), block, box, blockBox: block.getBoundingClientRect() });
    }
    const shared = (one: DOMRect, other: DOMRect) => ({
      width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
      height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    });
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        const { width, height } = shared(one.box, other.box);
        const blocks = shared(one.blockBox, other.blockBox);
        const isOver = width > 1 && height > Math.min(one.box.height, other.box.height) / 3;
        if (isOver || (one.block !== other.block && blocks.height > 1 && blocks.width > 1))
          found.push(`${one.text} / ${other.text}`);
      }
    });
  }
  return [...new Set(found)];
}

for (const [kind, use, widths] of [
  ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, [320, 390]],
  ['desktop', { viewport: { width: 1280, height: 900 } }, [1280]],
] as const) {
  test.describe(`on a ${kind}`, () => {
    test.use(use);
    for (const { id } of guides) {
      test(`no line of a restaurant card of ${id} lies over another`, async ({ page }) => {
        await page.goto(`${guidePath(id)}/?region=${ALL_REGIONS}`);
        await ready(page);
        if (kind === 'phone')
          expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
        for (const letters of ['as they are', 'twice as large']) {
          if (letters === 'twice as large') await doubleLetters(page);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 844 });
            await settled(page);
            expect(await page.evaluate(overlaps), `letters ${letters} at ${width} px`).toEqual([]);
          }
        }
      });
    }
  });
}
