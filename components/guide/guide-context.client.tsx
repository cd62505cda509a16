'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { SearchedGuide } from '@/lib/content/schema/guide';
import { searchedGuides } from '@/lib/content/searched-guides';

/** Outside the pages of a guide, such as in the menu: the first there is. */
const GuideContext = createContext<SearchedGuide>(searchedGuides[0] ?? { id: '', name: '', zone: 'UTC' });

export type GuideProviderProps = { guide: SearchedGuide; children: ReactNode };

/** Says to the search, the filters and the walk of a page which guide it belongs to. */
export function GuideProvider({ guide, children }: GuideProviderProps) {
  return <GuideContext value={guide}>{children}</GuideContext>;
}

/** The guide of the page: where a search leads, what its city is called, and what time it is there. */
export const useGuide = (): SearchedGuide => useContext(GuideContext);
