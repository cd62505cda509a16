import prepared from '@/.content/notFound.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/not-found.yaml. */
export const notFound = prepared as unknown as Content['notFound'];
