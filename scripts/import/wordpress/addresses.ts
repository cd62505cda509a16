import type { BlogTerm, Wxr, WxrItem } from './wxr';

/** Path and query of an address as redirects write it: without percent-encoding and the slash at the end. */
export function oldPathOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { pathname, search } = new URL(address);
  let path = pathname;
  try {
    path = decodeURIComponent(pathname).normalize('NFC');
  } catch {
    // Stays encoded, which no redirect can begin with.
  }
  return `${path.replace(/(?<=.)\/+$/, '')}${search}`;
}

/** True for an item that visitors could read. */
const wasPublic = ({ status }: WxrItem) => status === 'publish';

/**
 * Addresses at which WordPress answered with an item: its own, its number, and those it had before it was renamed. None for
 * an item that was never public.
 */
export function itemAddresses(item: WxrItem, home: string): string[] {
  if (!wasPublic(item)) return [];
  const { id, type, link, slug } = item;
  const path = oldPathOf(link);
  const front = oldPathOf(`${home}/`);
  const earlier = (item.meta.get('_wp_old_slug') ?? [])
    .filter((old) => old !== '' && path.endsWith(`/${slug}`))
    .map((old) => oldPathOf(link.replace(/[^/]+\/?$/, `${old}/`)));
  return [
    // Without permalinks, the link is the number.
    ...(path === '' || path.includes('?') ? [] : [path]),
    `${front}?p=${id}`,
    ...(type === 'page' ? [`${front}?page_id=${id}`] : []),
    ...earlier,
  ].filter((each) => each !== front);
}

/** Addresses of the list of a category or a tag. */
export function termAddresses(term: BlogTerm, { home, terms }: Wxr): string[] {
  const front = oldPathOf(`${home}/`);
  const parents: string[] = [];
  for (let { parent } = term; parent !== '' && parents.length < 5; ) {
    parents.unshift(parent);
    const slug = parent;
    parent = terms.find((each) => each.taxonomy === term.taxonomy && each.slug === slug)?.parent ?? '';
  }
  const base = `${front === '/' ? '' : front}/${term.taxonomy === 'category' ? 'category' : 'tag'}`;
  const query = term.taxonomy === 'category' ? `cat=${term.id}` : `tag=${term.slug}`;
  return [`${base}/${[...parents, term.slug].join('/')}`, `${front}?${query}`];
}
