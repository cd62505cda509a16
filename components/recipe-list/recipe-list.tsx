import * as messages from '@/.content/messages/listing';
import { cardGrids } from '@/components/recipe/card-view';
import { RecipeCard } from '@/components/recipe/recipe-card';
import { RecipeSearch } from '@/components/search/recipe-search.client';
import { recipeButtons } from '@/components/shopping/recipe-buttons';
import { Link } from '@/components/ui/link';
import { SiteLink } from '@/components/ui/site-link';
import type { Page } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { NextLink } from '@/lib/content/schema/sections';
import type { RecipeGroup } from '@/lib/content/schema/vocabulary';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { recipeCardData } from '@/lib/recipe/card';
import { otherLanguageOf } from '@/lib/recipe/language';
import { groupRecipes } from '@/lib/recipe-list/cards';
import { countKinds } from '@/lib/recipe-list/filters';
import { onPage, pageCount, recipeListPath } from '@/lib/recipe-list/pages';
import { partlyShown } from '@/lib/text/partly-shown';
import { RecipeFinder } from './recipe-finder.client';

export type ListingHeaderProps = {
  page: Pick<Page, 'title' | 'dek'>;
  /** Links to the visitor's own lists, stored on the device. */
  links: readonly NextLink[];
  /** All recipes of the list, in its order. */
  recipes: readonly Recipe[];
};

/** Title and introduction of the list, the search, and links to the visitor's own lists. */
export function ListingHeader({ page, links, recipes }: ListingHeaderProps) {
  return (
    <header className="wrap grid items-end gap-x-gap gap-y-6 pt-[clamp(1rem,3vw,3rem)] lg:grid-cols-[7fr_5fr]">
      <div className="min-w-0">
        <h1 className="text-5xl">{page.title}</h1>
        <p className="lead mt-4">{page.dek}</p>
      </div>
      <div className="print:hidden">
        {recipes.length > 0 && <RecipeSearch />}
        <nav
          aria-label={messages.onThisDevice}
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
  /** All recipes of the list, in its order. */
  recipes: readonly Recipe[];
  /** Number of the page, from 1. */
  page?: number;
  /** Heading for screen readers, and the text of an empty list. */
  labels: { all: string; none?: string };
};

const compact = (recipe: Recipe, isLargest = false) => (
  <RecipeCard
    key={recipe.slug}
    card={recipeCardData(recipe)}
    sizes="compact"
    priority={isLargest}
    actions={recipeButtons(recipe)}
  />
);

/** A page of the list of recipes, with the filters over all of it. */
export function RecipeList({
  recipes,
  page = 1,
  labels: { all, none = messages.noRecipesYet },
}: RecipeListProps) {
  if (recipes.length === 0) return <p className="wrap">{none}</p>;
  const count = pageCount(recipes.length);
  const shown = onPage(recipes, page);
  const cards =
    page === 1 ? (
      <FrontCards recipes={shown} />
    ) : (
      <div className={cardGrids[4].className}>
        {shown.map((recipe, index) => compact(recipe, index === 0))}
      </div>
    );
  return (
    <>
      <h2 className="sr-only">{all}</h2>
      <RecipeFinder kinds={countKinds(recipes)}>
        {cards}
        {count > 1 && <PageLinks page={page} last={count} />}
      </RecipeFinder>
    </>
  );
}

type PageLinksProps = { page: number; last: number };

const PAGE_LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 underline-offset-4 hover:underline aria-[current]:font-heavy aria-[current]:underline';

/** Links to other pages of the list: the previous and the next, the first and the last. */
function PageLinks({ page, last }: PageLinksProps) {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last);
  const pages = [...new Set(near)];
  const beside = (to: number, name: string) =>
    to >= 1 &&
    to <= last && (
      <Link className={PAGE_LINK} href={`${recipeListPath(to)}/`} rel={to < page ? 'prev' : 'next'}>
        {name}
      </Link>
    );
  return (
    <nav
      className="mt-10 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 font-display font-medium print:hidden"
      aria-label={messages.pages}
    >
      {beside(page - 1, messages.previous)}
      <ul className="flex flex-wrap items-center gap-x-1 tabular">
        {pages.map((each, index) => (
          <li key={each}>
            {index > 0 && each - (pages[index - 1] ?? 0) > 1 && <span aria-hidden="true">… </span>}
            <Link
              className={PAGE_LINK}
              href={`${recipeListPath(each)}/`}
              aria-current={each === page ? 'page' : undefined}
            >
              {partlyShown((shown) => messages.page({ page: shown }), `${each}`)}
            </Link>
          </li>
        ))}
      </ul>
      {beside(page + 1, messages.next)}
      <p className="secondary ms-auto">{messages.pageOf({ page, last })}</p>
    </nav>
  );
}

/** Cards of the first page: one large, two beside it, the others in a grid. */
export function FrontCards({ recipes: [first, ...others] }: { recipes: readonly Recipe[] }) {
  if (!first) return null;
  const beside = others.slice(0, 2);
  const rest = others.slice(2);
  return (
    <>
      <div className="grid gap-x-gap gap-y-10 lg:grid-cols-[8fr_4fr]">
        <RecipeCard
          card={{ ...recipeCardData(first), text: first.dek }}
          variant="lead"
          shape="aspect-5/4"
          priority
          actions={recipeButtons(first)}
        />
        {beside.length > 0 && (
          <div className="grid gap-x-gap gap-y-4 sm:gap-y-10 sm:max-lg:grid-cols-2 lg:self-start">
            {beside.map((recipe) => (
              <RecipeCard
                key={recipe.slug}
                card={recipeCardData(recipe)}
                sizes="side"
                actions={recipeButtons(recipe)}
              />
            ))}
          </div>
        )}
      </div>
      {rest.length > 0 && (
        <div className={`mt-4 sm:mt-16 ${cardGrids[4].className}`}>
          {rest.map((recipe) => compact(recipe))}
        </div>
      )}
    </>
  );
}

/** Maximum number of recipes linked in a group. */
const MOST_IN_GROUP = 6;

export type LearnGroupsProps = { groups: readonly RecipeGroup[]; recipes: readonly Recipe[] };

/** Groups of recipes, each with a card of its education page and links to some recipes. */
export function LearnGroups({ groups, recipes }: LearnGroupsProps) {
  return (
    <div className="grid gap-x-gap gap-y-10 sm:grid-cols-3">
      {groups.map(({ title, meta, href, picture, ...group }) => (
        <div key={href}>
          <RecipeCard card={{ title, meta, href, picture }} sizes="side" />
          <ul className="mt-3.5 border-t border-ink *:border-b *:border-line">
            {groupRecipes(recipes, { href, ...group })
              .slice(0, MOST_IN_GROUP)
              .map((recipe) => (
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
