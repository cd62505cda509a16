import prepared from '@/.content/notFound.json';
import type { Content } from '@/lib/content/sources';

/** data/pages/not-found.yaml. */
export const notFound = prepared as unknown as Content['notFound'];
