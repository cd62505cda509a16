'use client';

import { useEffect, useRef, useState } from 'react';
import * as words from '@/.content/words/embedded';
import { EMBED_KEY, EMBED_SOURCES, type EmbedProvider, PROVIDER_NAMES } from './providers';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the browser’s own type is added to.
  interface Window {
    instgrm?: { Embeds?: { process?: () => void } };
  }
}

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
      <p className="mt-5" role="alert">
        {words.noAnswer({ provider: name })}
      </p>
    );
  }
  if (entry === 'reload') {
    return (
      <p className="mt-5" role="status">
        {words.reloading({ provider: name })}
      </p>
    );
  }
  const Frame = provider === 'youtube' ? VideoFrame : PostFrame;
  return <Frame source={source} title={title} onFail={() => setFailed(true)} />;
}

type FrameProps = Pick<PlayerProps, 'source' | 'title'> & {
  /** Called when the provider cannot be reached. */
  onFail: () => void;
};

/** A film in the provider's player, which sets no cookies before it plays. */
function VideoFrame({ source, title, onFail }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fail = useRef(onFail);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on in the player.
    frame.current?.focus();
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src' && event.blockedURI.includes('youtube')) fail.current();
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, []);
  return (
    <iframe
      ref={frame}
      className="size-full rounded-picture"
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(source)}?autoplay=1&playsinline=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture; web-share"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const POST_SCRIPT = 'https://www.instagram.com/embed.js';
/** Milliseconds after which no answer counts as none. */
const PATIENCE = 10_000;

/** The element that the provider's script looks for and puts its frame in the place of. */
function placeholder(permalink: string): HTMLQuoteElement {
  const quote = document.createElement('blockquote');
  quote.className = 'instagram-media';
  quote.dataset.instgrmPermalink = permalink;
  quote.dataset.instgrmVersion = '14';
  return quote;
}

/** A post, drawn by the provider's own script, which goes when the page is left. */
function PostFrame({ source, title, onFail }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const fail = useRef(onFail);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const parent = box.current;
    if (!parent) return;
    // React keeps out of the box: what stands in it is the script's to replace.
    parent.append(placeholder(source));
    parent.focus();
    const isDrawn = () => parent.querySelector('iframe') !== null;
    const script = document.createElement('script');
    script.src = POST_SCRIPT;
    script.async = true;
    script.addEventListener('load', () => {
      try {
        window.instgrm?.Embeds?.process?.();
      } catch {
        // Noticed below, when nothing was drawn.
      }
      if (isDrawn()) setThere(true);
    });
    script.addEventListener('error', () => fail.current());
    document.body.append(script);
    const timer = window.setTimeout(() => {
      if (isDrawn()) setThere(true);
      else fail.current();
    }, PATIENCE);
    return () => {
      window.clearTimeout(timer);
      script.remove();
      delete window.instgrm;
      parent.replaceChildren();
    };
  }, [source]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of this page's own. */}
      <div
        className="max-w-lg"
        role="group"
        aria-label={title}
        aria-busy={!isThere}
        ref={box}
        tabIndex={-1}
      />
      <p className="mt-5" role="status">
        {isThere ? '' : words.loadingPost({ provider: PROVIDER_NAMES.instagram })}
      </p>
    </>
  );
}
