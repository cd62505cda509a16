import { withoutBasePath } from '@/lib/text/base-path';
import { hasParameter } from '@/lib/ui/address';
import { isTraversed } from '@/lib/ui/traversal';
import { WALK, walkOf, withWalk } from './address';
import { latestWalk } from './walk-state';
import { readVisit } from './walk-visit';

/** Path of a guide at the start of the paths of its pages, and its id. */
const GUIDE = /^\/travel\/([^/]+)\//;

/**
 * A link within a guide with the walk of the page's address, so that the walk is the same on every page of the guide. Links
 * that have a walk, and those to the page itself, which close its walk, are unchanged.
 */
export function linkWithWalk(href: string): string {
  const { pathname, search } = window.location;
  const here = withoutBasePath(pathname);
  const [guide = '', id = ''] = GUIDE.exec(here) ?? [];
  const query = new URL(href, window.location.href).search;
  if (!guide || !href.startsWith(guide) || href === here || hasParameter(WALK, query)) return href;
  const walk = isTraversed() ? latestWalk(readVisit(), id, walkOf(search)) : walkOf(search);
  return withWalk(href, walk);
}
