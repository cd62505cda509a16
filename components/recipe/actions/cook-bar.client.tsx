'use client';

import { type ReactNode, useEffect } from 'react';
import * as ingredientWords from '@/.content/words/ingredients';
import * as words from '@/.content/words/recipe';
import { useOnScreen } from '@/lib/hooks/use-on-screen';
import { CookButton } from './cook-button.client';

export type CookBarProps = {
  /** Id of the element the bar belongs to; it shows while that is on screen. */
  recipeId: string;
  /** Icon of cook mode. */
  children: ReactNode;
};

/** The two things a cook reaches for, at the foot of a small screen while the recipe is on it. */
export function CookBar({ recipeId, children }: CookBarProps) {
  const seen = useOnScreen(recipeId);
  // Messages and the foot of the page make room for the bar.
  useEffect(() => {
    document.body.classList.toggle('has-bar', seen);
    return () => document.body.classList.remove('has-bar');
  }, [seen]);
  return (
    <div className={seen ? 'cookbar on' : 'cookbar'}>
      <a className="btn quiet sm" href="#ingredients">
        {ingredientWords.title}
      </a>
      <CookButton className="btn sm">
        {children}
        {words.cookMode}
      </CookButton>
    </div>
  );
}
