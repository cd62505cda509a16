import {
  ArrowDown,
  ArrowRight,
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
import { Comments } from '@/.content/comments';
import * as plan from '@/.content/messages/plan';
import * as messages from '@/.content/messages/recipe';
import * as email from '@/.content/messages/resultsEmail';
import { Picture } from '@/components/content/picture';
import { CookBar, CookButton, CookProvider } from '@/components/cook/cook-start.client';
import { EatOut } from '@/components/guide/restaurant-links';
import { PlanLine } from '@/components/plan/plan-line.client';
import { PrintRecipeButton, ShareButton } from '@/components/recipe/actions.client';
import { Block, type BlockColumn, blockColumnOf } from '@/components/recipe/block';
import { ListEndLoader } from '@/components/recipe/list-end-loader.client';
import { MoreLikeThis } from '@/components/recipe/more-like-this';
import styles from '@/components/recipe/recipe.module.css';
import { ChoiceInAddress, RecipeProvider } from '@/components/recipe/recipe-choice.client';
import { RecipeHeader } from '@/components/recipe/recipe-header';
import { type SaveTexts, SaveToggle } from '@/components/saved/save-toggle.client';
import { JsonLd } from '@/components/seo/json-ld';
import { recipeButtons } from '@/components/shopping/recipe-buttons';
import { ChangeListed, ShoppingButton } from '@/components/shopping/shopping-button.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { cookRecipe } from '@/lib/cook/cook-recipe';
import { learnCards } from '@/lib/education/pages';
import { recipeGraph } from '@/lib/pages/content-graphs';
import type { PlannedRecipe } from '@/lib/plan/plan';
import { planTimeline } from '@/lib/plan/timeline';
import { blocksOf, cardTitle, dishName, recipePath, stepsOf } from '@/lib/recipe/blocks';
import { recipeCardData } from '@/lib/recipe/card';
import { needsSecondSheet } from '@/lib/recipe/paper';
import { relatedRecipes } from '@/lib/recipe-list/cards';
import { recipeCrumbs } from '@/lib/seo/recipe-json-ld';
import { timeWords } from '@/lib/text/clock';
import { mailHref } from '@/lib/text/mail';
import { rich } from '@/lib/text/rich';

const RECIPE_ID = 'recipe';

/** The planner's default time to eat, in minutes after midnight. */
const DINNER = 19 * 60;

const FAVOURITE: SaveTexts = {
  names: [messages.addFavourite, messages.removeFavourite],
  notices: [messages.addedFavourite, messages.removedFavourite],
  hint: messages.favouriteHint,
  addedText: messages.addedFavouriteText,
  on: messages.favourite,
};

const LATER: SaveTexts = {
  names: [messages.saveForLater, messages.removeSaved],
  notices: [messages.savedForLater, messages.removedSaved],
  hint: messages.laterHint,
  on: messages.saved,
};

const FILE = 'link py-3 text-ink';
const COLUMN = 'flex flex-col gap-10';

/** Addresses of the cards that explain ingredients, by the id of the card. */
const aboutLinks = new Map([...learnCards].map(([id, card]) => [id, `${card.page}#${card.id}`]));

/** Address with the scheme mailto of a message about the recipe, to which visitors can attach a photo. */
export function resultsHref(recipe: Recipe): string {
  return mailHref({
    to: site.contactEmail,
    subject: email.subject({ title: cardTitle(recipe) }),
    body: [email.photo, email.howItWent, email.changes, absoluteUrl(recipePath(recipe))].join('\n\n'),
  });
}

/** The page of a recipe, from title to what to cook next, at any of its addresses. */
export function RecipePage({ recipe }: { recipe: Recipe }) {
  const blocks = (place: BlockColumn) =>
    recipe.blocks
      .map((block, index) => ({ block, key: `${block.type}-${index}` }))
      .filter(({ block }) => blockColumnOf(block) === place)
      .map(({ block, key }) => <Block key={key} block={block} recipe={recipe} aboutLinks={aboutLinks} />);
  const path = recipePath(recipe);
  const shareHref = resultsHref(recipe);
  const browserRecipe = cookRecipe(recipe);
  const crumbs = recipeCrumbs(recipe);
  // On paper only: the address, with the servings and units it was printed for. In the header it is never alone;
  // after the last text it could be, on another sheet.
  const source = (
    <p className={`${styles.source} hidden font-display wrap-anywhere print:block`} translate="no">
      {site.name}, {absoluteUrl(path).replace(/^https?:\/\//, '')}
      <ChoiceInAddress />
    </p>
  );
  return (
    <RecipeProvider recipe={browserRecipe}>
      <CookProvider
        recipe={browserRecipe}
        dish={{
          name: dishName(recipe),
          picture: <Picture picture={recipe.eaten ?? recipe.picture} sizes="max(100vw, 90vh)" decorative />,
          isEaten: recipe.eaten !== undefined,
          save: (
            <SaveToggle list="favourites" className={buttonClass({ look: 'quiet' })} texts={FAVOURITE}>
              {icon(Heart, 18)}
              <span>{messages.addFavourite}</span>
            </SaveToggle>
          ),
          shareHref,
        }}
      >
        <JsonLd graph={recipeGraph(recipe)} />
        <article className={`${styles.recipe} ${needsSecondSheet(recipe) ? styles.twoSheets : ''}`}>
          <RecipeHeader
            recipe={recipe}
            crumbs={crumbs.slice(0, -1)}
            actions={
              <>
                <RecipeActions recipe={recipe} planned={browserRecipe} />
                {source}
              </>
            }
          />
          <div
            className={`${styles.columns} wrap mt-part grid gap-x-gap gap-y-10 *:min-w-0 lg:grid-cols-[5fr_8fr] lg:gap-x-12 xl:gap-x-20`}
            id={RECIPE_ID}
          >
            <div className={`${styles.list} needs-heights ${COLUMN}`}>
              {blocks('side')}
              <ListEndLoader />
            </div>
            <div className={`@container ${styles.method} ${COLUMN}`}>{blocks('main')}</div>
            <div className={`${styles.aside} ${COLUMN}`}>{blocks('aside')}</div>
          </div>
          {blocks('wide')}
          <ShareResults href={shareHref} />
          {Comments && <Comments path={`${path}/`} title={cardTitle(recipe)} />}
          <p className="wrap secondary mt-6 print:hidden">
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
              markdown: (
                <Link className={FILE} href={`${path}/recipe.md`}>
                  Markdown
                </Link>
              ),
            })}
          </p>
        </article>
        <EatOut recipe={recipe} />
        <MoreLikeThis
          cards={relatedRecipes(recipe).map((other, _, { length }) => ({
            ...recipeCardData(other),
            // Only a large card has room for it.
            ...(length === 1 && { text: other.dek }),
            actions: recipeButtons(other),
          }))}
        />
        <CookBar recipeId={RECIPE_ID}>{icon(ChefHat, 18)}</CookBar>
      </CookProvider>
    </RecipeProvider>
  );
}

