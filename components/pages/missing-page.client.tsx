'use client';

import { useEffect } from 'react';
import { useLazy } from '@/lib/ui/use-lazy';

// Apart from `AppError`: Next.js loads the 404 page, `app/error.tsx` and `app/global-error.tsx` with every page, each in a
// chunk of its own that has a copy of any module they share.

const importSuggestions = () => import('./page-suggestions.client').then((module) => module.PageSuggestions);

/**
 * Suggestions for a missing address, loaded once the 404 page is shown. Writes the path to the console: in an effect, since
 * the same file answers every path.
 */
export function LazyPageSuggestions() {
  const [PageSuggestions, load] = useLazy(importSuggestions);
  useEffect(() => {
    console.warn(`404: no page at ${window.location.pathname}`);
    void load();
  }, [load]);
  return PageSuggestions && <PageSuggestions />;
}
