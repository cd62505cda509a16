import type { Page } from 'playwright/test';

type Part = { what: string; left: number; top: number; right: number; bottom: number };

/** Names, pins, and the button and note over each drawn map, as far as they are visible on the screen. */
const partsOf = (page: Page): Promise<Part[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg[role=img]:has([data-region])')].map((svg) => {
      const frame = svg.getBoundingClientRect();
      const over = [
        ...(svg.parentElement?.parentElement?.querySelectorAll(':scope > div > :is(button, p)') ?? []),
      ];
      const names = [...svg.querySelectorAll('text')].filter(
        (text) => !text.matches('[data-number]') && !text.closest('[data-named]'),
      );
      const pins = [...svg.querySelectorAll('[data-pin]')];
      return [...names, ...pins, ...over].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
        const { left, top, right, bottom, width } = element.getBoundingClientRect();
        const isIn = left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top;
        const what = element.getAttribute('data-pin') ?? element.textContent ?? '';
        return width > 0 && isIn ? [{ what, left, top, right, bottom }] : [];
      });
    }),
  );

/** Pairs of names, pins and notes that lie over each other on the drawn maps of a page; `cut` are outside of a map. */
export async function overlapsOnMaps(page: Page): Promise<string[]> {
  const maps = await partsOf(page);
  return maps.flatMap((parts) =>
    parts.flatMap((one, index) =>
      parts
        .slice(0, index)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
        )
        .map((other) => `${other.what} / ${one.what}`),
    ),
  );
}
