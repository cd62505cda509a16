'use client';

import { useEffect, useState } from 'react';
import * as messages from '@/.content/messages/missingPage';
import { GROUPS } from '@/components/search/search-groups';
import { Link } from '@/components/ui/link';
import { OptionPicture } from '@/components/ui/option';
import type { SiteEntry } from '@/lib/search/entry';
import { loadSiteSearch } from '@/lib/search/load';
import { type PageSuggestionsData, suggestPages } from '@/lib/search/suggest-pages';
import { withBasePath } from '@/lib/text/base-path';

/** Path of the referrer; undefined if it is another host. */
function referrerPath(): string | undefined {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin ? pathname : undefined;
}

/** Suggestions for the current address; null if the search index cannot be loaded. */
async function suggestionsHere(): Promise<PageSuggestionsData | null> {
  try {
    const search = await loadSiteSearch();
    return suggestPages(window.location.pathname, search, referrerPath());
  } catch {
    return null;
  }
}

/** Address with the query and fragment of the current one; unchanged if it has its own. */
const withStateHere = (href: string) =>
  /[?#]/.test(href) ? href : href + window.location.search + window.location.hash;

/**
 * Links to pages with similar addresses; null until they are known, and without any. If one page certainly matches, the
 * browser is sent there.
 */
export function PageSuggestions() {
  const [offers, setOffers] = useState<readonly SiteEntry[]>([]);
  useEffect(() => {
    let isShown = true;
    void suggestionsHere().then((found) => {
      if (!isShown || !found) return;
      if (found.certain === null) setOffers(found.offers);
      else window.location.replace(withBasePath(withStateHere(found.certain)));
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (offers.length === 0) return null;
  return (
    <div className="animate-fade-in font-display">
      <p className="text-sm font-semibold text-ink-2">{messages.didYouMean}</p>
      <ul className="mt-1">
        {offers.map(({ href, title, lang, native, group, thumb }) => (
          <li key={href}>
            <Link
              className="flex min-h-13 w-fit max-w-full items-center gap-3.5 py-1"
              href={withStateHere(href)}
            >
              <OptionPicture thumb={thumb} icon={thumb ? undefined : GROUPS[group].icon} />
              <span className="leading-tight wrap-anywhere">
                <span className="link font-medium" lang={lang}>
                  {title}
                </span>
                {native && (
                  <small className="text-sm whitespace-nowrap text-ink-3" lang={native.lang} translate="no">
                    {` ${native.text}`}
                  </small>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
