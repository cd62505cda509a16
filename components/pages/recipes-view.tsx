import * as text from '@/.content/messages/pages';
import * as tonight from '@/.content/messages/tonight';
import { SectionFrame } from '@/components/content/section-frame';
import { PLAIN_VIEWS } from '@/components/pages/sections/plain-views';
import { SectionList } from '@/components/pages/sections/section-views';
import { LearnGroups, ListingHeader, RecipeList } from '@/components/recipe-list/recipe-list';
import { JsonLd } from '@/components/seo/json-ld';
import { Tonight } from '@/components/tonight/tonight';
import { recipesPage as page, vocabulary } from '@/lib/content/server';
import { recipeListGraph } from '@/lib/pages/content-graphs';
import { pages } from '@/lib/pages/site-pages';
import { listedRecipes } from '@/lib/recipe/all';
import { inPageOrder, recipeTypeTiles } from '@/lib/recipe-list/cards';
import { TypeBand } from './type-band';

const { none = text.noRecipes, ...lists } = page.lists;
const labels = { none, ...lists };

/** The page of all recipes. Its further pages have the list only. */
export function RecipesView({ number = 1 }: { number?: number }) {
  const recipes = inPageOrder(listedRecipes());
  const types = recipeTypeTiles();
  const groups = vocabulary.recipeGroups.filter(({ href }) => pages.some(({ path }) => path === href));
  return (
    <article>
      <JsonLd graph={recipeListGraph(number)} />
      <ListingHeader page={page} links={labels.own} recipes={recipes} />
      {recipes.length > 0 && (
        <div className="mt-8">
          <Tonight>
            <h2 className="text-2xl">{tonight.title}</h2>
          </Tonight>
        </div>
      )}
      <RecipeList recipes={recipes} page={number} labels={labels} />
      {number === 1 && (
        <>
          {groups.length > 0 && (
            <SectionFrame title={labels.groups} text={labels.groupsText} wide>
              <LearnGroups groups={groups} recipes={recipes} />
            </SectionFrame>
          )}
          {types.length > 0 && (
            <SectionFrame title={labels.types} wide>
              <TypeBand tiles={types} />
            </SectionFrame>
          )}
          <SectionList sections={page.sections} views={PLAIN_VIEWS} />
        </>
      )}
    </article>
  );
}
