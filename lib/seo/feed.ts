import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { escapeMarkup } from '@/lib/text/markup';
import { type DocumentBlock, documentHtml, documentPicture } from './document';

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

/** RFC 3339 date-time of a day, which Atom and JSON Feed require. */
const toInstant = (day: string) => `${day}T00:00:00Z`;

const JPEG = 'image/jpeg';

/** Size of a picture's file in bytes; undefined if the pictures are not encoded. */
function fileSize(path: string): number | undefined {
  return statSync(join(process.cwd(), 'public', path), { throwIfNoEntry: false })?.size;
}

/** Picture of an entry, after its text: some readers take the first element named content for the text. */
function atomPicture({ name, alt }: PictureRef): string {
  const { url, path, width, height } = documentPicture(name);
  const address = escapeMarkup(url);
  const size = fileSize(path);
  const length = size === undefined ? '' : ` length="${size}"`;
  return `
    <link rel="enclosure" type="${JPEG}"${length} href="${address}"/>
    <media:content url="${address}" medium="image" type="${JPEG}" width="${width}" height="${height}">
      <media:description type="plain">${escapeMarkup(alt)}</media:description>
    </media:content>`;
}

function atomEntry(entry: FeedEntry): string {
  const { title, description, content, categories, picture, language } = entry;
  const lang = language ? ` xml:lang="${language}"` : '';
  const terms = categories.map((name) => `\n    <category term="${escapeMarkup(name)}"/>`).join('');
  return `  <entry>
    <id>${escapeMarkup(absoluteUrl(entry.idPath))}</id>
    <title${lang}>${escapeMarkup(title)}</title>
    <link rel="alternate" type="text/html" href="${escapeMarkup(absoluteUrl(entry.path))}"/>
    <published>${toInstant(entry.published)}</published>
    <updated>${toInstant(entry.updated)}</updated>${terms}
    <summary${lang}>${escapeMarkup(description)}</summary>
    <content type="html"${lang}>${escapeMarkup(documentHtml(content))}</content>${picture ? atomPicture(picture) : ''}
  </entry>`;
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
  const newest =
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? EMPTY_DAY;
  const home = escapeMarkup(absoluteUrl(homePath));
  const self = escapeMarkup(absoluteUrl(atomPath));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${site.language}">
  <id>${self}</id>
  <title>${escapeMarkup(title)}</title>
  <subtitle>${escapeMarkup(description)}</subtitle>
  <link rel="alternate" type="text/html" href="${home}"/>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <icon>${escapeMarkup(absoluteUrl('/apple-icon.png'))}</icon>
  <updated>${toInstant(newest)}</updated>
  <author><name>${escapeMarkup(site.name)}</name></author>
${entries.map(atomEntry).join('\n')}
</feed>
`;
}

function jsonEntry(entry: FeedEntry) {
  const { title, description, content, published, updated, categories, picture, language } = entry;
  const file = picture && documentPicture(picture.name);
  return {
    id: absoluteUrl(entry.idPath),
    url: absoluteUrl(entry.path),
    title,
    summary: description,
    content_html: documentHtml(content),
    image: file?.url,
    date_published: toInstant(published),
    date_modified: toInstant(updated),
    tags: categories,
    language,
    attachments: file && [{ url: file.url, mime_type: JPEG, size_in_bytes: fileSize(file.path) }],
  };
}

/**
 * Feed as JSON Feed 1.1.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function jsonFeed({ jsonPath, homePath, title, description, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: absoluteUrl(homePath),
    feed_url: absoluteUrl(jsonPath),
    icon: absoluteUrl('/apple-icon.png'),
    language: site.language,
    authors: [{ name: site.name, url: absoluteUrl('/') }],
    items: entries.map(jsonEntry),
  };
  return `${JSON.stringify(feed)}\n`;
}

/** Responses of the two files of a feed, for route handlers. */
export const atomResponse = (feed: Feed): Response =>
  new Response(atomFeed(feed), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });

export const jsonFeedResponse = (feed: Feed): Response =>
  new Response(jsonFeed(feed), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } });
