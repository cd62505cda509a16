'use client';

import { ListChecks } from 'lucide';
import { type RefObject, useId, useMemo, useRef } from 'react';
import * as messages from '@/.content/messages/cook';
import * as ingredientMessages from '@/.content/messages/ingredients';
import { IngredientDetails } from '@/components/recipe/ingredient-details';
import { IngredientParts, renderPieces } from '@/components/recipe/pieces';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { type CookRecipe, cookList, describeChoice } from '@/lib/cook/cook';
import { mentionParts } from '@/lib/recipe/ingredient-parts';
import { describeSentence } from '@/lib/recipe/sentence';
import type { RecipeChoice } from '@/lib/recipe/servings';
import { ticksOf } from '@/lib/recipe/ticks';
import { useStored } from '@/lib/storage/use-stored';
import styles from './ingredient-sheet.module.css';

export type IngredientButtonProps = {
  recipe: CookRecipe;
  choice: RecipeChoice;
  /** Shows for how many servings. */
  withChoice: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Opens the whole ingredient list. */
export function IngredientButton({ recipe, choice, withChoice, open, onOpenChange }: IngredientButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        type="button"
        ref={ref}
        className={`${styles.open} flex min-h-11 items-center gap-2 text-start text-sm leading-tight`}
        aria-haspopup="dialog"
        onClick={() => onOpenChange(true)}
      >
        <Icon of={ListChecks} size={22} />
        <span>
          <b className="block font-semibold">{ingredientMessages.title}</b>
          {withChoice && (
            <span className={`${styles.choice} block text-xs text-ink-2`}>
              {messages.forChoice({ choice: describeChoice(recipe, choice) })}
            </span>
          )}
        </span>
      </button>
      {open && (
        <IngredientSheet recipe={recipe} choice={choice} opener={ref} onClose={() => onOpenChange(false)} />
      )}
    </>
  );
}

type IngredientSheetProps = {
  recipe: CookRecipe;
  choice: RecipeChoice;
  onClose: () => void;
  /** The button that opened it, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
};

/** The whole ingredient list over cook mode, with the amounts of the choice and the ticks of the recipe's page. */
function IngredientSheet({ recipe, choice, onClose, opener }: IngredientSheetProps) {
  const { slug, language } = recipe;
  const id = useId();
  const [ticks, setTicks] = useStored(useMemo(() => ticksOf(slug), [slug]));
  const tick = (key: string, isTicked: boolean) =>
    setTicks((now) => [...now.filter((other) => other !== key), ...(isTicked ? [key] : [])]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      className={styles.sheet}
      title={ingredientMessages.title}
      description={messages.forChoice({ choice: describeChoice(recipe, choice) })}
      onReturnFocus={(event) => {
        // Safari does not focus a button that is pressed, so the dialog cannot find it by itself.
        event.preventDefault();
        opener.current?.focus();
      }}
    >
      <div className={styles.list}>
        {cookList(recipe, choice.variant).map(({ title, items }, index) => (
          <section key={items[0]?.id} aria-labelledby={title && `${id}${index}`} {...language.recipe}>
            {title && (
              <h3 id={`${id}${index}`} className="border-b border-ink pt-4 pb-2 text-base leading-snug">
                {title}
              </h3>
            )}
            <ul>
              {items.map((ingredient) => (
                <li key={ingredient.id} className="border-b border-line">
                  <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-snug">
                    <input
                      type="checkbox"
                      className="tick"
                      checked={ticks.includes(ingredient.id)}
                      onChange={({ currentTarget }) => tick(ingredient.id, currentTarget.checked)}
                    />
                    <Item ingredient={ingredient} recipe={recipe} choice={choice} />
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

type ItemProps = { ingredient: Ingredient; recipe: CookRecipe; choice: RecipeChoice };

function Item({ ingredient, recipe, choice }: ItemProps) {
  const { ingredients, mayContain, language, servings: recipeServings } = recipe;
  const { id, note } = ingredient;
  const options = { scale: choice.servings / recipeServings, system: choice.system };
  const parts = mentionParts(ingredient, 'full', options);
  return (
    <span className="[&_small]:text-sm [&_small]:text-ink-3">
      <IngredientParts parts={parts} language={language.site} />
      <IngredientDetails
        ingredient={ingredient}
        note={
          note && renderPieces(describeSentence(note, { ingredients, durations: [] }, options), language.site)
        }
        brandAllergens={mayContain[id] ?? ''}
        language={language}
      />
    </span>
  );
}
