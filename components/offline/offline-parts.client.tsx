'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LIST_PAGES, nameOfCache, VISITOR_CACHE } from '@/lib/offline/cache-rules';
import { guideCacheName, savedGuideIds } from '@/lib/offline/guides';
import { basePath, withBasePath, withoutBasePath } from '@/lib/text/base-path';
import { unescapeMarkup } from '@/lib/text/markup';

export type TryAgainProps = {
  /** Path of the offline page; at any other path it is shown in place of a page that did not load. */
  own: string;
  children: ReactNode;
};

/**
 * Reloads the page on press, and by itself when the device is online again. Not after a press on another control: the reload
 * would cancel the press or the navigation that it has started.
 */
export function TryAgain({ own, children }: TryAgainProps) {
  useEffect(() => {
    if (window.location.pathname.startsWith(withBasePath(own))) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('online', () => window.location.reload(), { signal });
    const onPress = ({ target }: Event) => {
      if ((target as Element).closest('a, button')) listening.abort();
    };
    for (const type of ['pointerdown', 'click']) window.addEventListener(type, onPress, { signal });
    return () => listening.abort();
  }, [own]);
  return (
    <Button className="js-only" onClick={() => window.location.reload()}>
      {children}
    </Button>
  );
}

type SavedPage = { path: string; title: string; savedAt: number };

/** Title of a page as plain text, without the site's name. */
function titleOf(html: string, siteName: string): string {
  const [, title = ''] = html.match(/<title>([^<]*)<\/title>/) ?? [];
  return unescapeMarkup(title).replace(` | ${siteName}`, '');
}

/** Reads the pages in a cache. */
async function pagesIn(name: string, siteName: string): Promise<SavedPage[]> {
  const cache = await caches.open(name);
  const pages = (await cache.keys()).filter(({ url }) => url.endsWith('/'));
  return Promise.all(
    pages.map(async (request): Promise<SavedPage> => {
      const copy = await cache.match(request);
      return {
        path: new URL(request.url).pathname,
        title: titleOf((await copy?.text()) ?? '', siteName),
        savedAt: Number(copy?.headers.get('kept-on')),
      };
    }),
  );
}

/**
 * Reads visited pages and the pages of saved guides, the latest first, then pages that were never opened, without
 * duplicates by title and without the visitor's lists, which have links of their own. Never rejects.
 */
async function readSavedPages(siteName: string): Promise<SavedPage[]> {
  try {
    const names = [...(await savedGuideIds()).map(guideCacheName), nameOfCache('pages', basePath)];
    const visited = (await Promise.all(names.map((name) => pagesIn(name, siteName)))).flat();
    // Before pages that were stored with another one, whose time is 0.
    const own = (await pagesIn(nameOfCache(VISITOR_CACHE, basePath), siteName)).map((page) => ({
      ...page,
      savedAt: 1,
    }));
    const all = [...visited, ...own].filter(({ path }) => !LIST_PAGES.includes(withoutBasePath(path)));
    const byTitle = new Map<string, SavedPage>();
    for (const page of all.sort((a, b) => a.savedAt - b.savedAt)) byTitle.set(page.title, page);
    return [...byTitle.values()].filter(({ title }) => title !== '').sort((a, b) => b.savedAt - a.savedAt);
  } catch {
    return [];
  }
}

export type SavedPagesProps = { siteName: string; none: string };

/** Links to every page that is available offline. */
export function SavedPages({ siteName, none }: SavedPagesProps) {
  const [pages, setPages] = useState<SavedPage[] | null>(null);
  useEffect(() => {
    void readSavedPages(siteName).then(setPages);
  }, [siteName]);
  if (!pages) return null;
  if (pages.length === 0) return <p>{none}</p>;
  return (
    <ul className="ruled gap-x-gap md:columns-2">
      {pages.map(({ path, title }) => (
        <li className="break-inside-avoid" key={path}>
          <a
            className="block py-3 font-display text-lg leading-tight font-semibold decoration-2 underline-offset-4 hover:underline"
            href={path}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
