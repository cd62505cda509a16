import prepared from '@/.content/redirects.json' with { type: 'json' };
import type { Content } from './sources';

/** data/redirects.yaml; undefined or null where nothing has moved. */
export const redirects = prepared as unknown as Content['redirects'] | null;
