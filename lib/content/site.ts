import prepared from '@/.content/site.json' with { type: 'json' };
import type { Content } from './sources';

/** data/site.yaml. */
export const site = prepared as unknown as Content['site'];
