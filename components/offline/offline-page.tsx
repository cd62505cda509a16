import type { Offline } from '@/lib/content/schema/built-in-pages';
import { KeptPages } from './kept-pages.client';
import { TryAgain } from './try-again.client';

export type OfflinePageProps = {
  words: Offline;
  /** Path of the page itself. */
  path: string;
  /** What titles of pages end in. */
  siteName: string;
};

/** What happened, and what can be read all the same. Links load their page whole: at this address stands another one. */
export function OfflinePage({ words, path, siteName }: OfflinePageProps) {
  const { title, what, message, again, home, kept, none, withoutScript } = words;
  return (
    <div className="wrap off">
      <h1>{title}</h1>
      <div className="nf-t">
        <div>
          <h2 className="t-2">{what}</h2>
          <p className="dek">{message}</p>
        </div>
        <div className="acts">
          <TryAgain own={path}>{again}</TryAgain>
          <a className="btn quiet" href={home.href}>
            {home.name}
          </a>
        </div>
      </div>
      <section aria-labelledby="kept">
        <h2 className="t-2" id="kept">
          {kept}
        </h2>
        <KeptPages siteName={siteName} none={none} />
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
      </section>
    </div>
  );
}
