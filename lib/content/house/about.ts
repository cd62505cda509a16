import prepared from '@/.content/about.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/about.yaml. Undefined where the page is switched off. */
export const about = (prepared ?? undefined) as unknown as Content['about'];
