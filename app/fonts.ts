import localFont from 'next/font/local';

const bricolage = localFont({
  // Cut by art/fonts/bricolage.py; every page loads it first.
  src: './fonts/bricolage-grotesque.woff2',
  weight: '400 800',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: false,
});

// Two cut weights instead of the variable file: pages without bold text never fetch the second, which
// halves what reading text costs on a first visit.
const newsreader = localFont({
  src: [
    { path: '../node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff2', weight: '400' },
    { path: '../node_modules/@fontsource/newsreader/files/newsreader-latin-600-normal.woff2', weight: '600' },
  ],
  display: 'swap',
  // Next preloads all files of a family or none, and a bold that most pages never use is not worth it.
  preload: false,
  variable: '--font-newsreader',
  adjustFontFallback: false,
});

const newsreaderItalic = localFont({
  src: '../node_modules/@fontsource/newsreader/files/newsreader-latin-400-italic.woff2',
  weight: '400',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-newsreader-italic',
  adjustFontFallback: false,
});

/** Class names that define the font variables; they stand on `<html>`. */
export const fontVariables = [bricolage, newsreader, newsreaderItalic].map((font) => font.variable).join(' ');
