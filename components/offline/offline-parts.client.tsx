'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { basePath, withBasePath } from '@/lib/content/base-path';
import { guideCacheName, keptGuideIds } from '@/lib/offline/guides';
import { unescapeMarkup } from '@/lib/text/markup';

export type TryAgainProps = {
  /** Path of the page itself: wherever else it stands, it stands in for another one. */
  own: string;
  children: ReactNode;
};

/** Loads the wanted page again, and does so by itself once there is a network. */
export function TryAgain({ own, children }: TryAgainProps) {
  useEffect(() => {
    if (window.location.pathname.startsWith(withBasePath(own))) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [own]);
  return (
    <Button className="js-only" onClick={() => window.location.reload()}>
      {children}
    </Button>
  );
}

type KeptPage = { path: string; title: string; keptOn: number };

/** The title of a page as one reads it, without the site's name at its end. */
function titleOf(html: string, siteName: string): string {
  const [, title = ''] = html.match(/<title>([^<]*)<\/title>/) ?? [];
  return unescapeMarkup(title).replace(` | ${siteName}`, '');
}

/** The pages in a cache. */
async function pagesIn(cacheName: string, siteName: string): Promise<KeptPage[]> {
  const cache = await caches.open(cacheName);
  const pages = (await cache.keys()).filter(({ url }) => url.endsWith('/'));
  return Promise.all(
    pages.map(async (request): Promise<KeptPage> => {
      const copy = await cache.match(request);
      return {
        path: new URL(request.url).pathname,
        title: titleOf((await copy?.text()) ?? '', siteName),
        keptOn: Number(copy?.headers.get('kept-on')),
      };
    }),
  );
}

/**
 * The pages that the service worker keeps and those of kept guides, the last kept first; each once, whatever its
 * addresses. Never throws.
 */
async function readKept(siteName: string): Promise<KeptPage[]> {
  try {
    const names = [...(await keptGuideIds()).map(guideCacheName), `${basePath && `${basePath}/`}pages`];
    const all = (await Promise.all(names.map((name) => pagesIn(name, siteName)))).flat();
    const byTitle = new Map<string, KeptPage>();
    for (const page of all.sort((a, b) => a.keptOn - b.keptOn)) byTitle.set(page.title, page);
    return [...byTitle.values()].filter(({ title }) => title !== '').sort((a, b) => b.keptOn - a.keptOn);
  } catch {
    return [];
  }
}

export type KeptPagesProps = { siteName: string; none: string };

/** Links to every page that can be read without a network. */
export function KeptPages({ siteName, none }: KeptPagesProps) {
  const [pages, setPages] = useState<KeptPage[] | null>(null);
  useEffect(() => {
    void readKept(siteName).then(setPages);
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
