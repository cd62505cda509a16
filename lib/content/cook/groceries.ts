import prepared from '@/.content/groceries.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/groceries.yaml: the aisles in the order one walks them, and the things by name. */
export const { aisles, groceries } = prepared as unknown as Content['groceries'];
