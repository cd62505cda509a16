'use client';

import type { MouseEvent } from 'react';
import * as messages from '@/.content/messages/listing';
import { Link } from '@/components/ui/link';
import { Marked } from '@/components/ui/marked';
import { OPTION, OptionPicture } from '@/components/ui/option';
import type { RecipeFacts } from '@/lib/recipe-list/filters';
import { loadSiteSearch } from '@/lib/search/load';
import { createRecipeSearch } from '@/lib/search/recipes';
import { isFullAddress } from '@/lib/text/full-address';

/** What is shown of a recipe on offer. */
export type OfferedRecipe = Pick<RecipeFacts, 'href' | 'title' | 'lang' | 'category'> &
  Partial<Pick<RecipeFacts, 'thumb'>>;

type RecipeOptionProps = {
  id: string;
  recipe: OfferedRecipe;
  /** What was typed; marked where the title holds it. */
  query: string;
  active: boolean;
  /** Whether Enter takes it. */
  isNext: boolean;
  onPoint: () => void;
  onPick: () => void;
};

/** One recipe on offer. A link, so that it can be opened in a new tab. */
function RecipeOption({ id, recipe, query, active, isNext, onPoint, onPick }: RecipeOptionProps) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPick();
  };
  return (
    <Link
      className={OPTION}
      id={id}
      href={recipe.href}
      role="option"
      aria-selected={active}
      data-next={isNext || undefined}
      tabIndex={-1}
      onPointerMove={active ? undefined : onPoint}
      // The field keeps the focus, so that typing goes on after a press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <OptionPicture thumb={recipe.thumb} />
      <span className="flex-1" lang={recipe.lang}>
        <Marked text={recipe.title} query={query} />
        {isFullAddress(recipe.href) && <span className="sr-only"> {messages.newTab}</span>}
      </span>{' '}
      <small className="text-xs font-normal text-ink-3">{recipe.category}</small>
    </Link>
  );
}

/** The search of the recipes of the whole site, where no page has all of them. Rejects where it cannot be had. */
async function siteRecipeSearch() {
  const search = await loadSiteSearch();
  if (!search) throw new Error('There is no search.');
  return async (query: string) => {
    const { groups } = await search(query);
    const recipes = groups.find(({ group }) => group === 'recipe');
    const found = (recipes?.entries ?? []).map(
      ({ href, title, lang, note, thumb }): OfferedRecipe => ({ href, title, lang, category: note, thumb }),
    );
    return { found, total: recipes?.total ?? 0 };
  };
}

/** The search of these recipes, by default of all, and a line of what it offers. Load it when the field is first used. */
export async function recipeOffers(recipes: readonly RecipeFacts[] | undefined) {
  if (!recipes) return { search: await siteRecipeSearch(), RecipeOption };
  const find = await createRecipeSearch(recipes);
  const search = (query: string): { found: readonly OfferedRecipe[]; total: number } => {
    const found = find(query);
    return { found, total: found.length };
  };
  return { search, RecipeOption };
}
