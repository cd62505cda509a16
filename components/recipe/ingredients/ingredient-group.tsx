import type { ReactNode } from 'react';
import type { Ingredient } from '@/lib/content/schema/recipe';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { IngredientRow } from './ingredient-row';

export type IngredientGroupProps = {
  title?: string;
  items: Ingredient[];
  language: RecipeLanguage;
  /** Between title and rows. */
  children?: ReactNode;
};

/** Rows of the list under their title. */
export function IngredientGroup({ title, items, language, children }: IngredientGroupProps) {
  return (
    <div className="ing-group">
      {title && <h3>{title}</h3>}
      {children}
      <ul>
        {items.map((ingredient) => (
          <IngredientRow key={ingredient.id} ingredient={ingredient} language={language} />
        ))}
      </ul>
    </div>
  );
}
