'use client';

import type { ReactNode } from 'react';
import * as words from '@/.content/words/recipe';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy-text';
import { kitchenSearch } from '@/lib/kitchen/servings';

export type ShareButtonProps = { title: string; children: ReactNode };

/** Shares the page at the chosen servings and units; where the device cannot share, copies its address. */
export function ShareButton({ title, children }: ShareButtonProps) {
  const { chosen, baseServings } = useKitchen();
  const share = async () => {
    const { origin, pathname } = window.location;
    const url = `${origin}${pathname}${kitchenSearch(chosen, baseServings)}`;
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ title, url });
      } catch (reason) {
        // Closing the sheet is an answer, not a failure.
        if (reason instanceof DOMException && reason.name === 'AbortError') return;
      }
    }
    const isCopied = await copyText(url);
    void toast(
      isCopied
        ? { title: words.linkCopied, description: words.linkCopiedText, kind: 'success' }
        : { title: words.copyLink, description: url, kind: 'info', duration: 20_000 },
    );
  };
  return (
    <button type="button" className="icon-btn" aria-label={words.share} onClick={share}>
      {children}
    </button>
  );
}
