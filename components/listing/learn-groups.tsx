import { RecipeCard } from '@/components/cards/recipe-card';
import { SiteLink } from '@/components/pages/site-link';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { RecipeGroup } from '@/lib/content/schema/vocabulary';
import { groupRecipes } from '@/lib/listing/groups';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';

export type LearnGroupsProps = { groups: readonly RecipeGroup[]; recipes: readonly Recipe[] };

/** What to learn about, each with its page and with what to cook from it. */
export function LearnGroups({ groups, recipes }: LearnGroupsProps) {
  return (
    <div className="l-groups">
      {groups.map((group) => (
        <div key={group.href}>
          <RecipeCard
            card={{ title: group.title, meta: group.meta, href: group.href, picture: group.picture }}
            sizes="three"
          />
          <ul>
            {groupRecipes(recipes, group).map((recipe) => (
              <li key={recipe.slug}>
                <SiteLink href={recipePath(recipe)} lang={otherLanguageOf(recipe)}>
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
