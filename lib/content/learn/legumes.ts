import prepared from '@/.content/legumes.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/legumes.yaml; undefined on a site without that page. */
export const legumes = (prepared ?? undefined) as unknown as Content['legumes'];
