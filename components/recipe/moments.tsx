import type { ReactNode } from 'react';
import { pictureSources } from '@/lib/content/pictures';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeLanguage } from '@/lib/recipe/language';
import { MomentsLoader } from './moments-loader.client';

export type MomentsProps = {
  recipe: Pick<Recipe, 'moments' | 'picture' | 'language'>;
  /** `sizes` attribute of the picture of the dish, which those of the moments have too. */
  sizes: string;
  /** Picture of the finished dish, in a frame without a border. */
  children: ReactNode;
};

/**
 * Picture of a dish and, in the same frame, the table at the moments before. They are loaded at the first sign of a visitor,
 * so that the first view is the finished dish at its own weight, as it is without JavaScript and on paper.
 */
export function Moments({ recipe, sizes, children }: MomentsProps) {
  const { moments, picture } = recipe;
  if (moments.length === 0) return children;
  return (
    <div className="relative md:grid">
      {children}
      <MomentsLoader
        moments={moments.map(({ label, picture: { focus = picture.focus, ...moment } }) => ({
          label,
          sources: pictureSources({ ...moment, focus }),
        }))}
        sizes={sizes}
        language={recipeLanguage(recipe)}
      />
    </div>
  );
}
