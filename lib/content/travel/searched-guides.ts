import prepared from '@/.content/searched-guides.json';
import type { SearchedGuide } from '@/lib/travel/guides/guide';

/** The guides whose restaurants can be searched, in order. Small enough for the browser. */
export const searchedGuides: readonly SearchedGuide[] = prepared;
