import type * as schema from 'schema-dts';
import { goesIn } from '@/.content/messages/method';
import * as recipeMessages from '@/.content/messages/recipe';
import * as factNames from '@/.content/messages/restaurantFacts';
import * as messages from '@/.content/messages/shared';
import { buildDay } from '@/lib/content/build-day';
import type { Guide } from '@/lib/content/guide';
import { shareCrops } from '@/lib/content/pictures';
import { cityOf, splitName } from '@/lib/content/place';
import type { FoodEvent } from '@/lib/content/schema/event';
import type { Page } from '@/lib/content/schema/page';
import type { Ingredient, Recipe, Step } from '@/lib/content/schema/recipe';
import type { Restaurant, RestaurantFacts } from '@/lib/content/schema/restaurant';
import { site, vocabulary } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { daysOn } from '@/lib/events/status';
import { paymentNames } from '@/lib/guide/fact-text';
import { updatedOn } from '@/lib/recipe/all';
import { allergenText } from '@/lib/recipe/allergens';
import {
  chosenVariant,
  ingredientsOf,
  recipeAnchor,
  recipePath,
  stepGroupsOf,
  takesText,
  toolsOf,
  variantsOf,
} from '@/lib/recipe/blocks';
import { isoDuration } from '@/lib/recipe/durations';
import { languageOf } from '@/lib/recipe/language';
import { AS_WRITTEN, renderIngredient, renderText } from '@/lib/recipe/sentence';
import { yieldText } from '@/lib/recipe/servings';
import { longestOf } from '@/lib/text/time';

/** Structured data of one page. */
export type StructuredData = schema.WithContext<schema.Thing> | schema.Graph;

/** Breadcrumb: name and path of a page. */
export type Crumb = { name: string; path: string };

const CONTEXT = 'https://schema.org';

/** Full addresses of the JPEG crops of a picture. */
const imagesOf = (name: string) => shareCrops(name).map(({ src }) => absoluteUrl(src));

/** The site as author. */
function organization() {
  return {
    '@type': 'Organization',
    '@id': `${absoluteUrl('/')}#organization`,
    name: site.name,
    url: absoluteUrl('/'),
    sameAs: site.socials.map((social) => social.href),
  } satisfies schema.Organization;
}

/** Breadcrumbs of a recipe: all recipes, its category if that has a page, the recipe. */
export function recipeCrumbs(recipe: Recipe): Crumb[] {
  const category = recipe.pageCategory ?? recipe.category;
  const path = vocabulary.categories.find(({ name }) => name === category)?.page;
  return [
    { name: recipeMessages.recipes, path: '/recipes' },
    ...(path ? [{ name: category, path }] : []),
    { name: recipe.title, path: recipePath(recipe) },
  ];
}

/** BreadcrumbList from the home page to a page. Null for fewer than two entries. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[]): schema.WithContext<schema.BreadcrumbList> | null {
  if (crumbs.length < 2) return null;
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** WebSite, for the home page. */
export function websiteJsonLd(): schema.WithContext<schema.WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/')}#website`,
    name: site.name,
    url: absoluteUrl('/'),
    description: site.description,
    inLanguage: site.language,
    publisher: organization(),
  };
}

/** ProfilePage whose main entity is the author of every recipe. */
export function profilePageJsonLd({
  path,
  title,
  metaTitle = title,
  description,
  picture,
}: Omit<Page, 'sections'>) {
  const url = absoluteUrl(path);
  return {
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    '@id': `${url}#profile`,
    url,
    name: metaTitle,
    description,
    inLanguage: site.language,
    mainEntity: {
      ...organization(),
      description: site.description,
      image: picture && imagesOf(picture.name),
    },
  } satisfies schema.WithContext<schema.ProfilePage>;
}

/** ItemList of the pages of a list, in the order shown. Null for an empty list. */
export function itemListJsonLd(paths: readonly string[]): schema.WithContext<schema.ItemList> | null {
  if (paths.length === 0) return null;
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(path),
    })),
  };
}

