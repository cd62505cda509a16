'use client';

import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/recipe';
import { shareLink } from '@/components/ui/share-link';
import { recipeHref } from '@/lib/recipe/servings';
import { useKitchen } from './kitchen.client';

/** Shares the page at the chosen servings and units; copies its address if the device cannot share. */
export function ShareButton({ className, children }: { className: string; children: ReactNode }) {
  const { recipe, shared } = useKitchen();
  const share = () => {
    const { origin, pathname } = window.location;
    return shareLink(
      { title: recipe.title, url: origin + recipeHref(pathname, shared, recipe.base) },
      { copied: messages.linkCopied, copiedText: messages.linkCopiedText, copyIt: messages.copyLink },
    );
  };
  return (
    <button type="button" className={className} onClick={share}>
      {children}
    </button>
  );
}

/** Prints the recipe at the chosen servings and units. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="icon-btn" aria-label={messages.print} onClick={() => window.print()}>
      {children}
    </button>
  );
}
