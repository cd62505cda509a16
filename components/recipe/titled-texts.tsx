import type { BlockOf, Ingredient } from '@/data/schema/recipe';
import { Sentence } from './sentence';

export type TitledTextsProps = {
  /** Unique on the page; the heading's id. */
  id: string;
  title: string;
  items: BlockOf<'tips'>['items'];
  ingredients: Ingredient[];
};

/** Tips or notes in columns; amounts in them follow the servings. */
export function TitledTexts({ id, title, items, ingredients }: TitledTextsProps) {
  return (
    <section className="wrap section r-words" aria-labelledby={id}>
      <h2 className="t-3" id={id}>
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
    </section>
  );
}