/** Graph of several things; null for none. */
const graphOf = (things: schema.Event[] | schema.Restaurant[]): schema.Graph | null =>
  things.length === 0 ? null : { '@context': CONTEXT, '@graph': things };

/** Events of a page at their next dates after the build. Null for none. */
export function eventsJsonLd(events: readonly FoodEvent[], path: string): schema.Graph | null {
  const today = buildDay();
  return graphOf(
    events.map((event): schema.Event => {
      const { id, name, location, address, description, picture, source } = event;
      const { starts, ends } = daysOn(event, today);
      const url = `${absoluteUrl(path)}#${id}`;
      return {
        '@type': 'Event',
        '@id': url,
        name,
        startDate: starts,
        endDate: ends,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: location,
          address: {
            '@type': 'PostalAddress',
            streetAddress: address.street,
            addressLocality: address.locality,
            addressRegion: address.region,
            addressCountry: address.country,
          },
        },
        description,
        image: imagesOf(picture.name),
        organizer: { '@type': 'Organization', name: source.name, url: source.href },
        url,
      };
    }),
  );
}

/** Properties of a restaurant that schema.org defines. */
function factsJsonLd(facts: RestaurantFacts): Omit<Exclude<schema.Restaurant, string>, '@type'> {
  const { price, phone, website, booking, bookingLink, payment, access } = facts;
  return {
    priceRange: price,
    telephone: phone,
    url: website,
    acceptsReservations: bookingLink ?? (booking && booking !== 'none'),
    paymentAccepted: payment && paymentNames(payment).join(', '),
    amenityFeature: access && {
      '@type': 'LocationFeatureSpecification',
      name: factNames.stepFreeAccess,
      value: access === 'step-free',
    },
  };
}

/** Restaurants with a known street, without the rating of the creator, which is no review. Null for none. */
export function restaurantsJsonLd(
  restaurants: readonly Restaurant[],
  guide: Pick<Guide, 'id' | 'name' | 'regions' | 'country' | 'province'>,
): schema.Graph | null {
  const known = restaurants.filter(({ street }) => street !== undefined);
  return graphOf(
    known.map(
      ({ name, cuisine, street, region, coordinates, coordinatesOf, facts }): schema.Restaurant => ({
        '@type': 'Restaurant',
        name: splitName(name).name,
        servesCuisine: cuisine,
        ...(facts && factsJsonLd(facts)),
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: cityOf(region, guide),
          addressRegion: guide.province,
          addressCountry: guide.country,
        },
        geo:
          coordinates && coordinatesOf !== 'block'
            ? {
                '@type': 'GeoCoordinates',
                latitude: coordinates[0],
                longitude: coordinates[1],
              }
            : undefined,
      }),
    ),
  );
}

/** Diets that schema.org defines. */
const DIETS: Readonly<Record<string, schema.RestrictedDiet>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'dairy-free': 'https://schema.org/LowLactoseDiet',
};

function ingredientLine(ingredient: Ingredient): string {
  const line = renderIngredient(ingredient, AS_WRITTEN);
  return ingredient.note
    ? messages.ingredientNote({ ingredient: line, note: renderText(ingredient.note, AS_WRITTEN) })
    : line;
}

/** Undefined for an empty list. */
const ifAny = <T>(list: T[]) => (list.length > 0 ? list : undefined);

const inGrams = (grams?: number) => (grams === undefined ? undefined : `${grams} g`);

/** Nutrition per serving; undefined if the recipe has none. */
function nutrition({ nutrition: given }: Recipe): schema.NutritionInformation | undefined {
  if (!given) return undefined;
  return {
    '@type': 'NutritionInformation',
    servingSize: messages.oneServing,
    calories: given.calories === undefined ? undefined : `${given.calories} kcal`,
    proteinContent: inGrams(given.protein),
    carbohydrateContent: inGrams(given.carbohydrate),
    fatContent: inGrams(given.fat),
    saturatedFatContent: inGrams(given.saturatedFat),
    fiberContent: inGrams(given.fibre),
    sugarContent: inGrams(given.sugar),
    sodiumContent: given.sodium === undefined ? undefined : `${given.sodium} mg`,
  };
}

