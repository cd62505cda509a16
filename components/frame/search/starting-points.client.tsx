'use client';

import Link from 'next/link';
import type { RefObject } from 'react';
import { navigation } from '@/lib/content/navigation';
import type { Follow } from './follow';

export type StartingPointsProps = {
  tries: readonly string[];
  onTry: (text: string) => void;
  onFollow: Follow;
};

/** Where to begin while there is nothing to show: searches that find something, and the main pages. */
export function StartingPoints({ tries, onTry, onFollow }: StartingPointsProps) {
  return (
    <div className="ss-start">
      {tries.length > 0 && (
        <>
          <h3 id="ss-try">Try</h3>
          <ul className="chips" aria-labelledby="ss-try">
            {tries.map((text) => (
              <li key={text}>
                <button type="button" className="chip" onClick={() => onTry(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="ss-cols">
        {navigation.footer.map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {links.map(({ name, href }) => (
                <li key={href}>
                  <Link href={href} prefetch={false} onClick={onFollow}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

export type SearchFailedProps = {
  onRetry: () => void;
  field: RefObject<HTMLInputElement | null>;
  onFollow: Follow;
};

/** Says that the search is not there, and what to do instead. */
export function SearchFailed({ onRetry, field, onFollow }: SearchFailedProps) {
  return (
    <div className="ss-fail" role="alert">
      <p>Search could not be loaded. Check the connection and try again.</p>
      <button
        type="button"
        className="btn sm"
        onClick={() => {
          // The button goes, and with it the focus.
          field.current?.focus();
          onRetry();
        }}
      >
        Try again
      </button>{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the footer; the press closes the dialog as well. */}
      <a className="link" href="#site-map" onClick={onFollow}>
        Links to every part of the site
      </a>
    </div>
  );
}
