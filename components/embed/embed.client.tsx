'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { Entry } from './player.client';
import { EMBED_KEY, type EmbedProvider } from './providers';

const loadPlayer = () => import('./player.client');

export type EmbedProps = {
  /** Id of the heading above it, unique on the page. */
  id: string;
  provider: EmbedProvider;
  /** The eleven characters of a film, or the full address of a post. */
  source: string;
  title: string;
  /** What the button is called. */
  label: string;
  /** Class names of the button. */
  className: string;
  /** In the button. */
  face: ReactNode;
  /** Stands there until the button is pressed. */
  children?: ReactNode;
};

/** The place of something from elsewhere: nothing of it is loaded before the visitor presses the button. */
export function Embed({ id, label, className, face, children, ...media }: EmbedProps) {
  const [player, load] = useLoaded(loadPlayer);
  const [entry, setEntry] = useState<Entry | null>(null);
  const { provider, title } = media;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const open = useCallback(
    async (isSecondTry: boolean) => {
      const loaded = await load(true);
      // The visitor may have gone on meanwhile: what `enter` changes would be another page's.
      if (!isHere.current) return;
      if (loaded) setEntry(loaded.enter(id, provider, isSecondTry));
      else sayNotLoaded(title);
    },
    [load, id, provider, title],
  );
  useEffect(() => {
    try {
      // The button was pressed, and the page had to be loaded anew for it: see `enter`.
      if (sessionStorage.getItem(EMBED_KEY) !== window.location.pathname + id) return;
      sessionStorage.removeItem(EMBED_KEY);
      void open(true);
    } catch {
      // Another press opens it.
    }
  }, [id, open]);
  if (player && entry) return <player.Player {...media} entry={entry} />;
  return (
    <>
      {children}
      <button type="button" className={`${className} js-only`} aria-label={label} onClick={() => open(false)}>
        {face}
      </button>
    </>
  );
}
