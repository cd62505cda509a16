import prepared from '@/.content/home.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/home.yaml. */
export const home = prepared as unknown as Content['home'];
