import { preload } from 'react-dom';

/** The fonts that a page may show first; `styles/fonts.css` loads them by the same addresses. */
const FONTS = {
  display: new URL('./fonts/bricolage-grotesque.woff2', import.meta.url),
  text: new URL(
    '../node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff2',
    import.meta.url,
  ),
  bold: new URL(
    '../node_modules/@fontsource/newsreader/files/newsreader-latin-600-normal.woff2',
    import.meta.url,
  ),
};

/** Has the browser ask for fonts of the page along with its style sheet, instead of once it has met their words. */
export function preloadFonts(...names: (keyof typeof FONTS)[]): void {
  for (const name of names)
    preload(FONTS[name].href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
