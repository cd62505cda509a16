'use client';

import { X } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as messages from '@/.content/messages/shopping';
import { RecipeSearch } from '@/components/search/recipe-search.client';
import { Button } from '@/components/ui/button';
import { DisclosureButton } from '@/components/ui/disclosure-button';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { Note } from '@/components/ui/note';
import { Stepper } from '@/components/ui/stepper';
import { toastLoadError } from '@/components/ui/toast-load-error';
import {
  knownVersion,
  mostServings,
  pluralOf,
  recipeHref,
  servingsRange,
  stepServings,
  yieldText,
} from '@/lib/recipe/servings';
import { useChoice } from '@/lib/recipe/use-choice';
import { loadRecipes } from '@/lib/recipe/use-recipes';
import { isEmptyList, removeRecipe, type ShoppingListData, setRecipe } from '@/lib/saved/shopping-list';
import { type Chosen, type ShopRecipe, shopRecipes, versionOf } from '@/lib/shopping/recipes';
import { AddForm, type ChangeList, ListHead, type ShownList } from './list-parts';

/** Most recipes to choose from in a select; of more, one is searched for. */
const MOST_OPTIONS = 100;

export type ShoppingRecipesProps = ShownList & {
  /** Every recipe of the site, null until they are loaded. */
  recipes: readonly ShopRecipe[] | null;
  /** Number of recipes of the site. */
  count: number;
};

/** The recipes of the list, and a field that adds others. On a small screen they are collapsed. */
export function ShoppingRecipes({ list, chosen, recipes, count, onChange }: ShoppingRecipesProps) {
  const id = useId();
  // Open while the visitor fills the list, collapsed on a later visit to shop.
  const [isOpen, setOpen] = useState(() => isEmptyList(list) || chosen.length < list.recipes.length);
  const gone = recipes
    ? list.recipes.filter(({ slug }) => !recipes.some((recipe) => recipe.slug === slug))
    : [];

  const edit = ({ recipe, servings, variant, listed }: Chosen, part: Edit) =>
    onChange((now) => setRecipe(now, { slug: recipe.slug, servings, variant, ...part }, listed));
  const remove = ({ listed, title }: Chosen) =>
    onChange((now) => removeRecipe(now, listed), {
      text: messages.recipeRemoved({ item: title }),
      undo: { text: messages.isBack({ item: title }), entry: entryOf(listed) },
    });
  const forget = () =>
    onChange((now) => gone.reduce(removeRecipe, now), {
      text: messages.missingRemoved({ count: gone.length }),
      undo: { text: messages.listBack },
    });

  return (
    <section
      className={`print:hidden ${isEmptyList(list) ? '' : 'border-line max-lg:border-b'}`}
      aria-label={messages.recipes}
    >
      {list.recipes.length > 0 && (
        <ListHead title={messages.recipes} count={chosen.length}>
          <DisclosureButton
            className="lg:hidden"
            open={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? messages.hide : messages.change}
          </DisclosureButton>
        </ListHead>
      )}
      <div className={isOpen ? 'pb-6' : 'max-lg:hidden'} id={id}>
        {chosen.length > 0 && (
          <ul className="border-t border-ink">
            {chosen.map((each) => (
              <RecipeRow
                key={entryOf(each.listed)}
                chosen={each}
                taken={chosen.filter((other) => other.recipe === each.recipe).map(({ variant }) => variant)}
                onChange={(part) => edit(each, part)}
                onRemove={() => remove(each)}
              />
            ))}
          </ul>
        )}
        {gone.length > 0 && (
          <Note>
            <LiveText>{messages.missing({ count: gone.length })}</LiveText>
            <button type="button" className="link" onClick={forget}>
              {messages.removeMissing({ count: gone.length })}
            </button>
          </Note>
        )}
        {count > MOST_OPTIONS ? (
          <SearchedPicker onChange={onChange} />
        ) : (
          count > 0 && <RecipePicker list={list} recipes={recipes} onChange={onChange} />
        )}
      </div>
    </section>
  );
}

/** Identifies the row of a recipe when it is added or comes back. */
export const entryOf = ({ slug, variant }: Chosen['listed']) => `recipe:${slug} ${variant}`;

type Edit = { servings?: number; variant?: string | null };

type RecipeRowProps = {
  chosen: Chosen;
  /** Versions of the recipe on the list, its own included. */
  taken: readonly (string | null)[];
  onChange: (part: Edit) => void;
  onRemove: () => void;
};

