import type * as schema from 'schema-dts';
import { shareCrops } from '@/lib/content/pictures';
import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';

// Nodes of structured data that several kinds of pages use.

export const CONTEXT = 'https://schema.org';

/** Entry of a list or of breadcrumbs: name, and path or full address. */
export type NamedPath = { name: string; path: string };

/** Full addresses of the JPEG crops of a picture. */
export const imagesOf = (name: string) => shareCrops(name).map(({ src }) => absoluteUrl(src));

/** Undefined for an empty list. */
export const ifAny = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

/** Reference to a node of the same graph. */
export const referenceTo = (id: string) => ({ '@id': id });

const websiteId = () => `${absoluteUrl('/')}#website`;

/** Reference to the site, which the graph of the home page describes. */
export const websiteReference = () => referenceTo(websiteId());

/** Reference to the author of the site, with the name, since readers of one page do not load the home page. */
export function authorReference() {
  return {
    '@type': 'Organization',
    '@id': `${absoluteUrl('/')}#organization`,
    name: site.name,
    url: absoluteUrl('/'),
  } satisfies schema.Organization;
}

/** The site as author, for the home page and the profile page. */
export function organization(picture?: { name: string }) {
  return {
    ...authorReference(),
    description: site.description,
    image: picture && imagesOf(picture.name),
    sameAs: ifAny(site.socials.map((social) => social.href)),
  } satisfies schema.Organization;
}

/** The site, for the home page. */
export function website() {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: site.name,
    url: absoluteUrl('/'),
    description: site.description,
    inLanguage: site.language,
    publisher: referenceTo(authorReference()['@id']),
  } satisfies schema.WebSite;
}

/** Breadcrumbs of the page at an address. Null for fewer than two. */
export function breadcrumbs(url: string, crumbs: readonly NamedPath[]) {
  if (crumbs.length < 2) return null;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  } satisfies schema.BreadcrumbList;
}

type ListProps = {
  /** Full address of the list: page and fragment. */
  id: string;
  name: string;
  /** In the order shown. `path` may be a path with a fragment. */
  entries: readonly NamedPath[];
};

/** List of pages or of parts of a page. Null without entries. */
export function itemList({ id, name, entries }: ListProps) {
  if (entries.length === 0) return null;
  return {
    '@type': 'ItemList',
    '@id': id,
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: entry.name,
      url: absoluteUrl(entry.path),
    })),
  } satisfies schema.ItemList;
}
