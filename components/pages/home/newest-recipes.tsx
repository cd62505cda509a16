import { LargeSection } from '@/components/pages/sections/large-section';
import { CardPairs } from '@/components/recipe/card-pairs';
import { recipeButtons } from '@/components/shopping/recipe-buttons';
import type { SectionProps } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeCardData } from '@/lib/recipe/card';

export type NewestRecipesProps = SectionProps<'newest'> & { recipes: readonly Recipe[] };

/** The newest recipes as cards. Null without recipes. */
export function NewestRecipes({ section: { title, id, more }, recipes }: NewestRecipesProps) {
  if (recipes.length === 0) return null;
  return (
    <LargeSection title={title} id={id} link={more}>
      <CardPairs
        cards={recipes.map((recipe) => ({ ...recipeCardData(recipe), actions: recipeButtons(recipe) }))}
      />
    </LargeSection>
  );
}
