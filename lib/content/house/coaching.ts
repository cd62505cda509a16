import prepared from '@/.content/coaching.json';
import type { Content } from '@/lib/content/sources';

/** data/pages/coaching.yaml. Undefined on a site without that page. */
export const coaching = (prepared ?? undefined) as unknown as Content['coaching'];
