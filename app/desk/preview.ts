import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageView } from '@/components/pages/page-view';
import { PostView } from '@/components/pages/post-page';
import { RecipePage } from '@/components/pages/recipe-page';
import { PAGE_VIEWS } from '@/components/pages/sections/page-views';
import { SoonPage } from '@/components/pages/soon/soon-page';
import { checkEntry, type KnownSite } from '@/lib/content/read/check-entry';
import { deriveEntry, type EntryPages } from '@/lib/content/read/derive';
import { SOURCES } from '@/lib/content/sources';
import { morph } from '@/lib/desk/morph';
import { nameNewPictures } from '@/lib/desk/preview-pictures';
import type { DrawPreview } from '@/lib/desk/preview-template';
import { STAND_IN_PICTURE, STAND_INS } from '@/lib/desk/stand-ins';
import { validPart } from '@/lib/desk/valid-part';
import { postPage } from '@/lib/pages/posts';
import { directionOf } from '@/lib/text/language';
import { PreviewNotes, type PreviewNotesProps } from './preview-notes';
import { siteData, withBoundSpaces } from './site-data';
import '@/app/globals.css';
import './preview.css';

// The preview of the desk: the checks of a build and the components of the pages, on the values of a form. It draws the HTML
// that a build exports, without scripts: nothing in it can be pressed, stored or run.

const { content, pictures } = siteData;

const known: KnownSite = {
  content,
  names: siteData.names as KnownSite['names'],
  addresses: new Map(siteData.addresses),
  off: {
    paths: new Set(siteData.off.paths),
    recipes: new Set(siteData.off.recipes),
    guides: new Set(siteData.off.guides),
  },
};

/** Names of the pictures of the site, without those that a preview adds. */
const sitePictures: ReadonlySet<string> = new Set(Object.keys(pictures));

/** Hash in the addresses of pictures that are not encoded yet. */
const NEW = 'new';

/** Entry of a picture whose size is unknown. Its frame has a ratio of its own in most places. */
const newPicture = (name: string) => {
  const width = 1600;
  return { file: `${name}.webp`, width, height: 1200, hash: NEW, avif: [], webp: [width], crops: [] };
};

/** A grey picture. */
const GREY =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='100%25' height='100%25' fill='%23888' fill-opacity='.3'/%3E%3C/svg%3E";

pictures[STAND_IN_PICTURE] = newPicture(STAND_IN_PICTURE);

/** The page of each kind of entry. */
const VIEWS: { [Source in keyof EntryPages]: (data: EntryPages[Source], name: string) => ReactNode } = {
  recipes: (recipe) => createElement(RecipePage, { recipe }),
  posts: (post, name) => createElement(PostView, { post: postPage(name, post) }),
  pages: ({ soon, ...page }) =>
    soon
      ? createElement(SoonPage, { page: { ...page, soon } } as never)
      : createElement(PageView, { page, views: PAGE_VIEWS } as never),
};

/** HTML of the page of an entry; undefined if its components refuse it, as they do what the checks have reported. */
function pageMarkup<Source extends keyof EntryPages>(
  source: Source,
  name: string,
  data: EntryPages[Source],
): string | undefined {
  try {
    const shown = withBoundSpaces(deriveEntry(source, data, content, known.off));
    return renderToStaticMarkup(VIEWS[source](shown, name));
  } catch {
    return undefined;
  }
}

/** Parsed HTML of the page with the notes above it, without scripts and preloads, and with the addresses of new pictures. */
function parsed(notes: PreviewNotesProps, page: string, addresses: ReadonlyMap<string, string>): Element {
  const markup = `${renderToStaticMarkup(createElement(PreviewNotes, notes))}<main>${page}</main>`;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const element of body.querySelectorAll('script, style, link, meta, title')) element.remove();
  for (const image of body.querySelectorAll('img')) {
    const [, name = ''] =
      new RegExp(`/([^/]+)-${NEW}-\\d+\\.webp$`).exec(image.getAttribute('src') ?? '') ?? [];
    const address = addresses.get(name);
    if (address === undefined) continue;
    image.src = address === '' ? GREY : address;
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  }
  return body;
}

/** Gives the document of the frame the styles of the site, and keeps links to parts of the page inside of it. */
function prepareFrame(frame: Document): void {
  if (frame.querySelector('link[rel=stylesheet]')) return;
  const link = frame.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('preview/preview.css', document.baseURI).href;
  frame.head.append(link);
  const { language } = content.site;
  frame.documentElement.lang = language;
  frame.documentElement.dir = directionOf(language);
  frame.addEventListener('click', (event) => {
    const part = (event.target as Element).closest('a[href^="#"]')?.getAttribute('href');
    if (part === undefined || part === null) return;
    event.preventDefault();
    frame.getElementById(decodeURIComponent(part.slice(1)))?.scrollIntoView();
  });
}

/** The last page that could be drawn into an element, and of which entry. */
const lastPages = new WeakMap<HTMLElement, { of: string; page: string }>();

/** Draws the preview of a form. Never throws: what goes wrong is shown in its place. */
export const drawPreview: DrawPreview = (target, { source, name, form, toValue, addressOf }) => {
  try {
    prepareFrame(target.ownerDocument);
    const named = nameNewPictures(form, (picture) => sitePictures.has(picture), addressOf);
    for (const picture of named.addresses.keys()) pictures[picture] ??= newPicture(picture);
    const value = toValue(named.form);
    const picture = [...(known.names.picture ?? []), ...named.addresses.keys()];
    const { data, problems } = checkEntry(source, name, value, {
      ...known,
      names: { ...known.names, picture },
    });
    // An invalid value is drawn without its invalid fields, and with stand-ins for missing ones.
    const part = data ?? validPart(SOURCES[source].schema, value, STAND_INS[source]);
    const drawn = part && pageMarkup(source, name, part);
    const of = `${source}/${name}`;
    const last = lastPages.get(target);
    const earlier = last?.of === of ? last.page : undefined;
    if (drawn !== undefined) lastPages.set(target, { of, page: drawn });
    const page =
      drawn !== undefined ? (data ? 'drawn' : 'part') : earlier !== undefined ? 'earlier' : 'missing';
    const addresses = new Map([...named.addresses, [STAND_IN_PICTURE, GREY]]);
    const recipe = source === 'recipes' ? value : undefined;
    morph(target, parsed({ problems, page, recipe }, drawn ?? earlier ?? '', addresses));
  } catch (error) {
    target.textContent = `The preview cannot show this: ${error instanceof Error ? error.message : error}`;
  }
};
