import { displayFont } from '@/.content/displayFont';

/** Names of the colours, which are custom properties of the map element: `--land`. */
const NAMES = [
  ...(['land', 'water', 'waterInk', 'green', 'building', 'road', 'edge'] as const),
  ...(['ink', 'paper', 'yolk', 'gochu'] as const),
];

/** Colours of a street map in a notation that MapLibre reads: "rgb(251,250,245)". */
export type StreetColours = Record<(typeof NAMES)[number], string>;

/** Font stacks of labels. MapLibre draws the glyphs itself with the fonts of the page. */
export const FONTS = { strong: ['semibold', displayFont], plain: [displayFont] };

/** Reads the colours from the style sheet. A canvas converts them, since MapLibre does not parse `color-mix()`. */
export function readColours(element: Element): StreetColours {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const style = getComputedStyle(element);
  const read = (name: string) => {
    if (!context) return 'gray';
    context.fillStyle = style.getPropertyValue(`--${name}`);
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red},${green},${blue})`;
  };
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as StreetColours;
}
