'use client';

import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/recipe';
import { preloadPrint, printPage } from '@/components/ui/print-page';
import { shareLink } from '@/components/ui/share-link';
import { recipeHref } from '@/lib/recipe/servings';
import { useRecipe } from './recipe-choice.client';

/** Absolute address of the page with the chosen servings and units. */
function useShownAddress(): () => string {
  const { recipe, shared } = useRecipe();
  return () => {
    const { origin, pathname } = window.location;
    return origin + recipeHref(pathname, shared, recipe.servings);
  };
}

/** Shares the page at the chosen servings and units; copies its address if the device cannot share. */
export function ShareButton({ className, children }: { className: string; children: ReactNode }) {
  const { recipe } = useRecipe();
  const addressOf = useShownAddress();
  const share = () =>
    shareLink(
      { title: recipe.title, url: addressOf() },
      { copied: messages.linkCopied, copiedText: messages.linkCopiedText, copyIt: messages.copyLink },
    );
  return (
    <button type="button" className={className} onClick={share}>
      {children}
    </button>
  );
}

/** Prints the recipe at the chosen servings and units. */
export function PrintRecipeButton({ children }: { children: ReactNode }) {
  const addressOf = useShownAddress();
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={messages.print}
      onPointerEnter={preloadPrint}
      onFocus={preloadPrint}
      onClick={() => printPage(addressOf())}
    >
      {children}
    </button>
  );
}
