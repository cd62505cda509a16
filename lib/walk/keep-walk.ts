import { withoutBasePath } from '@/lib/text/base-path';
import { currentWalk } from './changed-walks';

/** Path of a guide at the start of the paths of its pages, and its id. */
const GUIDE = /^\/travel\/([^/]+)\//;

/**
 * A link within a guide with the walk of the page's address, so that the walk is the same on every page of the guide. Links
 * that have a walk, and those to the page itself, which close its walk, are unchanged.
 */
export function keepWalk(href: string): string {
  const { pathname, search } = window.location;
  const here = withoutBasePath(pathname);
  const [guide = '', id = ''] = GUIDE.exec(here) ?? [];
  if (!guide || !href.startsWith(guide) || href === here || /[?&]walk=/.test(href)) return href;
  const walk = currentWalk(id, new URLSearchParams(search).get('walk')?.trim() ?? '');
  const part = `walk=${encodeURIComponent(walk).replaceAll('%2C', ',')}`;
  return walk
    ? href.replace(/(\?[^#]*)?(?=#|$)/, (query) => (query ? `${query}&${part}` : `?${part}`))
    : href;
}
