'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as words from '@/.content/words/shopping';
import { DisclosureButton } from '@/components/ui/disclosure-button.client';
import { type Chosen, chosenRecipes } from '@/lib/shopping/chosen';
import { isEmptyList, type ShoppingList, withoutRecipe, withRecipe } from '@/lib/shopping/list';
import type { ShopRecipe } from '@/lib/shopping/shop-data';
import { RecipeRow } from './recipe-row.client';
import type { ChangeList } from './shopping-list.client';

export type ShoppingRecipesProps = {
  list: ShoppingList;
  recipes: ShopRecipe[];
  onChange: ChangeList;
};

/** The recipes shopped for, and every other one of the site to add. Folded on a small screen, beside the list else. */
export function ShoppingRecipes({ list, recipes, onChange }: ShoppingRecipesProps) {
  const id = useId();
  // Whoever fills the list goes on filling it; whoever comes back goes shopping.
  const chosen = chosenRecipes(list.recipes, recipes);
  const [isOpen, setOpen] = useState(() => isEmptyList(list) || chosen.length < list.recipes.length);
  const others = recipes.filter(({ slug }) => !list.recipes.some((recipe) => recipe.slug === slug));
  const gone = list.recipes.filter(({ slug }) => !recipes.some((recipe) => recipe.slug === slug));

  const edit = ({ recipe, servings, variant }: Chosen, part: { servings?: number; variant?: string }) =>
    onChange((now) => withRecipe(now, { slug: recipe.slug, servings, variant, ...part }));
  const forget = () =>
    onChange((now) => gone.reduce((all, { slug }) => withoutRecipe(all, slug), now), {
      said: words.forgotten({ count: gone.length }),
      isUndoable: true,
    });

  return (
    <section className="shop-recipes" aria-label={words.recipes} data-open={isOpen || undefined}>
      {list.recipes.length > 0 && (
        <div className="shop-head">
          <h2 className="t-2">{words.recipes}</h2>
          <p className="meta">{chosen.length}</p>
          <DisclosureButton
            className="ml-auto lg:hidden"
            open={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.fold : words.change}
          </DisclosureButton>
        </div>
      )}
      <div className="shop-fold" id={id}>
        {chosen.length > 0 && (
          <ul>
            {chosen.map((each) => (
              <RecipeRow
                key={each.recipe.slug}
                chosen={each}
                onChange={(part) => edit(each, part)}
                onRemove={() =>
                  onChange((now) => withoutRecipe(now, each.recipe.slug), {
                    said: words.isOff({ item: each.recipe.title }),
                    isUndoable: true,
                  })
                }
              />
            ))}
          </ul>
        )}
        {gone.length > 0 && (
          <p className="shop-said">
            {words.missing({ count: gone.length })}
            <button type="button" className="link" onClick={forget}>
              {words.forget({ count: gone.length })}
            </button>
          </p>
        )}
        {recipes.length > 0 && (
          <RecipePicker recipes={others} isFirst={isEmptyList(list)} onChange={onChange} />
        )}
      </div>
    </section>
  );
}

type RecipePickerProps = {
  recipes: ShopRecipe[];
  /** Whether nothing is on the list yet. */
  isFirst: boolean;
  onChange: ChangeList;
};

/** Adds any recipe of the site, at its own yield. */
function RecipePicker({ recipes, isFirst, onChange }: RecipePickerProps) {
  const id = useId();
  const [slug, setSlug] = useState('');
  const all = useRef<HTMLParagraphElement>(null);
  const isAdding = useRef(false);
  const recipe = recipes.find((each) => each.slug === slug);
  const isDone = recipes.length === 0;

  useEffect(() => {
    // With the last recipe the form goes, and the focus that was in it.
    if (isDone && isAdding.current) all.current?.focus();
    isAdding.current = false;
  }, [isDone]);

  if (isDone) {
    return (
      <p className="meta shop-all" ref={all} tabIndex={-1}>
        {words.everyRecipe}
      </p>
    );
  }

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const select = event.currentTarget.elements.namedItem('recipe');
    if (select instanceof HTMLSelectElement) select.focus();
    if (!recipe) return;
    setSlug('');
    isAdding.current = true;
    onChange((now) => withRecipe(now, { slug: recipe.slug, servings: recipe.base, variant: null }), {
      said: words.isOn({ item: recipe.title }),
    });
  };
  return (
    <form className="shop-add" onSubmit={add}>
      <label className="sr" htmlFor={id}>
        {words.addRecipe}
      </label>
      <select
        id={id}
        name="recipe"
        value={recipe ? slug : ''}
        onChange={(event) => setSlug(event.currentTarget.value)}
      >
        <option value="">{words.addRecipe}</option>
        {recipes.map((each) => (
          <option key={each.slug} value={each.slug} lang={each.lang}>
            {each.title}
          </option>
        ))}
      </select>
      <button type="submit" className={isFirst ? 'btn' : 'btn quiet'} aria-label={words.addIt}>
        {words.add}
      </button>
    </form>
  );
}
