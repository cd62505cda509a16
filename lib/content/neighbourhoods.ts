import prepared from '@/.content/neighbourhoods.json' with { type: 'json' };
import type { Content } from './sources';

/** data/neighbourhoods, by the name of the file, which is that of the guide. */
export const neighbourhoods = prepared as unknown as Content['neighbourhoods'];
