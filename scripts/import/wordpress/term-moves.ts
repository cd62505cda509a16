import { POSTS_PATH } from '@/lib/content/posts';
import type { Move } from '@/scripts/import/redirects';
import { termAddresses } from './addresses';
import type { BlogEntry } from './blog';
import type { Wxr } from './wxr';

/** Redirects from the lists of categories and tags: to the list of what most of their entries are here. */
export function termMoves(wxr: Wxr, entries: readonly BlogEntry[], kinds: readonly string[]): Move[] {
  return wxr.terms.flatMap((term) => {
    const own = entries.filter(
      ({ terms, addresses }) =>
        addresses.length > 0 &&
        terms.some(({ taxonomy, slug }) => taxonomy === term.taxonomy && slug === term.slug),
    );
    if (own.length === 0) return [];
    const isRecipes = own.filter(({ kind }) => kind === 'recipe').length * 2 >= own.length;
    const list = kinds.includes(term.slug) ? `/recipes?category=${term.slug}` : '/recipes';
    return termAddresses(term, wxr).map((address) => ({ address, to: isRecipes ? list : POSTS_PATH }));
  });
}
