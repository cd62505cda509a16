import localFont from 'next/font/local';

const bricolage = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: false,
});

const newsreader = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weight: '200 800',
  style: 'normal',
  display: 'swap',
  variable: '--font-newsreader',
  adjustFontFallback: false,
});

// The italic is small on every page (the wordmark), so it is not worth a preload.
const newsreaderItalic = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  weight: '200 800',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-newsreader-italic',
  adjustFontFallback: false,
});

/** Class names that define the font variables; they stand on `<html>`. */
export const fontVariables = [bricolage, newsreader, newsreaderItalic].map((font) => font.variable).join(' ');
