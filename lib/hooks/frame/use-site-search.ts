import { useCallback, useEffect, useState } from 'react';
import type { SiteSearch } from '@/lib/search/site/entry';
import { loadSiteSearch } from '@/lib/search/site/load';

/**
 * The search over the whole site, loaded at once: undefined while it loads, null when it could not be. The function
 * beside it tries again.
 */
export function useSiteSearch(): [search: SiteSearch | null | undefined, again: () => void] {
  const [search, setSearch] = useState<SiteSearch | null>();
  const load = useCallback(() => {
    loadSiteSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setSearch(null),
    );
  }, []);
  useEffect(load, [load]);
  const again = useCallback(() => {
    setSearch(undefined);
    load();
  }, [load]);
  return [search, again];
}
