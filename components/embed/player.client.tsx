'use client';

import { useState } from 'react';
import * as words from '@/.content/words/embedded';
import { PostFrame } from './post-frame.client';
import { EMBED_KEY, EMBED_SOURCES, type EmbedProvider, PROVIDER_NAMES } from './providers';
import { VideoFrame } from './video-frame.client';

/** What comes of a press: the embed is shown, the page is loaded anew for it, or neither can be done. */
export type Entry = 'open' | 'reload' | 'refused';

/** What `enter` touches, so that it can be tested without a browser. */
export type EntryTools = {
  storage: () => Pick<Storage, 'setItem'>;
  reload: () => void;
  online: () => boolean;
};

const browserTools: EntryTools = {
  storage: () => window.sessionStorage,
  reload: () => window.location.reload(),
  online: () => navigator.onLine !== false,
};

/** Whether the content policy in force, which is that of the page the visit began on, lets the provider in. */
function isAllowed(provider: EmbedProvider): boolean {
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content');
  if (!policy) return true;
  const { scripts, frames } = EMBED_SOURCES[provider];
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const allows = (name: string, sources: string[]) =>
    sources.every((source) => directives.some(([first, ...rest]) => first === name && rest.includes(source)));
  return allows('script-src', scripts) && allows('frame-src', frames);
}

/**
 * Decides what a press on an embed's button leads to. A visitor who came from another page of the site is still
 * under the policy of that page, which may know nothing of this provider: then the page is loaded anew, at the
 * embed, and opens it at once. That happens once; where it does not help, the answer is `refused`. Never throws.
 *
 * @param id of the embed's heading
 * @param isSecondTry whether the page was already loaded anew for this press
 */
export function enter(
  id: string,
  provider: EmbedProvider,
  isSecondTry: boolean,
  tools: EntryTools = browserTools,
): Entry {
  if (isAllowed(provider)) return 'open';
  if (isSecondTry || !tools.online()) return 'refused';
  const { pathname, hash } = window.location;
  try {
    tools.storage().setItem(EMBED_KEY, pathname + id);
  } catch {
    // Without storage the visitor presses once more after the page has been loaded; the hash says that it was.
    if (hash === `#${id}`) return 'refused';
  }
  try {
    window.history.replaceState(null, '', `#${id}`);
  } catch {
    // The page comes back where it was.
  }
  tools.reload();
  return 'reload';
}

export type PlayerProps = {
  provider: EmbedProvider;
  source: string;
  title: string;
  entry: Entry;
};

/** What is shown once the button was pressed: the embed itself, or why it is not there. */
export function Player({ provider, source, title, entry }: PlayerProps) {
  const [hasFailed, setFailed] = useState(false);
  const name = PROVIDER_NAMES[provider];
  if (hasFailed || entry === 'refused') {
    return (
      <p className="embed-news" role="alert">
        {words.noAnswer({ provider: name })}
      </p>
    );
  }
  if (entry === 'reload') {
    return (
      <p className="embed-news" role="status">
        {words.reloading({ provider: name })}
      </p>
    );
  }
  const Frame = provider === 'youtube' ? VideoFrame : PostFrame;
  return <Frame source={source} title={title} onFail={() => setFailed(true)} />;
}
