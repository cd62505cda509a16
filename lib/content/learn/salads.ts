import prepared from '@/.content/salads.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/salads.yaml; undefined on a site without that page. */
export const salads = (prepared ?? undefined) as unknown as Content['salads'];
