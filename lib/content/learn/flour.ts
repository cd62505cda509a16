import prepared from '@/.content/flour.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/flour.yaml; undefined on a site without that page. */
export const flour = (prepared ?? undefined) as unknown as Content['flour'];
