import prepared from '@/.content/offline.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/offline.yaml. */
export const offline = prepared as unknown as Content['offline'];
