import { preload } from 'react-dom';

/** Fonts of the first view; `styles/fonts.css` has the same addresses. */
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

/** Preloads fonts, which browsers otherwise load only after layout. */
export function preloadFonts(...names: (keyof typeof FONTS)[]): void {
  for (const name of names)
    preload(FONTS[name].href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
