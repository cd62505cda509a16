import type { BlogTerm, Wxr, WxrItem } from './wxr';

/**
 * Addresses at which WordPress answered with an item: its own, its number, and those it had before it was renamed. None for
 * an item that was never public.
 */
export function itemAddresses({ id, type, status, link, slug, meta }: WxrItem, home: string): string[] {
  if (status !== 'publish') return [];
  const isNumber = !URL.canParse(link) || new URL(link).search !== '';
  const last = /[^/]+(?=\/?$)/;
  const earlier = isNumber || slug === '' ? [] : (meta.get('_wp_old_slug') ?? []);
  return [
    // Without permalinks, the link is the number.
    ...(isNumber ? [] : [link]),
    `${home}/?p=${id}`,
    ...(type === 'page' ? [`${home}/?page_id=${id}`] : []),
    ...earlier.filter((old) => old !== '').map((old) => link.replace(last, old)),
  ];
}

/** Addresses of the list of a category or a tag. */
export function termAddresses(term: BlogTerm, { home, terms }: Wxr): string[] {
  const isCategory = term.taxonomy === 'category';
  const slugs = [term.slug];
  for (let { parent } = term; parent !== '' && !slugs.includes(parent); ) {
    const slug = parent;
    slugs.unshift(slug);
    parent = terms.find((each) => each.taxonomy === term.taxonomy && each.slug === slug)?.parent ?? '';
  }
  return [
    `${home}/${isCategory ? 'category' : 'tag'}/${slugs.join('/')}/`,
    `${home}/?${isCategory ? `cat=${term.id}` : `tag=${term.slug}`}`,
  ];
}
