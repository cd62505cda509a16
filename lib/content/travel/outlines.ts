import prepared from '@/.content/outlines.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/guides/outlines, by the name of the file. */
export const outlines = prepared as unknown as Content['outlines'];
