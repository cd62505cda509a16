import prepared from '@/.content/vocabulary.json';
import type { Content } from './sources';

/** data/vocabulary.yaml. On the server only: the browser takes what it needs of it from ./recipe-filters. */
export const vocabulary = prepared as unknown as Content['vocabulary'];
