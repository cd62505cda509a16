import * as words from '@/.content/words/ingredients';
import type { Ingredient } from '@/lib/content/schema/recipe';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { ClearTicks } from './clear-ticks.client';
import { IngredientGroup } from './ingredient-group';
import { KitchenTools } from './kitchen-tools';

export type IngredientsProps = {
  groups: readonly { title?: string; items: Ingredient[] }[];
  /** One of what the recipe makes: "serving", "block". */
  unit: string;
  /** Name for more than one, where an s does not make it: "loaves". */
  plural?: string;
  language: RecipeLanguage;
};

/** The list to shop and cook from, in its groups, with the tools that scale it. */
export function Ingredients({ groups, unit, plural, language }: IngredientsProps) {
  return (
    <section aria-labelledby="ingredients">
      <div className="r-head">
        <h2 className="t-2" id="ingredients" tabIndex={-1}>
          {words.title}
        </h2>
        <ClearTicks />
      </div>
      <KitchenTools
        unit={unit}
        plural={plural}
        ids={groups.flatMap(({ items }) => items.map(({ id }) => id))}
      />
      <div className="ing" {...language.recipe}>
        {groups.map(({ title, items }) => (
          <IngredientGroup key={items[0]?.id} title={title} items={items} language={language} />
        ))}
      </div>
    </section>
  );
}
