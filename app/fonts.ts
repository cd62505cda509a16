import { preload } from 'react-dom';
import { fontFiles } from '@/.content/fonts';

/** Preloads fonts of the first view, which browsers otherwise load only after layout. */
export function preloadFonts(...names: (keyof typeof fontFiles)[]): void {
  for (const file of names.flatMap((name) => fontFiles[name]))
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
