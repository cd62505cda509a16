import { contentMetadata } from '@/app/content-metadata';
import { RecipeCard } from '@/components/cards/recipe-card';
import { FrontCards } from '@/components/listing/front-cards';
import { LearnGroups } from '@/components/listing/learn-groups';
import { ListingHeader } from '@/components/listing/listing-header';
import { RecipeFinder } from '@/components/listing/recipe-finder.client';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SectionView } from '@/components/pages/sections/section-view';
import { TypeShelf } from '@/components/pages/type-shelf';
import { JsonLd } from '@/components/seo/json-ld';
import { vocabulary } from '@/lib/content/cook/vocabulary';
import { recipesPage as page } from '@/lib/content/pages';
import { newestFirst, recipeFacts } from '@/lib/listing/facts';
import { recipeTypeTiles } from '@/lib/listing/types';
import { pages } from '@/lib/pages/all';
import { allRecipes, listedRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipeCard } from '@/lib/recipe/card';
import { itemListJsonLd } from '@/lib/seo/json-ld';
import '@/app/styles/recipes-list.css';
import '@/app/styles/shelf.css';

export const metadata = contentMetadata(page);

const { lists: words } = page;

export default function Recipes() {
  const recipes = newestFirst(listedRecipes());
  const facts = recipes.map(recipeFacts);
  const cards = Object.fromEntries(
    recipes.map((recipe) => [
      recipe.slug,
      <RecipeCard key={recipe.slug} card={recipeCard(recipe)} sizes="compact" />,
    ]),
  );
  const groups = vocabulary.recipeGroups.filter(({ href }) => pages.some(({ path }) => path === href));
  return (
    <article>
      <JsonLd data={itemListJsonLd(newestFirst(allRecipes()).map(recipePath))} />
      <ListingHeader page={page} links={words.own} recipes={facts} />
      <h2 className="sr">{words.all}</h2>
      <RecipeFinder recipes={facts} cards={cards}>
        <FrontCards recipes={recipes} />
      </RecipeFinder>
      {groups.length > 0 && (
        <SectionFrame title={words.groups} text={words.groupsText} wide>
          <LearnGroups groups={groups} recipes={recipes} />
        </SectionFrame>
      )}
      <SectionFrame title={words.types} wide>
        <TypeShelf tiles={recipeTypeTiles()} />
      </SectionFrame>
      {page.sections.map((section) => (
        <SectionView key={section.title} section={section} />
      ))}
    </article>
  );
}
