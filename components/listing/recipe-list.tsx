import * as words from '@/.content/words/listing';
import { cardGrids } from '@/components/cards/card-view';
import { RecipeCard } from '@/components/cards/recipe-card';
import { SiteLink } from '@/components/pages/site-link';
import { Link } from '@/components/ui/link';
import type { NextLink, Page } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { RecipeGroup } from '@/lib/content/schema/vocabulary';
import { groupRecipes } from '@/lib/listing/cards';
import type { RecipeFacts } from '@/lib/listing/filters';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { recipeCard } from '@/lib/recipe/card';
import { otherLanguageOf } from '@/lib/recipe/language';
import { RecipeFinder } from './recipe-finder.client';
import { RecipeSearch } from './search/recipe-search.client';

export type ListingHeaderProps = {
  page: Pick<Page, 'title' | 'dek'>;
  /** Lists of the visitor's own, kept on the device. */
  links: readonly NextLink[];
  recipes: readonly RecipeFacts[];
};

/** Title and opening of the list, with the search and the visitor's own lists beside it. */
export function ListingHeader({ page, links, recipes }: ListingHeaderProps) {
  return (
    <header className="wrap grid items-end gap-x-gap gap-y-6 pt-[clamp(1rem,3vw,3rem)] lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-5xl">{page.title}</h1>
        <p className="lead mt-4">{page.dek}</p>
      </div>
      <div className="print:hidden">
        {recipes.length > 0 && <RecipeSearch recipes={recipes} />}
        <nav
          aria-label={words.onThisDevice}
          className="mt-1 flex flex-wrap gap-x-6 font-display text-sm font-medium *:py-3 md:justify-end"
        >
          {links.map(({ name, href }) => (
            <Link className="link" href={href} key={href}>
              {name}{' '}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}

export type RecipeListProps = {
  /** In the order they are shown. */
  recipes: readonly Recipe[];
  /** What the list is narrowed by, of the same recipes. */
  facts: readonly RecipeFacts[];
  /** Heading for those who do not see the list, and what stands in its place without a recipe. */
  words: { all: string; none?: string };
};

/** Every recipe, with the filters over them. */
export function RecipeList({ recipes, facts, words: { all, none = words.none } }: RecipeListProps) {
  if (recipes.length === 0) return <p className="wrap">{none}</p>;
  const cards = recipes.map((recipe) => [
    recipe.slug,
    <RecipeCard key={recipe.slug} card={recipeCard(recipe)} sizes="compact" />,
  ]);
  return (
    <>
      <h2 className="sr-only">{all}</h2>
      <RecipeFinder recipes={facts} cards={Object.fromEntries(cards)}>
        <FrontCards recipes={recipes} />
      </RecipeFinder>
    </>
  );
}

/** All recipes as the list opens: the first large, two beside it, the others in a grid. */
export function FrontCards({ recipes: [first, ...others] }: { recipes: readonly Recipe[] }) {
  if (!first) return null;
  const beside = others.slice(0, 2);
  const rest = others.slice(2);
  return (
    <>
      <div className="grid gap-x-gap gap-y-10 lg:grid-cols-[8fr_4fr]">
        <RecipeCard
          card={{ ...recipeCard(first), text: first.dek }}
          variant="lead"
          shape="aspect-5/4"
          priority
        />
        {beside.length > 0 && (
          <div className="grid gap-x-gap gap-y-4 sm:gap-y-10 sm:max-lg:grid-cols-2 lg:self-start">
            {beside.map((recipe) => (
              <RecipeCard key={recipe.slug} card={recipeCard(recipe)} sizes="side" />
            ))}
          </div>
        )}
      </div>
      {rest.length > 0 && (
        <div className={`mt-4 sm:mt-16 ${cardGrids[4].className}`}>
          {rest.map((recipe) => (
            <RecipeCard key={recipe.slug} card={recipeCard(recipe)} sizes="compact" />
          ))}
        </div>
      )}
    </>
  );
}

export type LearnGroupsProps = { groups: readonly RecipeGroup[]; recipes: readonly Recipe[] };

/** What to learn about, each with its page and with what to cook from it. */
export function LearnGroups({ groups, recipes }: LearnGroupsProps) {
  return (
    <div className="grid gap-x-gap gap-y-10 sm:grid-cols-3">
      {groups.map(({ title, meta, href, picture, ...group }) => (
        <div key={href}>
          <RecipeCard card={{ title, meta, href, picture }} sizes="side" />
          <ul className="mt-3.5 border-t border-ink *:border-b *:border-line">
            {groupRecipes(recipes, { href, ...group }).map((recipe) => (
              <li key={recipe.slug}>
                <SiteLink
                  className="flex min-h-12 items-center py-2 font-display text-md leading-tight font-medium decoration-2 underline-offset-4 hover:underline"
                  href={recipePath(recipe)}
                  lang={otherLanguageOf(recipe)}
                >
                  {cardTitle(recipe)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
