/** Linear sRGB channels of `#rrggbb`, 0 to 1. */
function linearChannels(colour: string): [red: number, green: number, blue: number] {
  const channel = (start: number) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = linearChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Colour in Oklab: lightness from 0 to 1, and two axes of hue and chroma. */
type Oklab = { lightness: number; a: number; b: number };

/** @see https://bottosson.github.io/posts/oklab/ */
function oklabOf(colour: string): Oklab {
  const [red, green, blue] = linearChannels(colour);
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  return {
    lightness: 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    a: 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short,
    b: 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short,
  };
}

/** `#rrggbb` of a colour in Oklab; undefined outside of sRGB. */
function hexOf({ lightness, a, b }: Oklab): string | undefined {
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  const channels = [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ].map((part) => (part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055) * 255);
  if (channels.some((part) => part < -0.5 || part > 255.5)) return undefined;
  const byte = (part: number) => Math.min(255, Math.max(0, Math.round(part)));
  return `#${channels.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Steps of lightness and of chroma in the search for a colour. */
const STEPS = 500;

/** Colour of another lightness and the same hue; with less chroma where sRGB has no such colour. */
function withLightness({ a, b }: Oklab, lightness: number): string {
  for (let step = STEPS; step > 0; step -= 1) {
    const found = hexOf({ lightness, a: (a * step) / STEPS, b: (b * step) / STEPS });
    if (found !== undefined) return found;
  }
  return hexOf({ lightness, a: 0, b: 0 }) ?? (lightness > 0.5 ? '#ffffff' : '#000000');
}

/**
 * Colour nearest to a given one that fulfils a condition: a lighter or a darker shade of the same hue (OKLCH).
 *
 * @returns undefined if no shade does
 */
export function nearestShade(colour: string, isAccepted: (shade: string) => boolean): string | undefined {
  const from = oklabOf(colour);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const lightness of [from.lightness - step / STEPS, from.lightness + step / STEPS]) {
      if (lightness < 0 || lightness > 1) continue;
      const shade = withLightness(from, lightness);
      if (isAccepted(shade)) return shade;
    }
  }
  return undefined;
}
