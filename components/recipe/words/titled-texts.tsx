import { Sentence } from '@/components/recipe/sentence';
import type { BlockOf, Ingredient } from '@/lib/content/schema/recipe';
import type { RecipeLanguage } from '@/lib/recipe/language';

export type TitledTextsProps = {
  /** Unique on the page; the heading's id. */
  id: string;
  title: string;
  items: BlockOf<'tips'>['items'];
  /** Every ingredient the texts may name. */
  ingredients: Ingredient[];
  /** Stands in the narrow column beside the method. */
  isAside?: boolean;
  language: RecipeLanguage;
};

/** Tips or notes in columns, or one under the other beside the method; amounts in them follow the servings. */
export function TitledTexts({ id, title, items, ingredients, isAside = false, language }: TitledTextsProps) {
  const Part = isAside ? 'aside' : 'section';
  return (
    <Part className={isAside ? 'r-words' : 'wrap section r-words'} aria-labelledby={id} {...language.recipe}>
      <h2 className={isAside ? 't-2' : 't-3'} id={id}>
        {title}
      </h2>
      <div className="tips">
        {items.map((item) => (
          <div key={item.title}>
            <h3>{item.title}</h3>
            <p>
              <Sentence text={item.text} ingredients={ingredients} />
            </p>
          </div>
        ))}
      </div>
    </Part>
  );
}
