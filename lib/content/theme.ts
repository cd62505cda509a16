import prepared from '@/.content/theme.json' with { type: 'json' };
import type { ColourName } from '@/lib/content/schema/theme';
import type { Content } from './sources';

const theme = prepared as unknown as Content['theme'];

/**
 * A colour of data/theme.yaml, `#RRGGBB`, for what is made outside of the stylesheets: share images, the manifest, the
 * browser's own bars.
 */
export function themeColour(name: ColourName, scheme: 'light' | 'dark' = 'light'): string {
  return (theme[scheme][name] ?? theme.light[name]).toUpperCase();
}
