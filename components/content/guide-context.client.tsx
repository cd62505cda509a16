'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { searchedGuides } from '@/.content/searchedGuides';
import type { SearchedGuide } from '@/lib/content/schema/guide';

/** The first guide is the default outside the pages of a guide, such as in the menu. */
const GuideContext = createContext<SearchedGuide>(searchedGuides[0] ?? { id: '', name: '', zone: 'UTC' });

export type GuideProviderProps = { guide: SearchedGuide; children: ReactNode };

/** Provides the guide of the page to its search, filters and walk. */
export function GuideProvider({ guide, children }: GuideProviderProps) {
  return <GuideContext value={guide}>{children}</GuideContext>;
}

/** Id, city and time zone of the guide of the page. */
export const useGuide = (): SearchedGuide => useContext(GuideContext);
