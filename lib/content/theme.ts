import prepared from '@/.content/theme.json' with { type: 'json' };
import type { ColourName } from '@/lib/content/schema/theme';
import type { Content } from './sources';

const theme = prepared as unknown as Content['theme'];

/** Colour of data/theme.yaml, `#RRGGBB`, for share images, the web manifest and `theme-color`. */
export function themeColour(name: ColourName, scheme: 'light' | 'dark' = 'light'): string {
  return (theme[scheme][name] ?? theme.light[name]).toUpperCase();
}
