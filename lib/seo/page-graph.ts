import type * as schema from 'schema-dts';
import type { Page } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import {
  authorReference,
  breadcrumbs,
  CONTEXT,
  imagesOf,
  type NamedPath,
  referenceTo,
  websiteReference,
} from './site-json-ld';

/** Node with an address that the node of the page refers to. */
type GraphNode = Extract<schema.Thing, object> & { '@id': string };

type GraphPage = Pick<Page, 'path' | 'title'> &
  Partial<Pick<Page, 'metaTitle' | 'description' | 'picture' | 'published' | 'updated'>> & {
    /** BCP 47 language; defaults to that of the site. */
    language?: string;
  };

type GraphParts = {
  type?: 'WebPage' | 'CollectionPage' | 'ProfilePage';
  crumbs: readonly NamedPath[];
  /** Nodes that the page is about. */
  main?: readonly (GraphNode | null)[];
  /** Other nodes that lists and articles refer to. */
  others?: readonly GraphNode[];
};

/** Reference to one node, or to several. */
const referencesTo = (nodes: readonly GraphNode[]) =>
  nodes.length > 1 ? nodes.map((node) => referenceTo(node['@id'])) : nodes[0] && referenceTo(nodes[0]['@id']);

/**
 * Graph of a page: the page, its breadcrumbs, then what it is about. Without `description`, `picture` and days for a page
 * whose main node has them.
 */
export function pageGraph(page: GraphPage, { type = 'WebPage', crumbs, main = [], others = [] }: GraphParts) {
  const { path, title, metaTitle = title, description, picture, published, updated } = page;
  const url = absoluteUrl(path);
  const crumbList = breadcrumbs(url, crumbs);
  const about = main.filter((node) => node !== null);
  const webPage: GraphNode = {
    '@type': type,
    '@id': url,
    url,
    name: metaTitle,
    description,
    inLanguage: page.language ?? site.language,
    isPartOf: websiteReference(),
    breadcrumb: crumbList ? referenceTo(crumbList['@id']) : undefined,
    mainEntity: referencesTo(about),
    image: picture && imagesOf(picture.name),
    datePublished: published,
    dateModified: updated,
  };
  return {
    '@context': CONTEXT,
    '@graph': [webPage, ...(crumbList ? [crumbList] : []), ...about, ...others],
  } satisfies schema.Graph;
}

/** True for a page to read: one that says so, or has a day of publication or a table of contents. */
export const isArticle = ({
  article,
  published,
  contents,
}: Pick<Page, 'article' | 'published' | 'contents'>) =>
  article ?? (published !== undefined || contents === true);

/** Article of a page to read, with an optional subject. */
export const articleNode = (page: GraphPage, about?: schema.Place) =>
  ({ '@type': 'Article', ...articleFields(page), about }) satisfies schema.Article;

/** Article of a post, with its tags. */
export const postNode = (page: GraphPage, tags: readonly string[]) =>
  ({
    '@type': 'BlogPosting',
    ...articleFields(page),
    keywords: tags.length > 0 ? [...tags] : undefined,
  }) satisfies schema.BlogPosting;

function articleFields(page: GraphPage) {
  const { path, title, description, picture, published, updated } = page;
  const url = absoluteUrl(path);
  return {
    '@id': `${url}#article`,
    headline: title,
    description,
    image: picture && imagesOf(picture.name),
    inLanguage: site.language,
    author: authorReference(),
    publisher: referenceTo(authorReference()['@id']),
    datePublished: published,
    dateModified: updated,
    isPartOf: websiteReference(),
    mainEntityOfPage: referenceTo(url),
  };
}

/** List of nodes of the same graph, by reference. */
export function nodeList(id: string, name: string, nodes: readonly { '@id': string; name: string }[]) {
  if (nodes.length === 0) return null;
  return {
    '@type': 'ItemList',
    '@id': id,
    name,
    numberOfItems: nodes.length,
    itemListElement: nodes.map((node, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: node.name,
      item: referenceTo(node['@id']),
    })),
  } satisfies schema.ItemList;
}
