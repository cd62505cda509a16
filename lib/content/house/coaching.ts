import prepared from '@/.content/coaching.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/coaching.yaml. Undefined where the page is switched off. */
export const coaching = (prepared ?? undefined) as unknown as Content['coaching'];
