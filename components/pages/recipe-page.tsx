import {
  ArrowDown,
  Bookmark,
  CalendarClock,
  ChefHat,
  Heart,
  type IconNode,
  ListPlus,
  Printer,
  Send,
  Share2,
} from 'lucide';
import * as messages from '@/.content/messages/recipe';
import * as email from '@/.content/messages/resultsEmail';
import { CookBar, CookButton, CookProvider } from '@/components/cook/cook-start.client';
import { EatOut } from '@/components/guide/restaurant-links';
import { PlanButton } from '@/components/plan/plan-button.client';
import { PrintButton, ShareButton } from '@/components/recipe/actions.client';
import { Block, type Place, placeOf } from '@/components/recipe/block';
import { CardGrid } from '@/components/recipe/card-grid';
import { KitchenProvider, KitchenSearch } from '@/components/recipe/kitchen.client';
import styles from '@/components/recipe/recipe.module.css';
import { RecipeHeader } from '@/components/recipe/recipe-header';
import { RecipeSection } from '@/components/recipe/recipe-section';
import { SaveToggle } from '@/components/saved/save-toggle.client';
import { JsonLd } from '@/components/seo/json-ld';
import { ShoppingButton } from '@/components/shopping/shopping-button.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { cookRecipe } from '@/lib/cook/cook-recipe';
import { learnCards } from '@/lib/education/pages';
import type { PlannedRecipe } from '@/lib/plan/plan';
import { blocksOf, recipePath } from '@/lib/recipe/blocks';
import { relatedCards } from '@/lib/recipe-list/cards';
import { breadcrumbJsonLd, recipeCrumbs, recipeJsonLd } from '@/lib/seo/json-ld';
import { mailHref } from '@/lib/text/mail';
import { rich } from '@/lib/text/rich';

const RECIPE_ID = 'recipe';

const FILE = 'link py-3 text-ink';
const COLUMN = 'flex flex-col gap-10';

/** Addresses of the cards that explain ingredients, by the id of the card. */
const aboutLinks = new Map([...learnCards].map(([id, card]) => [id, `${card.page}#${card.id}`]));

/** Address with the scheme mailto of a message about the recipe, to which visitors can attach a photo. */
export function resultsHref(recipe: Recipe): string {
  return mailHref({
    to: site.contactEmail,
    subject: email.subject({ title: recipe.title }),
    body: [email.photo, email.howItWent, email.changes, absoluteUrl(recipePath(recipe))].join('\n\n'),
  });
}

/** The page of a recipe, from title to what to cook next, at any of its addresses. */
export function RecipePage({ recipe }: { recipe: Recipe }) {
  const blocks = (place: Place) =>
    recipe.blocks
      .map((block, index) => ({ block, key: `${block.type}-${index}` }))
      .filter(({ block }) => placeOf(block) === place)
      .map(({ block, key }) => <Block key={key} block={block} recipe={recipe} aboutLinks={aboutLinks} />);
  const path = recipePath(recipe);
  const shareHref = resultsHref(recipe);
  const related = relatedCards(recipe);
  const browserRecipe = cookRecipe(recipe);
  const crumbs = recipeCrumbs(recipe);
  return (
    <KitchenProvider recipe={browserRecipe}>
      <CookProvider recipe={browserRecipe} shareHref={shareHref}>
        <JsonLd data={recipeJsonLd(recipe)} />
        <JsonLd data={breadcrumbJsonLd(crumbs)} />
        <article className={styles.recipe}>
          <RecipeHeader
            recipe={recipe}
            crumbs={crumbs.slice(0, -1)}
            actions={<RecipeActions recipe={recipe} planned={browserRecipe} />}
          />
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
          {/* Last line of the printed page: its address, with the servings and units it was printed for. */}
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
        <CookBar recipeId={RECIPE_ID}>{icon(ChefHat, 18)}</CookBar>
      </CookProvider>
    </KitchenProvider>
  );
}

const icon = (lines: IconNode, size = 22) => <Icon of={lines} size={size} />;

/** Beside each other they fill a narrow column. */
const GROWING = '@max-md:grow @max-md:px-4';
const GROUP = '-mx-3 flex flex-wrap justify-between @max-md:grow';
const WITH_TEXT =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-display text-sm font-medium hover:bg-sunk';

/** Actions of a recipe. Texts and icons are passed to the client components, so that they add no script. */
function RecipeActions({ recipe, planned }: { recipe: Recipe; planned: PlannedRecipe }) {
  // For a recipe that takes days, the steps come before the shopping.
  const isLong = blocksOf(recipe, 'advance').length > 0;
  const part = isLong ? messages.jumpToInstructions : messages.jumpToRecipe;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2.5 print:hidden">
      {/* The only one that works without script. */}
      <a className={buttonClass({ className: GROWING })} href={isLong ? '#advance' : `#${RECIPE_ID}`}>
        {messages.jumpTo({ part })}
        {icon(ArrowDown, 18)}
      </a>
      <CookButton look="quiet" className={`js-only ${GROWING}`} reopens>
        {icon(ChefHat, 18)}
      </CookButton>
      <div className="js-only flex basis-full flex-wrap justify-between gap-x-2 gap-y-1">
        <span className={GROUP}>
          <PlanButton recipe={planned} className={WITH_TEXT}>
            {icon(CalendarClock, 20)}
            {messages.planTime}
          </PlanButton>
          <ShoppingButton className={WITH_TEXT}>
            {icon(ListPlus, 20)}
            {messages.addToList}
          </ShoppingButton>
        </span>
        <span className={GROUP}>
          <PrintButton>{icon(Printer)}</PrintButton>
          <SaveToggle
            list="favourites"
            texts={{
              names: [messages.addFavourite, messages.removeFavourite],
              notices: [messages.addedFavourite, messages.removedFavourite],
            }}
          >
            {icon(Heart)}
          </SaveToggle>
          <ShareButton>{icon(Share2)}</ShareButton>
          <SaveToggle
            list="later"
            texts={{
              names: [messages.saveForLater, messages.removeSaved],
              notices: [messages.savedForLater, messages.removedSaved],
            }}
          >
            {icon(Bookmark)}
          </SaveToggle>
        </span>
      </div>
    </div>
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
