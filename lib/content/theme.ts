import type { ColourName } from '@/lib/content/schema/theme';
import { theme } from './server';

/** Colour of data/theme.yaml, `#RRGGBB`, for share images, the web manifest and `theme-color`. */
export function themeColour(name: ColourName, scheme: 'light' | 'dark' = 'light'): string {
  return (theme[scheme][name] ?? theme.light[name]).toUpperCase();
}
