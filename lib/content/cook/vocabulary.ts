import prepared from '@/.content/vocabulary.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/vocabulary.yaml. On the server only: the browser takes what it needs of it from ./recipe-filters. */
export const vocabulary = prepared as unknown as Content['vocabulary'];
