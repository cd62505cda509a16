import prepared from '@/.content/about.json';
import type { Content } from '@/lib/content/sources';

/** data/pages/about.yaml. Null where the page is switched off. */
export const about = prepared as unknown as Content['about'];
