import { Sentence } from '@/components/recipe/sentence';
import type { BlockOf, Ingredient } from '@/lib/content/schema/recipe';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { findById } from '@/lib/recipe/text';
import { capitalised } from '@/lib/text/words';

type Swap = BlockOf<'swaps'>['items'][number];

/** The swaps of each ingredient, in the order the ingredients come first. */
function byIngredient(items: readonly Swap[]): [id: string, swaps: Swap[]][] {
  const groups = new Map<string, Swap[]>();
  for (const item of items) groups.set(item.for, [...(groups.get(item.for) ?? []), item]);
  return [...groups];
}

export type SwapsProps = {
  /** Unique on the page; the heading's id. */
  id: string;
  block: BlockOf<'swaps'>;
  ingredients: Ingredient[];
  language: RecipeLanguage;
};

/** What may take the place of an ingredient, under the ingredient's name. */
export function Swaps({ id, block, ingredients, language }: SwapsProps) {
  return (
    <section className="wrap section r-words" aria-labelledby={id} {...language.recipe}>
      <h2 className="t-3" id={id}>
        {block.title}
      </h2>
      <div className="tips">
        {byIngredient(block.items).map(([ingredientId, swaps]) => {
          const { name, plural } = findById(ingredients, ingredientId, 'ingredient');
          return (
            <div key={ingredientId}>
              <h3>{capitalised(plural ?? name)}</h3>
              <ul>
                {swaps.map((swap) => (
                  <li key={swap.title}>
                    <b>{capitalised(swap.title)}.</b> <Sentence text={swap.text} ingredients={ingredients} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
