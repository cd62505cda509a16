import { contrast, nearestShade } from '@/lib/content/colour';
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

/** Both schemes of a theme with all their colours; the dark one has those of the light one that it does not change. */
const schemesOf = ({ light, dark }: Theme) =>
  [
    { scheme: 'light', colours: light, own: light },
    { scheme: 'dark', colours: { ...light, ...dark }, own: dark },
  ] as const;

/** Pairs of a colour that have too little contrast, in every scheme that has the colour. */
function failingPairs(theme: Theme, name: ColourName): number {
  return schemesOf(theme).reduce((count, { colours }) => {
    const failing = PAIRS.filter(
      ([front, ground, least]) =>
        (front === name || ground === name) && contrast(colours[front], colours[ground]) < least,
    );
    return count + failing.length;
  }, 0);
}

/** Theme with another value of a colour. */
const withColour = (theme: Theme, scheme: 'light' | 'dark', name: ColourName, shade: string): Theme => ({
  ...theme,
  [scheme]: { ...theme[scheme], [name]: shade },
});

/** Shade of a colour that can be read on all grounds that it is used with, or else with the other colour of a pair. */
function readableShade(
  theme: Theme,
  scheme: 'light' | 'dark',
  name: ColourName,
  [front, ground, least]: (typeof PAIRS)[number],
): string | undefined {
  const colours = { ...theme.light, ...(scheme === 'dark' && theme.dark) };
  const other = colours[name === front ? ground : front];
  const isRead = (shade: string) => contrast(shade, other) >= least;
  const isReadEverywhere = (shade: string) =>
    isRead(shade) && failingPairs(withColour(theme, scheme, name, shade), name) === 0;
  return nearestShade(colours[name], isReadEverywhere) ?? nearestShade(colours[name], isRead);
}

/** Problems for pairs without enough contrast, in both schemes, with the nearest shade that has it. */
export function themeProblems(file: string, theme: Theme): Problem[] {
  return problemsIn(file, (report) => {
    for (const { scheme, colours, own } of schemesOf(theme)) {
      for (const pair of PAIRS) {
        const [front, ground, least] = pair;
        // Pairs that the dark scheme does not change are reported for the light one.
        const name = [front, ground].find((each) => own[each] !== undefined);
        const ratio = contrast(colours[front], colours[ground]);
        if (name === undefined || ratio >= least) continue;
        const found = `${front} ${colours[front]} on ${ground} ${colours[ground]}, a contrast of ${ratio.toFixed(1)}`;
        const shade = readableShade(theme, scheme, name, pair);
        report(
          `${scheme}.${name}`,
          found,
          `a contrast of ${least} or more, so that it can be read`,
          shade && `"${shade}"`,
        );
      }
    }
  });
}
