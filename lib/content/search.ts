import prepared from '@/.content/search.json' with { type: 'json' };
import type { Content } from './sources';

/** data/search.yaml. */
export const { misspellings, commonWords, synonyms } = prepared as unknown as Content['search'];
