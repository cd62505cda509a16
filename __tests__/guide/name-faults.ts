import type { MapNameLayout } from '@/lib/guide/map-names';
import { isWithin, linesOf } from '@/lib/guide/outline';
import { doOverlap, type LabelBox, lineBox, textWidth } from '@/lib/streets/label-places';

/** Size of letters and distance of lines in view-box units, as regions.module.css sets them. */
const LETTERS = { narrow: [14.8, 15], wide: [8.7, 10] } as const;

/** Offset of a lifted region in view-box units: its `translate` in regions.module.css. */
const LIFTED = [-2, -4] as const;

/**
 * Names on the edge of their region, and on or across another region, flat or lifted: "York on downtown, lifted".
 * A name is taken as high as its capitals.
 */
export function nameFaults(
  { regions }: MapNameLayout,
  shapes: Readonly<Record<string, string>>,
  layout: keyof typeof LETTERS,
): string[] {
  const [size, line] = LETTERS[layout];
  return regions.flatMap(({ id: own, lines, at: [x, y] }) => {
    const box: LabelBox = {
      x,
      y,
      width: Math.max(...lines.map(textWidth)) * size * 0.9,
      height: (lines.length - 1) * line + 0.7 * size,
    };
    return Object.entries(shapes).flatMap(([id, path]) => {
      const states = id === own ? [[0, 0] as const] : [[0, 0] as const, LIFTED];
      return states.flatMap((shift) => {
        const outline = linesOf(path).map((corners) =>
          corners.map(([cx, cy]) => [cx + shift[0], cy + shift[1]] as const),
        );
        const isOnEdge = outline.some((corners) =>
          corners.some((corner, nth) =>
            doOverlap(box, lineBox(corner, corners[(nth + 1) % corners.length] ?? corner)),
          ),
        );
        const isInside = id !== own && isWithin([x, y], outline);
        if (!isOnEdge && !isInside) return [];
        return [`${layout}: ${lines.join(' ')} on ${id}${shift === LIFTED ? ', lifted' : ''}`];
      });
    });
  });
}