/** A recipe on the list with its servings, its variant, and a button that removes it. */
function RecipeRow({ chosen, taken, onChange, onRemove }: RecipeRowProps) {
  const { recipe, servings, variant, title, unreachable } = chosen;
  const { lang, href, servings: recipeServings, unit, plural, variants } = recipe;
  const { local } = useChoice(1);
  const fewer = stepServings(servings, -1, recipeServings);
  const more = Math.min(mostServings(recipeServings), stepServings(servings, 1, recipeServings));
  const options = variants?.options ?? [];
  const option = versionOf(chosen);
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-3 font-display"
      data-entry={entryOf(chosen.listed)}
    >
      <h3 className="text-lg leading-tight" lang={lang}>
        <Link
          className="block py-2.5 decoration-2 underline-offset-4 hover:underline"
          href={recipeHref(href, { servings, variant, system: local.system }, recipeServings)}
        >
          {title}
        </Link>
      </h3>
      <IconButton icon={X} label={messages.remove({ recipe: title })} onClick={onRemove} />
      <Stepper
        label={messages.howMuch({ recipe: title })}
        fewer={messages.fewer({ units: pluralOf(unit, plural) })}
        more={messages.more({ units: pluralOf(unit, plural) })}
        isLeast={fewer === servings}
        isMost={more === servings}
        onStep={(direction) => onChange({ servings: direction < 0 ? fewer : more })}
      >
        {yieldText(servings, unit, plural)}
      </Stepper>
      {unreachable !== undefined && (
        <p className="secondary col-span-full mt-1.5">
          {messages.outOfRange({
            asked: yieldText(unreachable, unit, plural),
            ...servingsRange(recipeServings),
          })}
        </p>
      )}
      {variants && (
        <label className="col-span-full mt-2 grid items-center gap-x-3 gap-y-2 text-sm font-medium sm:grid-cols-[auto_minmax(0,1fr)]">
          <span lang={lang}>{variants.title}</span>
          <select
            className="field h-11 text-md text-ellipsis"
            lang={lang}
            value={option?.id}
            onChange={(event) => onChange({ variant: knownVersion(event.currentTarget.value, options) })}
          >
            {options.map(({ id, title: name }) => (
              <option
                key={id}
                value={id}
                disabled={id !== option?.id && taken.includes(knownVersion(id, options))}
              >
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {option?.contains && (
        <p className="secondary col-span-full mt-1.5">{messages.contains({ allergens: option.contains })}</p>
      )}
    </li>
  );
}

/** Adds a recipe at its own yield, in its first version. One that is on the list stays as it is. */
function addNew({ slug, servings: recipeServings, title }: ShopRecipe, onChange: ChangeList): void {
  const isListed = ({ recipes }: ShoppingListData) => recipes.some((recipe) => recipe.slug === slug);
  onChange(
    (now) => (isListed(now) ? now : setRecipe(now, { slug, servings: recipeServings, variant: null })),
    {
      text: messages.recipeAdded({ item: title }),
    },
  );
}

/** Adds a recipe of a site that has too many for a select: the visitor searches for it. */
function SearchedPicker({ onChange }: { onChange: ChangeList }) {
  const add = async (page: string) => {
    const path = page.replace(/\/$/, '');
    const file = await loadRecipes().catch(() => null);
    const recipe = shopRecipes(file?.recipes ?? []).find(({ href }) => href === path);
    if (!recipe) return toastLoadError(messages.theRecipe);
    addNew(recipe, onChange);
  };
  return (
    <div className="mt-4 print:hidden">
      <RecipeSearch label={messages.addRecipe} onPick={({ href }) => void add(href)} />
    </div>
  );
}

type RecipePickerProps = Pick<ShownList, 'list' | 'onChange'> & Pick<ShoppingRecipesProps, 'recipes'>;

/** Adds any recipe of the site, at its own yield. Its options appear when the recipes are loaded. */
function RecipePicker({ list, recipes, onChange }: RecipePickerProps) {
  const id = useId();
  const [slug, setSlug] = useState('');
  const isAdding = useRef(false);
  const others = recipes?.filter((each) => !list.recipes.some((recipe) => recipe.slug === each.slug));
  const recipe = others?.find((each) => each.slug === slug);

  if (others?.length === 0) {
    // The form is removed with the last recipe; the message takes its focus.
    const takeFocus = (message: HTMLElement | null) => {
      if (isAdding.current) message?.focus();
      isAdding.current = false;
    };
    return (
      <p className="secondary mt-4" ref={takeFocus} tabIndex={-1}>
        {messages.everyRecipe}
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
    addNew(recipe, onChange);
  };
  return (
    <AddForm onSubmit={add}>
      <label className="sr-only" htmlFor={id}>
        {messages.addRecipe}
      </label>
      <select
        className="field h-12 text-md text-ellipsis"
        id={id}
        name="recipe"
        value={recipe ? slug : ''}
        onChange={(event) => setSlug(event.currentTarget.value)}
      >
        <option value="">{messages.addRecipe}</option>
        {others?.map((each) => (
          <option key={each.slug} value={each.slug} lang={each.lang}>
            {each.title}
          </option>
        ))}
      </select>
      <Button type="submit" look={isEmptyList(list) ? 'ink' : 'quiet'} aria-label={messages.addIt}>
        {messages.add}
      </Button>
    </AddForm>
  );
}
