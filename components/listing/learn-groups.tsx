import { RecipeCard } from '@/components/cards/recipe-card';
import { SiteLink } from '@/components/pages/site-link';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { RecipeGroup } from '@/lib/content/schema/vocabulary';
import { groupRecipes } from '@/lib/listing/cards';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';

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
