import type { MetadataRoute } from 'next';
import { site } from '@/lib/content/server';
import { themeColour } from '@/lib/content/theme';
import { withBasePath } from '@/lib/text/base-path';

export const dynamic = 'force-static';

/** Web app manifest. */
export default function manifest(): MetadataRoute.Manifest {
  const home = withBasePath('/');
  return {
    id: home,
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: themeColour('paper'),
    theme_color: themeColour('paper'),
    categories: ['food', 'lifestyle', 'travel'],
    icons: [
      { src: withBasePath('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: withBasePath('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: withBasePath('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: withBasePath('/icons/icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
