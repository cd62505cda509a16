import prepared from '@/.content/content.json';
import type { Content } from '@/lib/content/sources';

/** data/pages/content.yaml. Undefined on a site without that page. */
export const contentPage = (prepared ?? undefined) as unknown as Content['content'];
