import { ChefHat } from 'lucide';
import { EatOut } from '@/components/travel/lists/eat-out';
import { Icon } from '@/components/ui/icon';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { recipePath } from '@/lib/recipe/blocks';
import type { CardData } from '@/lib/recipe/card';
import { cookRecipe } from '@/lib/recipe/cook-recipe';
import { recipeLanguage } from '@/lib/recipe/language';
import type { Crumb } from '@/lib/seo/json-ld';
import { absoluteUrl } from '@/lib/site-url';
import { CookBar } from './actions/cook-bar.client';
import { CookProvider } from './actions/cook-provider.client';
import { resultsHref, ShareResults } from './actions/share-results';
import { Block, type Place, placeOf } from './block';
import { CookNext } from './cook-next';
import { KitchenProvider } from './kitchen-provider.client';
import { PrintSource } from './print-source.client';
import { RecipeHeader } from './recipe-header';
import { OpenData } from './words/open-data';

const RECIPE_ID = 'recipe';

export type RecipePageProps = {
  recipe: Recipe;
  /** The way to this page, the page itself last. */
  crumbs: Crumb[];
  /** Cards of what to cook after it, up to four. */
  related?: CardData[];
};

/** The page of a recipe, from title to what to cook next. */
export function RecipePage({ recipe, crumbs, related = [] }: RecipePageProps) {
  const blocks = (place: Place) =>
    recipe.blocks
      .map((block, index) => ({ block, key: `${block.type}-${index}` }))
      .filter(({ block }) => placeOf(block) === place)
      .map(({ block, key }) => <Block key={key} block={block} recipe={recipe} />);
  const shareHref = resultsHref(recipe);
  const cook = cookRecipe(recipe);
  const language = recipeLanguage(recipe);
  return (
    <KitchenProvider
      slug={recipe.slug}
      baseServings={recipe.yield.amount}
      ingredients={cook.ingredients}
      said={language.site}
    >
      <CookProvider recipe={cook} shareHref={shareHref}>
        <article>
          <RecipeHeader
            recipe={recipe}
            crumbs={crumbs}
            steps={cook.steps}
            recipeId={RECIPE_ID}
            language={language}
          />
          <div className="wrap r-body" id={RECIPE_ID}>
            <div className="r-side">{blocks('side')}</div>
            <div className="r-met">{blocks('main')}</div>
            <div className="r-aside">{blocks('aside')}</div>
          </div>
          {blocks('wide')}
          <ShareResults href={shareHref} />
          <OpenData path={recipePath(recipe)} />
          <PrintSource siteName={site.name} url={absoluteUrl(recipePath(recipe))} />
        </article>
        <EatOut recipe={recipe} />
        <CookNext cards={related} />
        <CookBar recipeId={RECIPE_ID}>
          <Icon of={ChefHat} size={18} />
        </CookBar>
      </CookProvider>
    </KitchenProvider>
  );
}
