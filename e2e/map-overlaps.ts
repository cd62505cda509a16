import type { Page } from 'playwright/test';
import { doOverlap, type LabelBox } from '@/lib/streets/label-places';

type Part = { what: string; box: LabelBox };

/** Names, pins, and the button and note over each drawn map, as far as they are visible on the screen. */
const partsOf = (page: Page): Promise<Part[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('svg[role=img]:has([data-region])')].map((svg) => {
      const frame = svg.getBoundingClientRect();
      const notes = svg.parentElement?.parentElement?.querySelectorAll<HTMLElement>(
        ':scope > div > :is(button, p)',
      );
      const names = [...svg.querySelectorAll<SVGGraphicsElement>('text')].filter(
        (text) => !text.matches('[data-number]') && !text.closest('[data-named]'),
      );
      const pins = svg.querySelectorAll<SVGGraphicsElement>('[data-pin]');
      return [...names, ...pins, ...(notes ?? [])].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        const bounds = element.getBoundingClientRect();
        const isIn =
          bounds.left < frame.right &&
          bounds.right > frame.left &&
          bounds.top < frame.bottom &&
          bounds.bottom > frame.top;
        if (!isIn || bounds.width === 0) return [];
        const what = element.dataset.pin ?? element.textContent ?? '';
        const matrix =
          element instanceof SVGGraphicsElement && element.matches('text') ? element.getScreenCTM() : null;
        if (!matrix || !(element instanceof SVGGraphicsElement)) {
          const { x, y, width, height } = bounds;
          return [{ what, box: { x: x + width / 2, y: y + height / 2, width, height, angle: 0 } }];
        }
        // Names of streets are turned.
        const own = element.getBBox();
        const scale = Math.hypot(matrix.a, matrix.b);
        const middle = new DOMPoint(own.x + own.width / 2, own.y + own.height / 2).matrixTransform(matrix);
        const angle = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
        const size = { width: own.width * scale, height: own.height * scale };
        return [{ what, box: { x: middle.x, y: middle.y, ...size, angle } }];
      });
    }),
  );

/** The box without the half pixel at its edges that may round. */
const inner = ({ width, height, ...box }: LabelBox): LabelBox => ({
  ...box,
  width: width - 1,
  height: height - 1,
});

/**
 * Names that the raised region of a drawn map covers, and its own name where that reaches over its edge: "York / Downtown".
 * A name is taken as high as its capitals.
 */
const coveredNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('svg[role=img]:has([data-region])')].flatMap((svg) => {
      const path = svg.querySelector<SVGPathElement>('[data-region][data-selected] > path');
      const matrix = path?.getScreenCTM();
      if (!path || !matrix || svg.matches('[data-zoomed]') || !svg.checkVisibility()) return [];
      const length = path.getTotalLength();
      const edge = Array.from({ length: Math.ceil(length) }, (_, at) =>
        path.getPointAtLength(at).matrixTransform(matrix),
      );
      const raised = svg.querySelector('text[data-selected]')?.textContent ?? '';
      return [...svg.querySelectorAll<SVGTextElement>('text')].flatMap((text) => {
        const isName = !text.matches('[data-number]') && !text.closest('[data-named]');
        if (!isName || !text.checkVisibility({ visibilityProperty: true })) return [];
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const lines = Math.max(text.querySelectorAll('tspan').length, 1);
        const inset = ((text.getBBox().height / lines) * matrix.a) / 5;
        const isOnEdge = edge.some(
          ({ x, y }) => x > left && x < right && y > top + inset && y < bottom - inset,
        );
        const middle = new DOMPoint((left + right) / 2, (top + bottom) / 2);
        const isUnder =
          !text.matches('[data-selected]') && path.isPointInFill(middle.matrixTransform(matrix.inverse()));
        return isOnEdge || isUnder ? [`${text.textContent} / ${raised}`] : [];
      });
    }),
  );

/** Pairs of names, pins and notes that lie over each other on the drawn maps of a page, and names that a raised region covers. */
export async function overlapsOnMaps(page: Page): Promise<string[]> {
  const maps = await partsOf(page);
  const covered = await coveredNames(page);
  const overlaps = maps.flatMap((parts) =>
    parts.flatMap((one, index) =>
      parts
        .slice(0, index)
        .filter((other) => doOverlap(inner(one.box), inner(other.box)))
        .map((other) => `${other.what} / ${one.what}`),
    ),
  );
  return [...covered, ...overlaps];
}
