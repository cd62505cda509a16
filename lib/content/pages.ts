import prepared from '@/.content/pages.json' with { type: 'json' };
import type { Content } from './sources';

/** The pages of data/pages that have no file of a kind of their own, by the name of the file. */
export const pageFiles = prepared as unknown as Content['pages'];
