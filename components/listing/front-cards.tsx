import { RecipeCard } from '@/components/cards/recipe-card';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeCard } from '@/lib/recipe/card';

export type FrontCardsProps = { recipes: readonly Recipe[] };

/** All recipes as the list opens: the first large, two beside it, the others in a grid. */
export function FrontCards({ recipes }: FrontCardsProps) {
  const [lead, ...others] = recipes;
  if (!lead) return null;
  const side = others.slice(0, 2);
  const rest = others.slice(2);
  return (
    <>
      <div className="l-lead">
        <RecipeCard card={{ ...recipeCard(lead), text: lead.dek }} variant="lead" priority />
        {side.length > 0 && (
          <div className="cards compact side">
            {side.map((recipe) => (
              <RecipeCard key={recipe.slug} card={recipeCard(recipe)} sizes="side" />
            ))}
          </div>
        )}
      </div>
      {rest.length > 0 && (
        <div className="cards compact">
          {rest.map((recipe) => (
            <RecipeCard key={recipe.slug} card={recipeCard(recipe)} sizes="compact" />
          ))}
        </div>
      )}
    </>
  );
}
