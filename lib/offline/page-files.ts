// Files that a page needs, by the text of the page. Shared by the service worker and the build.

/** Paths of scripts, styles and fonts in the HTML or router data of a page, without `nomodule` scripts. */
export function filesIn(html: string): string[] {
  const used = html.replace(/<script[^>]* nomodule[^>]*>/gi, '');
  return [...new Set(used.match(/\/_next\/static\/[^"'\\\s?<>]+\.(?:js|css|woff2)/g) ?? [])];
}

/** Path of a picture in one of its widths and formats. */
const PICTURE = /(\/pictures\/[\w-]+-[\da-f]{8})-(\d+)\.(avif|webp)/g;

const BRAND = /\/brands\/[\w-]+\.(?:avif|webp|jpe?g|png|svg)/g;

/** Preferred width in pixels, sharp on phones: one file of every picture is stored. */
const WIDTH = 800;

/**
 * File to store of every picture in a text: AVIF, which all supported browsers render, in the smallest sufficient width, or
 * the widest.
 */
export function picturesIn(text: string): string[] {
  const best = new Map<string, { width: number; format: string; file: string }>();
  for (const [file, name = '', digits, format = ''] of text.matchAll(PICTURE)) {
    const width = Number(digits);
    const other = best.get(name);
    const isBetter =
      !other ||
      format < other.format ||
      (format === other.format &&
        (other.width < WIDTH ? width > other.width : width >= WIDTH && width < other.width));
    if (isBetter) best.set(name, { width, format, file });
  }
  return [...[...best.values()].map(({ file }) => file), ...new Set(text.match(BRAND) ?? [])];
}

/** Paths of the files of drawn streets in the router data of a page. */
export function streetsIn(text: string): string[] {
  return [...new Set(text.match(/\/travel\/[\w-]+\/streets\/[\w-]+\.json/g) ?? [])];
}

/** Paths of the calendar files of events in the HTML of a page. */
export function calendarsIn(html: string): string[] {
  return [...new Set(html.match(/\/travel\/[\w-]+\/events\/[\w-]+\.ics/g) ?? [])];
}
