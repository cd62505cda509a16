import prepared from '@/.content/coaching.json';
import type { Content } from '@/lib/content/sources';

/** data/pages/coaching.yaml. Null where the page is switched off. */
export const coaching = prepared as unknown as Content['coaching'];
