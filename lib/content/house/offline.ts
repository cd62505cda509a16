import prepared from '@/.content/offline.json';
import type { Content } from '@/lib/content/sources';

/** data/pages/offline.yaml. */
export const offline = prepared as unknown as Content['offline'];
