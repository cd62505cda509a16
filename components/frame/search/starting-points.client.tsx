'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import * as words from '@/.content/words/siteSearch';
import { navigation } from '@/lib/content/navigation';

export type StartingPointsProps = {
  tries: readonly string[];
  onTry: (text: string) => void;
  /** Called when a link is pressed, whatever keys are held. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
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
