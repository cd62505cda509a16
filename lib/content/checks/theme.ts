import type { Problem } from '@/lib/content/problem';
import type { ColourName, Theme } from '@/lib/content/schema/theme';
import { problemsIn } from './report';

/** Pairs of foreground and background with their minimum contrast (WCAG 2.2 AA): 4.5 for text, 3 for graphics. */
const PAIRS: readonly (readonly [foreground: ColourName, background: ColourName, minimum: number])[] = [
  ...(['paper', 'sunk', 'raised'] as const).flatMap((ground) => [
    ...(['ink', 'ink-2', 'ink-3', 'glaze'] as const).map((front) => [front, ground, 4.5] as const),
  ]),
  ...(['gochu', 'perilla'] as const).map((front) => [front, 'paper', 4.5] as const),
  ...(['wash-sage', 'wash-sky', 'wash-peach', 'wash-danmuji'] as const).map(
    (ground) => ['ink', ground, 4.5] as const,
  ),
  ...(
    ['breakfast', 'brunch', 'lunch', 'dinner', 'sweet', 'savoury', 'healthy', 'dressy', 'unknown'] as const
  ).map((ground) => [`on-${ground}`, ground, 4.5] as const),
  ['on-glaze', 'glaze', 4.5],
  ['on-glaze-deep', 'glaze-deep', 4.5],
  ['on-glaze-deep-2', 'glaze-deep', 4.5],
  ['glaze-deep-control', 'glaze-deep', 3],
  ['on-danmuji', 'danmuji', 4.5],
  ['ink', 'map-idle', 4.5],
  ['ink', 'map-hover', 4.5],
  ['on-danmuji', 'map-selected', 4.5],
  ['map-lake-ink', 'map-lake', 4.5],
  ['control', 'paper', 3],
  ['star', 'raised', 3],
];

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Problems for pairs without enough contrast, in both schemes. */
export function themeProblems(file: string, { light, dark }: Theme): Problem[] {
  const inDark = { ...light, ...dark };
  return problemsIn(file, (report) => {
    for (const [scheme, colours, own] of [
      ['light', light, light],
      ['dark', inDark, dark],
    ] as const) {
      for (const [front, ground, least] of PAIRS) {
        // Pairs that the dark scheme does not change are reported for the light one.
        const name = [front, ground].find((each) => own[each] !== undefined);
        const ratio = contrast(colours[front], colours[ground]);
        if (name === undefined || ratio >= least) continue;
        const found = `${front} ${colours[front]} on ${ground} ${colours[ground]}, a contrast of ${ratio.toFixed(1)}`;
        report(`${scheme}.${name}`, found, `a contrast of ${least} or more, so that it can be read`);
      }
    }
  });
}
