import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type AtomFeed, generateAtomFeed, generateJsonFeed, type JsonFeed } from 'feedsmith';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { type DocumentBlock, documentHtml } from './document';
import { documentPicture } from './document-parts';

/** Page in a feed. Days are YYYY-MM-DD. */
export type FeedEntry = {
  /** Path that never changes, also not with title and address: its full address is the id. */
  idPath: string;
  path: string;
  title: string;
  description: string;
  content: readonly DocumentBlock[];
  published: string;
  updated: string;
  categories: readonly string[];
  picture?: PictureRef | undefined;
  /** BCP 47 language if it is not that of the site. */
  language?: string | undefined;
};

/** Feed in two formats, with the paths of both files and of the page it belongs to. */
export type Feed = {
  atomPath: string;
  jsonPath: string;
  homePath: string;
  title: string;
  description: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
};

const JPEG = 'image/jpeg';

/** JPEG of an entry's picture, with its size in bytes if the pictures are encoded. */
function pictureFile({ name }: PictureRef) {
  const { path, ...file } = documentPicture(name);
  const size = statSync(join(process.cwd(), 'public', path), { throwIfNoEntry: false })?.size;
  return { ...file, size };
}

/** Enclosure, and Media RSS with the size and the alternative text of the picture. */
function atomPicture(picture: PictureRef) {
  const { url, width, height, size } = pictureFile(picture);
  const description = { value: picture.alt, type: 'plain' };
  return {
    link: { rel: 'enclosure', type: JPEG, href: url, length: size },
    media: { contents: [{ url, medium: 'image', type: JPEG, width, height, description }] },
  };
}

function atomEntry(entry: FeedEntry): AtomFeed.Entry<Date, true> {
  const { title, description, content, published, updated, categories, language } = entry;
  const picture = entry.picture && atomPicture(entry.picture);
  const text = (value: string) => ({ value, xml: { lang: language } });
  const page = { rel: 'alternate', type: 'text/html', href: absoluteUrl(entry.path) };
  return {
    id: absoluteUrl(entry.idPath),
    title: text(title),
    links: picture ? [page, picture.link] : [page],
    published: new Date(published),
    updated: new Date(updated),
    categories: categories.map((term) => ({ term })),
    summary: text(description),
    content: { ...text(documentHtml(content)), type: 'html' },
    media: picture?.media,
  };
}

/** Atom requires a day of the last change; it is 2023-01-01 for an empty feed, so that builds are the same. */
const EMPTY_DAY = '2023-01-01';

/**
 * Feed as Atom with Media RSS.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287
 * @see https://www.rssboard.org/media-rss
 */
export function atomFeed({ atomPath, homePath, title, description, entries }: Feed): string {
  const self = absoluteUrl(atomPath);
  const days = entries.map(({ updated }) => updated).sort();
  const feed: AtomFeed.Feed<Date, true> = {
    xml: { lang: site.language },
    id: self,
    title: { value: title },
    subtitle: { value: description },
    links: [
      { rel: 'alternate', type: 'text/html', href: absoluteUrl(homePath) },
      { rel: 'self', type: 'application/atom+xml', href: self },
    ],
    icon: absoluteUrl('/apple-icon.png'),
    updated: new Date(days.at(-1) ?? EMPTY_DAY),
    authors: [{ name: site.name }],
    entries: entries.map(atomEntry),
  };
  return generateAtomFeed(feed, { strict: true });
}

function jsonEntry(entry: FeedEntry): JsonFeed.Item<Date, true> {
  const { title, description, content, published, updated, categories, picture, language } = entry;
  const file = picture && pictureFile(picture);
  return {
    id: absoluteUrl(entry.idPath),
    url: absoluteUrl(entry.path),
    title,
    summary: description,
    content_html: documentHtml(content),
    image: file?.url,
    date_published: new Date(published),
    date_modified: new Date(updated),
    tags: [...categories],
    language,
    attachments: file && [{ url: file.url, mime_type: JPEG, size_in_bytes: file.size }],
  };
}

/**
 * Feed as JSON Feed 1.1.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function jsonFeed({ jsonPath, homePath, title, description, entries }: Feed): string {
  const feed: JsonFeed.Feed<Date, true> = {
    title,
    description,
    home_page_url: absoluteUrl(homePath),
    feed_url: absoluteUrl(jsonPath),
    icon: absoluteUrl('/apple-icon.png'),
    language: site.language,
    authors: [{ name: site.name, url: absoluteUrl('/') }],
    items: entries.map(jsonEntry),
  };
  const generated = generateJsonFeed(feed, { strict: true }) as Partial<typeof feed>;
  // `items` is required, and feedsmith leaves out empty lists.
  return `${JSON.stringify({ ...generated, items: generated.items ?? [] })}\n`;
}

/** Responses of the two files of a feed, for route handlers. */
export const atomResponse = (feed: Feed): Response =>
  new Response(atomFeed(feed), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });

export const jsonFeedResponse = (feed: Feed): Response =>
  new Response(jsonFeed(feed), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } });
