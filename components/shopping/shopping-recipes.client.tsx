'use client';

import { X } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as messages from '@/.content/messages/shopping';
import { RecipeSearch } from '@/components/recipe-list/recipe-search.client';
import { KeptNote } from '@/components/saved/saved-note';
import { Button } from '@/components/ui/button';
import { DisclosureButton } from '@/components/ui/disclosure-button';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { Stepper } from '@/components/ui/stepper';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { mostServings, stepServings } from '@/lib/recipe/servings';
import { pluralOf, yieldWords } from '@/lib/recipe/yield';
import { type Chosen, isEmptyList, withoutRecipe, withRecipe } from '@/lib/shopping/list';
import { loadKeptAt } from '@/lib/shopping/loaded';
import type { ShopRecipe } from '@/lib/shopping/shop-data';
import { AddForm, type ChangeList, ListHead, type ShownList } from './list-parts';

export type ShoppingRecipesProps = ShownList & {
  recipes: ShopRecipe[];
  /** In how many parts the recipes are loaded, 0 where all are there. */
  parts: number;
  isOnItsWay: (slug: string) => boolean;
};

/** The recipes shopped for, and every other one of the site to add. Folded on a small screen, beside the list else. */
export function ShoppingRecipes({
  list,
  chosen,
  recipes,
  parts,
  isOnItsWay,
  onChange,
}: ShoppingRecipesProps) {
  const id = useId();
  // Whoever fills the list goes on filling it; whoever comes back goes shopping.
  const [isOpen, setOpen] = useState(() => isEmptyList(list) || chosen.length < list.recipes.length);
  const others = recipes.filter(({ slug }) => !list.recipes.some((recipe) => recipe.slug === slug));
  const gone = list.recipes.filter(
    ({ slug }) => !isOnItsWay(slug) && !recipes.some((recipe) => recipe.slug === slug),
  );

  const edit = ({ recipe, servings, variant }: Chosen, part: { servings?: number; variant?: string }) =>
    onChange((now) => withRecipe(now, { slug: recipe.slug, servings, variant, ...part }));
  const remove = ({ recipe: { slug, title } }: Chosen) =>
    onChange((now) => withoutRecipe(now, slug), { text: messages.isOff({ item: title }), isUndoable: true });
  const forget = () =>
    onChange((now) => gone.reduce((all, { slug }) => withoutRecipe(all, slug), now), {
      text: messages.forgotten({ count: gone.length }),
      isUndoable: true,
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
            {isOpen ? messages.fold : messages.change}
          </DisclosureButton>
        </ListHead>
      )}
      <div className={isOpen ? 'pb-6' : 'max-lg:hidden'} id={id}>
        {chosen.length > 0 && (
          <ul className="border-t border-ink">
            {chosen.map((each) => (
              <RecipeRow
                key={each.recipe.slug}
                chosen={each}
                onChange={(part) => edit(each, part)}
                onRemove={() => remove(each)}
              />
            ))}
          </ul>
        )}
        {gone.length > 0 && (
          <KeptNote>
            <LiveText>{messages.missing({ count: gone.length })}</LiveText>
            <button type="button" className="link" onClick={forget}>
              {messages.forget({ count: gone.length })}
            </button>
          </KeptNote>
        )}
        {parts > 0 && <SearchedPicker parts={parts} onChange={onChange} />}
        {parts === 0 && recipes.length > 0 && (
          <RecipePicker recipes={others} isFirst={isEmptyList(list)} onChange={onChange} />
        )}
      </div>
    </section>
  );
}

type RecipeRowProps = {
  chosen: Chosen;
  onChange: (part: { servings?: number; variant?: string }) => void;
  onRemove: () => void;
};

/** A recipe on the list: how much of it to make, which variant, and the way off the list. */
function RecipeRow({ chosen: { recipe, servings, variant }, onChange, onRemove }: RecipeRowProps) {
  const { title, lang, path, base, unit, plural, variants } = recipe;
  const fewer = stepServings(servings, -1, base);
  const more = Math.min(mostServings(base), stepServings(servings, 1, base));
  const options = variants?.options ?? [];
  const option = options.find(({ id }) => id === variant) ?? options[0];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-3 font-display">
      <h3 className="text-lg leading-tight" lang={lang}>
        <Link className="block py-2.5 decoration-2 underline-offset-4 hover:underline" href={path}>
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
        {yieldWords(servings, unit, plural)}
      </Stepper>
      {variants && (
        <label className="col-span-full mt-2 grid items-center gap-x-3 gap-y-2 text-sm font-medium sm:grid-cols-[auto_minmax(0,1fr)]">
          <span lang={lang}>{variants.title}</span>
          <select
            className="field h-11 text-md text-ellipsis"
            lang={lang}
            value={option?.id}
            onChange={(event) => onChange({ variant: event.currentTarget.value })}
          >
            {options.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {option?.contains && (
        <p className="meta col-span-full mt-1.5">{messages.contains({ allergens: option.contains })}</p>
      )}
    </li>
  );
}

type SearchedPickerProps = { parts: number; onChange: ChangeList };

/** Adds a recipe of a site that has too many to choose from a list: it is searched. */
function SearchedPicker({ parts, onChange }: SearchedPickerProps) {
  const add = async (href: string) => {
    const kept = await loadKeptAt(href, parts).catch(() => null);
    if (!kept) return toastLoadError(messages.theRecipe);
    const { slug, base, title } = kept.shop;
    onChange((now) => withRecipe(now, { slug, servings: base, variant: null }), {
      text: messages.isOn({ item: title }),
    });
  };
  return (
    <div className="mt-4 print:hidden">
      <RecipeSearch recipes={undefined} label={messages.addRecipe} onPick={({ href }) => void add(href)} />
    </div>
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
  const isAdding = useRef(false);
  const recipe = recipes.find((each) => each.slug === slug);

  if (recipes.length === 0) {
    // With the last recipe the form goes, and the focus that was in it.
    const takeFocus = (message: HTMLElement | null) => {
      if (isAdding.current) message?.focus();
      isAdding.current = false;
    };
    return (
      <p className="meta mt-4" ref={takeFocus} tabIndex={-1}>
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
    onChange((now) => withRecipe(now, { slug: recipe.slug, servings: recipe.base, variant: null }), {
      text: messages.isOn({ item: recipe.title }),
    });
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
        {recipes.map((each) => (
          <option key={each.slug} value={each.slug} lang={each.lang}>
            {each.title}
          </option>
        ))}
      </select>
      <Button type="submit" look={isFirst ? 'ink' : 'quiet'} aria-label={messages.addIt}>
        {messages.add}
      </Button>
    </AddForm>
  );
}
