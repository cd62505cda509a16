'use client';

import Link from 'next/link';
import type { MouseEvent, RefObject } from 'react';
import * as frame from '@/.content/words/frame';
import * as words from '@/.content/words/siteSearch';
import { navigation } from '@/lib/content/navigation';

/** Called when a link of the search is pressed, whatever keys are held. */
type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

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
          <h3 id="ss-try">{words.tries}</h3>
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
      <p>{words.failed}</p>
      <button
        type="button"
        className="btn sm"
        onClick={() => {
          // The button goes, and with it the focus.
          field.current?.focus();
          onRetry();
        }}
      >
        {frame.tryAgain}
      </button>{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the footer; the press closes the dialog as well. */}
      <a className="link" href="#site-map" onClick={onFollow}>
        {words.everyPart}
      </a>
    </div>
  );
}
