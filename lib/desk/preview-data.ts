import type { Names } from '@/lib/content/read/links';
import type { PictureIndex } from '@/lib/content/schema/pictures';
import type { Prepared } from '@/lib/content/sources';

/** Content of `preview/site.json`: the site as it was built, for the preview of an entry. */
export type PreviewData = {
  content: Prepared;
  names: Partial<Names>;
  /** Addresses of pages, each with its file. */
  addresses: readonly (readonly [path: string, file: string])[];
  off: Record<'paths' | 'recipes' | 'guides', readonly string[]>;
  pictures: PictureIndex;
};