/** Texts of the first variant: its ingredients, and the allergens of others. */
function versionWords(step: Step, recipe: Recipe): string {
  const variants = variantsOf(recipe);
  if (!step.uses || !variants) return '';
  const { title, items } = chosenVariant(variants, null);
  const ingredients = items.map(ingredientLine).join('; ');
  return messages.version({ version: title, ingredients, allergens: allergenText(recipe) }).trim();
}

function stepJsonLd(step: Step, recipe: Recipe, ingredients: readonly Ingredient[]): schema.HowToStep {
  return {
    '@type': 'HowToStep',
    name: step.title,
    text: [
      renderText(step.text, AS_WRITTEN, { ingredients, durations: step.durations }),
      step.takes && `${goesIn} ${renderText(takesText(step), AS_WRITTEN, { ingredients })}.`,
      versionWords(step, recipe),
      renderText(step.safety ?? '', AS_WRITTEN, { ingredients }),
    ]
      .filter(Boolean)
      .join(' '),
    url: absoluteUrl(`${recipePath(recipe)}#${recipeAnchor(step.id)}`),
    image: step.picture && imagesOf(step.picture.name),
  };
}

/** HowToSections for several titled groups, otherwise a list of HowToSteps. */
function instructions(recipe: Recipe): (schema.HowToStep | schema.HowToSection)[] {
  const ingredients = ingredientsOf(recipe);
  const sections = stepGroupsOf(recipe).map(({ title, steps }) => ({
    '@type': 'HowToSection' as const,
    name: title,
    itemListElement: steps.map((step) => stepJsonLd(step, recipe, ingredients)),
  }));
  const isPlain = sections.length < 2 || sections.some(({ name }) => !name);
  return isPlain ? sections.flatMap(({ itemListElement }) => itemListElement) : sections;
}

/** Recipe from the same blocks and times as its page. */
export function recipeJsonLd(recipe: Recipe): schema.WithContext<schema.Recipe> {
  const url = absoluteUrl(recipePath(recipe));
  const { yield: made } = recipe;
  return {
    '@context': CONTEXT,
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    name: recipe.title,
    alternateName: recipe.native?.text,
    url,
    mainEntityOfPage: url,
    image: imagesOf(recipe.picture.name),
    author: organization(),
    datePublished: recipe.published,
    dateModified: updatedOn(recipe),
    description: recipe.description,
    inLanguage: languageOf(recipe),
    keywords: recipe.keywords.join(', '),
    recipeCategory: recipe.pageCategory ?? recipe.category,
    recipeCuisine: recipe.cuisine,
    suitableForDiet: ifAny(recipe.diets.flatMap((diet) => DIETS[diet] ?? [])),
    recipeYield: yieldText(made.text ?? made.amount, made.unit, made.plural),
    prepTime: isoDuration(longestOf(recipe.times.prep)),
    // No cooking time is left out instead of `PT0M`.
    cookTime: recipe.times.cook === 0 ? undefined : isoDuration(longestOf(recipe.times.cook)),
    totalTime: isoDuration(longestOf(recipe.times.total)),
    nutrition: nutrition(recipe),
    isBasedOn: recipe.source && {
      '@type': 'CreativeWork',
      name: recipe.source.name,
      url: recipe.source.href,
    },
    tool: ifAny(
      toolsOf(recipe).map((tool) => ({ '@type': 'HowToTool', name: renderText(tool, AS_WRITTEN) }) as const),
    ),
    recipeIngredient: ingredientsOf(recipe).map(ingredientLine),
    recipeInstructions: instructions(recipe),
  };
}
