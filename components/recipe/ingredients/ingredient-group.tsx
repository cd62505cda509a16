import type { ReactNode } from 'react';
import type { Ingredient } from '@/lib/content/schema/recipe';
import { IngredientRow } from './ingredient-row';

export type IngredientGroupProps = {
  title?: string;
  items: Ingredient[];
  /** Between title and rows. */
  children?: ReactNode;
};

/** Rows of the list under their title. */
export function IngredientGroup({ title, items, children }: IngredientGroupProps) {
  return (
    <div className="ing-group">
      {title && <h3>{title}</h3>}
      {children}
      <ul>
        {items.map((ingredient) => (
          <IngredientRow key={ingredient.id} ingredient={ingredient} />
        ))}
      </ul>
    </div>
  );
}
