import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Offline } from '@/lib/content/schema/built-in-pages';
import { SavedPages, TryAgain } from './offline-parts.client';

export type OfflinePageProps = {
  content: Offline;
  path: string;
  siteName: string;
  /** The visitor's own things, before the saved pages. */
  children: ReactNode;
};

/** Page for a failed navigation: a retry button, the visitor's own things, and links to the pages that are saved on the device. */
export function OfflinePage({ content, path, siteName, children }: OfflinePageProps) {
  const { title, what, message, again, home, kept, none, withoutScript } = content;
  return (
    <div data-footer="compact" className="wrap fill-window pt-[clamp(1rem,3vw,3rem)]">
      <h1 className="text-[min(25vw,50svh)] leading-none font-heavy">{title}</h1>
      <div className="mt-6 grid items-end gap-6 md:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-2xl">{what}</h2>
          <p className="lead mt-3">{message}</p>
        </div>
        <div className="flex flex-wrap gap-2.5 md:justify-end">
          <TryAgain own={path}>{again}</TryAgain>
          <Link className={buttonClass({ look: 'quiet' })} href={home.href}>
            {home.name}
          </Link>
        </div>
      </div>
      {children}
      <section className="mt-stack" aria-labelledby="kept">
        <h2 className="mb-4 text-2xl" id="kept">
          {kept}
        </h2>
        <SavedPages siteName={siteName} none={none} />
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
      </section>
    </div>
  );
}
