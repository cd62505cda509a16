import { contentMetadata } from '@/app/content-metadata';
import { RecipeCard } from '@/components/cards/recipe-card';
import { ContentPage } from '@/components/pages/content-page';
import { CardGrid } from '@/components/pages/sections/card-grid';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { TypeShelf } from '@/components/pages/type-shelf';
import { JsonLd } from '@/components/seo/json-ld';
import { comingRecipes } from '@/data/pages/coming/all';
import { recipeTypes } from '@/data/pages/cook/recipe-types';
import { recipes as page, recipeLists } from '@/data/pages/cook/recipes';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { comingCard, recipeCard } from '@/lib/recipe/card';
import { itemListJsonLd } from '@/lib/seo/json-ld';

export const metadata = contentMetadata(page);

export default function Recipes() {
  const written = allRecipes();
  const [first, ...others] = written;
  const paths = written.map(recipePath);
  const coming = comingRecipes.filter((dish) => !paths.includes(dish.path));
  return (
    <ContentPage page={page}>
      <JsonLd data={itemListJsonLd(paths)} />
      <SectionFrame title={recipeLists.written} wide>
        {first && (
          <div className="l-first">
            <RecipeCard
              card={{ ...recipeCard(first, { withCategory: true }), text: first.dek }}
              variant="lead"
              priority
            />
          </div>
        )}
        {others.length > 0 && (
          <CardGrid cards={others.map((recipe) => recipeCard(recipe, { withCategory: true }))} columns={4} />
        )}
      </SectionFrame>
      <SectionFrame title={recipeLists.coming} text={recipeLists.comingText} wide>
        <CardGrid cards={coming.map((dish) => comingCard(dish, { withCategory: true }))} columns={4} />
      </SectionFrame>
      <SectionFrame title={recipeLists.types} wide>
        <TypeShelf tiles={recipeTypes} />
      </SectionFrame>
    </ContentPage>
  );
}
