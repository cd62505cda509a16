import { ChefHat, Send } from 'lucide';
import * as messages from '@/.content/messages/recipe';
import * as letter from '@/.content/messages/resultsLetter';
import { EatOut } from '@/components/guide/restaurant-links';
import { CardGrid } from '@/components/pages/sections/card-grid';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { absoluteUrl } from '@/lib/content/site-url';
import { cookRecipe } from '@/lib/cook/cook-recipe';
import { recipePath } from '@/lib/recipe/blocks';
import { relatedCards } from '@/lib/recipe-list/cards';
import { breadcrumbJsonLd, recipeCrumbs, recipeJsonLd } from '@/lib/seo/json-ld';
import { mailHref } from '@/lib/text/mail';
import { rich } from '@/lib/text/rich';
import { CookBar } from './actions.client';
import { Block, type Place, placeOf } from './block';
import { KitchenProvider, KitchenSearch } from './kitchen.client';
import styles from './recipe.module.css';
import { RecipeHeader } from './recipe-header';
import { RecipeSection } from './recipe-section';

const RECIPE_ID = 'recipe';

const FILE = 'link py-3 text-ink';
const COLUMN = 'flex flex-col gap-10';

/** A message about the recipe in the visitor's own mail composer, ready for a photo to be added. */
export function resultsHref(recipe: Recipe): string {
  return mailHref({
    to: site.contactEmail,
    subject: letter.subject({ title: recipe.title }),
    body: [letter.photo, letter.howItWent, letter.changes, absoluteUrl(recipePath(recipe))].join('\n\n'),
  });
}

/** The page of a recipe, from title to what to cook next, whichever address it answers at. */
export function RecipePage({ recipe }: { recipe: Recipe }) {
  const blocks = (place: Place) =>
    recipe.blocks
      .map((block, index) => ({ block, key: `${block.type}-${index}` }))
      .filter(({ block }) => placeOf(block) === place)
      .map(({ block, key }) => <Block key={key} block={block} recipe={recipe} />);
  const path = recipePath(recipe);
  const shareHref = resultsHref(recipe);
  const related = relatedCards(recipe);
  return (
    <KitchenProvider recipe={cookRecipe(recipe)} shareHref={shareHref}>
      <JsonLd data={recipeJsonLd(recipe)} />
      <JsonLd data={breadcrumbJsonLd(recipeCrumbs(recipe))} />
      <article className={styles.recipe}>
        <RecipeHeader recipe={recipe} recipeId={RECIPE_ID} />
        <div
          className={`${styles.columns} wrap mt-[clamp(3.5rem,2.5rem+4vw,6rem)] grid gap-x-gap gap-y-10 *:min-w-0 lg:grid-cols-[5fr_7fr] lg:gap-x-24`}
          id={RECIPE_ID}
        >
          <div className={`${styles.list} ${COLUMN}`}>{blocks('side')}</div>
          <div className={COLUMN}>{blocks('main')}</div>
          <div className={`${styles.aside} ${COLUMN} empty:hidden`}>{blocks('aside')}</div>
        </div>
        {blocks('wide')}
        <ShareResults href={shareHref} />
        <p className="wrap meta mt-6 print:hidden">
          {rich(messages.asData, {
            json: (
              <Link className={FILE} href={`${path}/recipe.json`}>
                recipe.json
              </Link>
            ),
            cooklang: (
              <Link className={FILE} href={`${path}/recipe.cook`}>
                Cooklang
              </Link>
            ),
          })}
        </p>
        {/* Last line of the printed page: where it came from, at the servings and units it was printed for. */}
        <p className="wrap mt-2 hidden font-display text-2xs wrap-anywhere print:block" translate="no">
          {site.name}, {absoluteUrl(path).replace(/^https?:\/\//, '')}
          <KitchenSearch />
        </p>
      </article>
      <EatOut recipe={recipe} />
      {related.length > 0 && (
        <RecipeSection
          id="cook-next"
          title={messages.cookNext}
          className="print:hidden"
          link={
            <Link className="link py-3 font-display text-sm font-medium" href="/recipes">
              {messages.allRecipes}
            </Link>
          }
        >
          <CardGrid cards={related} columns={4} />
        </RecipeSection>
      )}
      <CookBar recipeId={RECIPE_ID}>
        <Icon of={ChefHat} size={18} />
      </CookBar>
    </KitchenProvider>
  );
}

/** Asks for a photo of the result. */
function ShareResults({ href }: { href: string }) {
  return (
    <div className="wrap mt-section print:hidden">
      <section className="grid items-center gap-5 border-y border-ink py-8 sm:flex" aria-labelledby="made">
        <div className="grow">
          <h2 className="text-2xl" id="made">
            {messages.madeIt}
          </h2>
          <p className="mt-1.5 text-ink-2">{messages.madeItText}</p>
        </div>
        <a className={buttonClass({ className: 'shrink-0' })} href={href}>
          <Icon of={Send} size={18} />
          {messages.shareResults}
        </a>
      </section>
    </div>
  );
}
