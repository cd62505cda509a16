import prepared from '@/.content/guides.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/guides, by the name of the file; lib/travel/guides.ts has them in order. */
export const guides = prepared as unknown as Content['guides'];
