import { IngredientGroup } from '@/components/recipe/ingredients/ingredient-group';
import { Sentence } from '@/components/recipe/sentence';
import type { BlockOf, Ingredient } from '@/lib/content/schema/recipe';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { VariantChoice } from './variants.client';

export type VariantsProps = {
  block: BlockOf<'variants'>;
  ingredients: Ingredient[];
  language: RecipeLanguage;
};

/** A part of the recipe with several versions: what they are about, the choice, what goes into the chosen one. */
export function Variants({ block, ingredients, language }: VariantsProps) {
  const { id, title, text, options } = block;
  return (
    <section className="variants" aria-labelledby={id} {...language.recipe}>
      <h2 className="t-2" id={id} tabIndex={-1}>
        {title}
      </h2>
      {text && (
        <p className="say">
          <Sentence text={text} ingredients={ingredients} />
        </p>
      )}
      <VariantChoice
        name={title}
        options={options.map((option) => ({ id: option.id, title: option.title }))}
        panels={options.map((option) => (
          <IngredientGroup key={option.id} title={option.title} items={option.items} language={language}>
            <p className="say">
              <Sentence text={option.text} ingredients={ingredients} />
            </p>
          </IngredientGroup>
        ))}
      />
    </section>
  );
}
