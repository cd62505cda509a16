import type { Locator, Page } from 'playwright/test';

/** A point in the window. */
export type At = { x: number; y: number };

/**
 * A point that lies well inside of a region and can be pressed there, which its middle may not be. The region is brought
 * to the middle of the window first, or left where it is.
 */
export async function insideOf(region: Locator, where: 'in view' | 'where it is' = 'in view'): Promise<At> {
  const found = await region.evaluate((group, scrolls) => {
    if (scrolls) group.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = group.getBoundingClientRect();
    const isInside = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest('[data-region]') === group;
    const steps = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
    const points = steps.flatMap((across) =>
      steps.map((down) => ({ x: left + across * width, y: top + down * height })),
    );
    // As far from the border as there is room, so that a pixel more or less makes no difference.
    for (const room of [14, 8, 4, 1]) {
      const free = points.filter(({ x, y }) =>
        [-room, 0, room].every((dx) => [-room, 0, room].every((dy) => isInside(x + dx, y + dy))),
      );
      const far = ({ x, y }: { x: number; y: number }) =>
        Math.hypot(x - left - width / 2, y - top - height / 2);
      const [best] = free.sort((one, other) => far(one) - far(other));
      if (best) return best;
    }
    return null;
  }, where === 'in view');
  if (!found) throw new Error('No point of the region can be pressed.');
  return found;
}

/** Points at a region of a map. */
export async function pointAt(page: Page, region: Locator): Promise<void> {
  const { x, y } = await insideOf(region);
  await page.mouse.move(x, y);
}
