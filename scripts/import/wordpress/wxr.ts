import { XMLParser } from 'fast-xml-parser';
import { ImportError } from '@/scripts/import/import-error';
import { fieldsOf, lineOf, listOf } from '@/scripts/import/plain-text';

/** Category, tag or term of a plugin that an item has. */
export type WxrTerm = { taxonomy: string; slug: string; name: string };

/** Entry of an export: a post, a page, a picture of the library, or that of a plugin. */
export type WxrItem = {
  id: number;
  /** `post`, `page`, `attachment`, or a type of a plugin: `wprm_recipe`. */
  type: string;
  /** `publish`, `future`, `draft`, `pending`, `private`, `trash` or `inherit`. */
  status: string;
  title: string;
  /** Its address; of one that was never published with a query alone. */
  link: string;
  /** End of its address, without percent-encoding; '' for a draft that never had one. */
  slug: string;
  /** Moment of publication in milliseconds; undefined for a draft. */
  published: number | undefined;
  /** HTML of the editor, with shortcodes and comments of blocks. */
  content: string;
  excerpt: string;
  /** Id of the item it belongs to; 0 for none. */
  parent: number;
  hasPassword: boolean;
  terms: readonly WxrTerm[];
  /** Values by key, in their order. */
  meta: ReadonlyMap<string, readonly string[]>;
  /** Number of its comments. */
  comments: number;
  /** Address of the file of an attachment; '' for others. */
  file: string;
};

/** Category or tag of the blog, with its number. */
export type BlogTerm = WxrTerm & { id: number; parent: string };

/** Export of a WordPress blog (WXR). */
export type Wxr = {
  /** Address of the front page, without a slash at the end. */
  home: string;
  language: string;
  items: readonly WxrItem[];
  terms: readonly BlogTerm[];
};

/** Namespace of the elements that only a WordPress export has. */
const NAMESPACE = /xmlns:wp=["']https?:\/\/wordpress\.org\/export\//;

/** True for the text of a WordPress export. */
export const isWxr = (text: string): boolean => /<rss\b/.test(text.slice(0, 8192)) && NAMESPACE.test(text);

const LISTS = new Set(['item', 'category', 'wp:postmeta', 'wp:comment', 'wp:category', 'wp:tag', 'wp:term']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  // An export has a reference for each quotation mark, many thousand in all; it defines no entities of its own.
  processEntities: {
    enabled: true,
    maxTotalExpansions: Number.POSITIVE_INFINITY,
    maxExpandedLength: Number.POSITIVE_INFINITY,
  },
  isArray: (name) => LISTS.has(name),
});

type Fields = Record<string, unknown>;

/** Text of an element, with or without attributes. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' ? fieldsOf(value)['#text'] : value;
  return typeof text === 'string' ? text : '';
}

const idOf = (value: unknown) => Number.parseInt(textOf(value), 10) || 0;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return text;
  }
}

/** Milliseconds of a time in GMT, `2019-05-04 10:00:00`; undefined for zeros, as drafts have. */
function momentOf(written: string): number | undefined {
  const moment = /^[1-9]\d{3}-/.test(written)
    ? Date.parse(`${written.trim().replace(' ', 'T')}Z`)
    : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

function metaOf(item: Fields): WxrItem['meta'] {
  const meta = new Map<string, string[]>();
  for (const entry of listOf(item['wp:postmeta']).map(fieldsOf)) {
    const key = textOf(entry['wp:meta_key']);
    meta.set(key, [...(meta.get(key) ?? []), textOf(entry['wp:meta_value'])]);
  }
  return meta;
}

function itemOf(item: Fields): WxrItem {
  const text = (name: string) => textOf(item[name]);
  const status = text('wp:status').trim();
  return {
    id: idOf(item['wp:post_id']),
    type: text('wp:post_type').trim(),
    status,
    title: lineOf(text('title')),
    link: text('link').trim(),
    slug: decoded(text('wp:post_name').trim()),
    // That of a draft is the day it was last saved.
    published: /^(?:draft|pending)$/.test(status)
      ? undefined
      : (momentOf(text('wp:post_date_gmt')) ?? momentOf(text('wp:post_date'))),
    content: text('content:encoded'),
    excerpt: lineOf(text('excerpt:encoded')),
    parent: idOf(item['wp:post_parent']),
    hasPassword: text('wp:post_password') !== '',
    terms: listOf(item.category)
      .map(fieldsOf)
      .map((term) => ({
        taxonomy: String(term['@domain'] ?? 'category'),
        slug: decoded(String(term['@nicename'] ?? '')),
        name: lineOf(textOf(term)),
      }))
      .filter(({ name }) => name !== ''),
    meta: metaOf(item),
    comments: listOf(item['wp:comment']).length,
    file: text('wp:attachment_url').trim(),
  };
}

/** Categories and tags of the blog. */
function blogTerms(channel: Fields): BlogTerm[] {
  const of = (list: string, taxonomy: string, slug: string, name: string, parent: string): BlogTerm[] =>
    listOf(channel[list])
      .map(fieldsOf)
      .map((term) => ({
        taxonomy,
        id: idOf(term['wp:term_id']),
        slug: decoded(textOf(term[slug])),
        name: lineOf(textOf(term[name])),
        parent: decoded(textOf(term[parent])),
      }));
  return [
    ...of('wp:category', 'category', 'wp:category_nicename', 'wp:cat_name', 'wp:category_parent'),
    ...of('wp:tag', 'post_tag', 'wp:tag_slug', 'wp:tag_name', 'wp:tag_parent'),
  ];
}

/** Reads a WordPress export. Throws an ImportError for one that is cut off or broken. */
export function readWxr(text: string): Wxr {
  // A server that runs out of time sends the first part only, which the parser would read as if it were all.
  if (!/<\/rss>\s*$/.test(text))
    throw new ImportError('a WordPress export that is cut off: its last line is not </rss>. Export it again');
  let channel: Fields;
  try {
    channel = fieldsOf(fieldsOf(parser.parse(text.slice(text.indexOf('<rss')))).rss).channel as Fields;
  } catch (error) {
    throw new ImportError(`a broken WordPress export: ${(error as Error).message}`);
  }
  const fields = fieldsOf(channel);
  const home = textOf(fields['wp:base_blog_url']) || textOf(fields.link);
  return {
    home: home.trim().replace(/\/+$/, ''),
    language: textOf(fields.language).trim(),
    items: listOf(fields.item).map(fieldsOf).map(itemOf),
    terms: blogTerms(fields),
  };
}

/** First value of a key; '' for none. */
export const metaValue = ({ meta }: WxrItem, key: string): string => meta.get(key)?.[0] ?? '';

/** Names of the terms that an item has of one taxonomy. */
export const termNames = ({ terms }: WxrItem, taxonomy: string): string[] =>
  terms.filter((term) => term.taxonomy === taxonomy).map(({ name }) => name);
