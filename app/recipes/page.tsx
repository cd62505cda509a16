import * as text from '@/.content/words/pages';
import { LearnGroups, ListingHeader, RecipeList } from '@/components/listing/recipe-list';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SectionView } from '@/components/pages/sections/section-view';
import { TypeShelf } from '@/components/pages/type-shelf';
import { JsonLd } from '@/components/seo/json-ld';
import { recipesPage as page } from '@/lib/content/pages';
import { vocabulary } from '@/lib/content/recipes';
import { inPageOrder, recipeTypeTiles } from '@/lib/listing/cards';
import { recipeFacts } from '@/lib/listing/facts';
import { pages } from '@/lib/pages/all';
import { allRecipes, listedRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { itemListJsonLd } from '@/lib/seo/json-ld';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = contentMetadata(page);

const { none = text.noRecipes, ...lists } = page.lists;
const words = { none, ...lists };

export default function Recipes() {
  const recipes = inPageOrder(listedRecipes());
  const facts = recipes.map(recipeFacts);
  const groups = vocabulary.recipeGroups.filter(({ href }) => pages.some(({ path }) => path === href));
  return (
    <article>
      <JsonLd data={itemListJsonLd(inPageOrder(allRecipes()).map(recipePath))} />
      <ListingHeader page={page} links={words.own} recipes={facts} />
      <RecipeList recipes={recipes} facts={facts} words={words} />
      {groups.length > 0 && (
        <SectionFrame title={words.groups} text={words.groupsText} wide>
          <LearnGroups groups={groups} recipes={recipes} />
        </SectionFrame>
      )}
      {recipes.length > 0 && (
        <SectionFrame title={words.types} wide>
          <TypeShelf tiles={recipeTypeTiles()} />
        </SectionFrame>
      )}
      {page.sections.map((section) => (
        <SectionView key={section.title} section={section} />
      ))}
    </article>
  );
}
