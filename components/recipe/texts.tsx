import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/method';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
import { swapAllergenText } from '@/lib/recipe/allergens';
import { everyIngredientOf } from '@/lib/recipe/blocks';
import { recipeLanguage } from '@/lib/recipe/language';
import { findById } from '@/lib/recipe/sentence';
import { capitalize } from '@/lib/text/words';
import styles from './recipe.module.css';
import { RecipeSection } from './recipe-section';
import { Sentence } from './sentence';

const KEEPING = [
  ['ahead', messages.ahead],
  ['fridge', messages.inFridge],
  ['freezer', messages.inFreezer],
  ['reheat', messages.toReheat],
] as const;

const COLUMNS = {
  aside: 'grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))]',
  even: 'md:grid-cols-2',
  many: `md:grid-cols-2 lg:grid-cols-3 ${styles.pairs}`,
  five: `md:grid-cols-2 ${styles.five} ${styles.pairs}`,
  four: `md:grid-cols-2 lg:grid-cols-4 ${styles.pairs}`,
};

/** Number of columns with which every row is full. */
function columnsOf(count: number): keyof typeof COLUMNS {
  if (count === 2 || count === 4) return 'even';
  if (count % 3 === 2) return 'five';
  return count % 3 === 1 ? 'four' : 'many';
}

const TITLE = 'font-display text-lg leading-tight font-bold';
const TEXT = 'mt-2 max-w-measure text-ink-2';

export type TextsProps = {
  /** Unique on the page; the heading's id. */
  id: string;
  block: BlockOf<'tips' | 'notes' | 'keeping' | 'swaps'>;
  recipe: Recipe;
  /** In the narrow column beside the method. */
  isAside?: boolean;
};

/** Titled texts in columns, or one under the other beside the method; amounts in them follow the servings. */
export function Texts({ id, block, recipe, isAside = false }: TextsProps) {
  const language = recipeLanguage(recipe);
  const sentence = (text: string) => <Sentence text={text} recipe={recipe} />;
  const items = itemsOf(block, recipe, sentence);
  const columns = isAside ? 'aside' : columnsOf(items.length);
  // Names and what belongs to them, one pair after the other.
  const isPairs = block.type === 'keeping';
  const [List, Title, Text] = isPairs
    ? (['dl', 'dt', 'dd'] as const)
    : (['div', 'h3', block.type === 'swaps' ? 'ul' : 'p'] as const);
  return (
    <RecipeSection
      id={id}
      title={block.title}
      attributes={language.recipe}
      isAside={isAside}
      // Only tips are printed, so that the recipe fits on one sheet.
      className={`${styles.texts} ${block.type === 'tips' ? '' : 'screen-only'}`}
    >
      <List className={`grid gap-x-gap ${COLUMNS[columns]}`}>
        {items.map(({ title, text }) => (
          <div key={title} className="border-t border-ink pt-5 pb-8">
            <Title className={TITLE} lang={isPairs ? language.site.lang : undefined}>
              {title}
            </Title>{' '}
            <Text className={Text === 'ul' ? `${TEXT} grid gap-2` : TEXT}>{text}</Text>{' '}
          </div>
        ))}
      </List>
    </RecipeSection>
  );
}

type Item = { title: string; text: ReactNode };

function itemsOf(block: TextsProps['block'], recipe: Recipe, sentence: (text: string) => ReactNode): Item[] {
  if (block.type === 'keeping') {
    return KEEPING.flatMap(([key, title]) => {
      const text = block[key];
      return text ? { title, text: sentence(text) } : [];
    });
  }
  if (block.type === 'swaps') {
    // Under the ingredient's name, in the order the ingredients come first.
    return [...new Set(block.items.map((swap) => swap.for))].map((id) => {
      const { name, plural } = findById(everyIngredientOf(recipe), id, 'ingredient');
      const swaps = block.items.filter((swap) => swap.for === id);
      return {
        title: capitalize(plural ?? name),
        text: swaps.map((swap) => {
          const allergens = swapAllergenText(swap, recipe);
          return (
            <li key={swap.title}>
              <b>{capitalize(swap.title)}.</b> {sentence(swap.text)}
              {/* An empty element would end the last line, which then may be one word. */}
              {allergens && <span {...recipeLanguage(recipe).site}> {allergens}</span>}
            </li>
          );
        }),
      };
    });
  }
  return block.items.map((item) => ({ title: item.title, text: sentence(item.text) }));
}