const icon = (lines: IconNode, size = 22) => <Icon of={lines} size={size} />;

/** Minutes of recipes whose line to the planner needs more room: a day for the start, and days. */
const LONG = 6 * 60;
const DAYS = 36 * 60;

/** Actions of a recipe. Texts and icons are passed to the client components, so that they add no script. */
function RecipeActions({ recipe, planned }: { recipe: Recipe; planned: PlannedRecipe }) {
  // For a recipe that takes days, the steps come before the shopping.
  const isLong = blocksOf(recipe, 'advance').length > 0;
  const part = isLong ? messages.jumpToInstructions : messages.jumpToRecipe;
  const { total } = planTimeline(stepsOf(recipe), 'long');
  return (
    <div className="mt-4 print:hidden">
      <div className={`${styles.actions} js-only flex flex-wrap gap-1`}>
        <CookButton className="grow basis-32 px-3" reopens>
          {icon(ChefHat, 20)}
        </CookButton>
        <SaveToggle list="later" className="" texts={LATER}>
          {icon(Bookmark)}
          <span>{messages.save}</span>
        </SaveToggle>
        <ShoppingButton>
          {icon(ListPlus)}
          <span aria-hidden="true">{messages.list}</span>{' '}
          <span className="sr-only">{messages.addToList}</span>
        </ShoppingButton>
        <ShareButton className="">
          {icon(Share2)}
          <span>{messages.share}</span>
        </ShareButton>
      </div>
      <div className="js-only mt-3">
        <PlanLine
          recipe={planned}
          question={plan.wantToEat({ moment: plan.atTime({ time: timeWords(DINNER) }) })}
          length={total >= DAYS ? 'days' : total >= LONG ? 'long' : 'short'}
          icon={<Icon of={CalendarClock} className="max-sm:hidden" />}
          arrow={<Icon of={ArrowRight} size={18} directed />}
        />
      </div>
      <div className="mt-1 -me-3 flex flex-wrap items-center justify-between gap-x-2">
        {/* The only one that works without script. */}
        <a
          className="link inline-flex min-h-11 items-center gap-1.5 font-display text-sm font-medium"
          href={isLong ? '#advance' : `#${RECIPE_ID}`}
        >
          {messages.jumpTo({ part })}
          {/* The longer name leaves no room for it on a phone. */}
          <Icon of={ArrowDown} size={18} className={isLong ? 'max-sm:hidden' : undefined} />
        </a>
        <ChangeListed className="link min-h-11 px-2 font-display text-sm font-medium" />
        {/* In a row of its own on narrow phones, its icon begins where the text does. */}
        <span className={`${styles.marks} js-only -ms-2 flex`}>
          <SaveToggle list="favourites" texts={FAVOURITE}>
            {icon(Heart)}
            <span>{messages.favourite}</span>
          </SaveToggle>
          <PrintRecipeButton>{icon(Printer)}</PrintRecipeButton>
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
