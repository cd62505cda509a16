'use client';

import { useEffect, useRef, useState } from 'react';
import * as words from '@/.content/words/embedded';
import { PROVIDER_NAMES } from './providers';
import type { FrameProps } from './video-frame.client';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the browser’s own type is added to.
  interface Window {
    instgrm?: { Embeds?: { process?: () => void } };
  }
}

const SCRIPT = 'https://www.instagram.com/embed.js';
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
export function PostFrame({ source, title, onFail }: FrameProps) {
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
    script.src = SCRIPT;
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
        className="embed-post"
        role="group"
        aria-label={title}
        aria-busy={!isThere}
        ref={box}
        tabIndex={-1}
      />
      <p className="embed-news" role="status">
        {isThere ? '' : words.loadingPost({ provider: PROVIDER_NAMES.instagram })}
      </p>
    </>
  );
}
