import * as words from '@/.content/words/method';
import { Sentence } from '@/components/recipe/sentence';
import type { BlockOf, Ingredient } from '@/lib/content/schema/recipe';
import type { RecipeLanguage } from '@/lib/recipe/language';

const NAMES = {
  ahead: words.ahead,
  fridge: words.inFridge,
  freezer: words.inFreezer,
  reheat: words.toReheat,
} as const;

const KEYS = Object.keys(NAMES) as (keyof typeof NAMES)[];

export type KeepingProps = {
  /** Unique on the page; the heading's id. */
  id: string;
  block: BlockOf<'keeping'>;
  ingredients: Ingredient[];
  language: RecipeLanguage;
};

/** How long it keeps and how to bring it back: a name and a sentence for each way. */
export function Keeping({ id, block, ingredients, language }: KeepingProps) {
  return (
    <section className="wrap section r-words" aria-labelledby={id} {...language.recipe}>
      <h2 className="t-3" id={id}>
        {block.title}
      </h2>
      <dl className="tips">
        {KEYS.map((key) => {
          const text = block[key];
          if (!text) return null;
          return (
            <div key={key}>
              <dt lang={language.site.lang}>{NAMES[key]}</dt>
              <dd>
                <Sentence text={text} ingredients={ingredients} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
