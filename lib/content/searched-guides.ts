import prepared from '@/.content/searchedGuides.json' with { type: 'json' };
import type { SearchedGuide } from '@/lib/content/schema/guide';

/** The guides whose restaurants can be searched, in order. Small enough for the browser. */
export const searchedGuides: readonly SearchedGuide[] = prepared as unknown as readonly SearchedGuide[];
