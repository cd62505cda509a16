import prepared from '@/.content/about.json';
import type { Content } from '@/lib/content/sources';

/** data/pages/about.yaml. Undefined on a site without that page. */
export const about = (prepared ?? undefined) as unknown as Content['about'];
