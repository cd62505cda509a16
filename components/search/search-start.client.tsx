'use client';

import { type MouseEvent, useId } from 'react';
import * as messages from '@/.content/messages/siteSearch';
import { navigation } from '@/.content/navigation';
import { Link } from '@/components/ui/link';
import { SEARCH_KEY } from '@/lib/storage/search-key';
import { useStored } from '@/lib/storage/use-stored';
import { rich } from '@/lib/text/rich';
import styles from './site-search.module.css';

const HEADING = 'text-xs font-semibold tracking-normal text-ink-3';

export type SearchStartProps = {
  /** Searches that find something. */
  tries: readonly string[];
  onTry: (text: string) => void;
  /** Called when a link is clicked, with or without a modifier key. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Content of the search without results: searches to try, and the main pages. */
export function SearchStart({ tries, onTry, onFollow }: SearchStartProps) {
  const id = useId();
  return (
    <div className="p-3">
      {tries.length > 0 && (
        <>
          <h3 className={HEADING} id={id}>
            {messages.tries}
          </h3>
          <ul className="mt-1.5 mb-6 flex flex-wrap gap-2" aria-labelledby={id}>
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
      <div className={`${styles.groups} gap-x-4 sm:flex sm:flex-wrap`}>
        {navigation.footer.map(({ title, links }) => (
          <div key={title}>
            <h3 className={HEADING}>{title}</h3>
            <ul>
              {links.map(({ name, href }) => (
                <li key={href}>
                  <Link
                    className="flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
                    href={href}
                    onClick={onFollow}
                  >
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

const key = (name: string) => (
  <kbd className="rounded-sm border border-control px-1.5 font-display font-medium text-ink">{name}</kbd>
);

export type SearchKeysProps = {
  /** True if Escape clears the field; otherwise it closes the search. */
  clears: boolean;
};

/** The keys of the search, and a switch for the single-key shortcut that opens it (WCAG 2.1.4). */
export function SearchKeys({ clears }: SearchKeysProps) {
  const [setting, set, forget] = useStored(SEARCH_KEY);
  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-x-6 border-t border-line px-5 py-1 text-xs font-normal text-ink-2 pointer-coarse:hidden">
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          className="tick"
          type="checkbox"
          checked={setting !== 'off'}
          onChange={(event) => (event.target.checked ? forget() : set('off'))}
        />
        <span>{rich(messages.pressKey, { key: key('/') })}</span>
      </label>
      <p className="flex flex-wrap gap-x-4 gap-y-1 max-sm:hidden" aria-hidden="true">
        <span>{rich(messages.chooses, { up: key('↑'), down: key('↓') })}</span>
        <span>{rich(messages.opens, { key: key(messages.enter) })}</span>
        <span>{rich(clears ? messages.clears : messages.closes, { key: key(messages.escape) })}</span>
      </p>
    </div>
  );
}
