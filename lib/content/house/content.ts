import prepared from '@/.content/content.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/content.yaml. Undefined where the page is switched off. */
export const contentPage = (prepared ?? undefined) as unknown as Content['content'];
