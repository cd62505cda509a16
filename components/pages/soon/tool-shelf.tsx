import * as messages from '@/.content/messages/pages';
import { Picture } from '@/components/content/picture';
import { SectionFrame } from '@/components/content/section-frame';
import { SiteLink } from '@/components/ui/site-link';
import type { Shelf } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { allRecipes } from '@/lib/recipe/all';
import { cardTitle, recipePath, toolsOf } from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';

/** Recipes whose equipment contains one of the search terms, in the given order. */
export function recipesUsingTools(recipes: readonly Recipe[], terms: readonly string[]): Recipe[] {
  return recipes.filter((recipe) =>
    toolsOf(recipe).some((tool) => terms.some((term) => tool.toLowerCase().includes(term))),
  );
}

/** Maximum of recipes listed for a tool; all are counted. */
const MOST_NAMED = 24;

/**
 * Tools with the recipes that use them, the most used first. Tools without recipes are left out; null without any.
 */
export function ToolShelf({ id, title, text, usedIn, tools }: Shelf) {
  const recipes = allRecipes();
  const used = tools
    .map((tool) => ({ ...tool, recipes: recipesUsingTools(recipes, tool.words) }))
    .filter((tool) => tool.recipes.length > 0)
    .sort((one, other) => other.recipes.length - one.recipes.length);
  if (used.length === 0) return null;
  return (
    <SectionFrame title={title} id={id} text={text} wide>
      <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {used.map((tool) => (
          <li
            key={tool.name}
            className="break-inside-avoid max-sm:has-[>.picture]:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:gap-x-4"
          >
            {tool.picture && (
              <Picture
                className="max-sm:aspect-square"
                picture={tool.picture}
                sizes="(min-width: 90rem) 411px, (min-width: 64rem) 30vw, (min-width: 37.5rem) 46vw, 9.4rem"
                decorative
              />
            )}
            <div className="wrap-anywhere">
              <h3 className="text-lg leading-tight sm:mt-4">{tool.name}</h3>
              <p className="mt-1.5 max-w-[44ch] text-ink-2">{tool.text}</p>
            </div>
            <div className="wrap-anywhere col-span-full">
              <h4 className="secondary mt-4 border-t border-line pt-4 font-medium tracking-normal">
                {messages.toolUse({ usedIn, used: tool.recipes.length, count: recipes.length })}
              </h4>
              <ul className="flex flex-wrap gap-x-4 font-display text-md font-medium">
                {tool.recipes.slice(0, MOST_NAMED).map((recipe) => (
                  <li key={recipe.slug}>
                    <SiteLink
                      href={recipePath(recipe)}
                      className="link inline-flex min-h-10 items-center pointer-coarse:min-h-11"
                      lang={otherLanguageOf(recipe)}
                    >
                      {cardTitle(recipe)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
