import prepared from '@/.content/content.json';
import type { Content } from '@/lib/content/sources';

/** data/pages/content.yaml. Null where the page is switched off. */
export const contentPage = prepared as unknown as Content['content'];
