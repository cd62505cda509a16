import type * as schema from 'schema-dts';
import { goesIn } from '@/.content/messages/method';
import * as recipeMessages from '@/.content/messages/recipe';
import * as messages from '@/.content/messages/shared';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Step } from '@/lib/content/schema/recipe-step';
import { vocabulary } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { updatedOn } from '@/lib/recipe/all';
import { allergenText } from '@/lib/recipe/allergens';
import {
  blocksOf,
  cardTitle,
  chosenVariant,
  ingredientsOf,
  recipeAnchor,
  recipePath,
  stepGroupsOf,
  takesText,
  toolsOf,
  variantsOf,
} from '@/lib/recipe/blocks';
import { certainDiets } from '@/lib/recipe/diets';
import { isoDuration } from '@/lib/recipe/durations';
import { languageOf } from '@/lib/recipe/language';
import { safetyText } from '@/lib/recipe/safety';
import { AS_WRITTEN, renderIngredient, renderText } from '@/lib/recipe/sentence';
import { yieldText } from '@/lib/recipe/servings';
import { longestOf } from '@/lib/text/time';
import { authorReference, CONTEXT, ifAny, imagesOf, type NamedPath } from './site-json-ld';

/** Breadcrumbs of a recipe: all recipes, its category if that has a page, the recipe. */
export function recipeCrumbs(recipe: Recipe): NamedPath[] {
  const category = recipe.pageCategory ?? recipe.category;
  const path = vocabulary.categories.find(({ name }) => name === category)?.page;
  return [
    { name: recipeMessages.recipes, path: '/recipes' },
    ...(path ? [{ name: category, path }] : []),
    { name: cardTitle(recipe), path: recipePath(recipe) },
  ];
}

/** Diets by their addresses at schema.org, without those that depend on the brand of a food. */
function suitableDiets(recipe: Recipe): schema.RestrictedDiet[] {
  return certainDiets(recipe).flatMap(({ suitableForDiet }) =>
    suitableForDiet === undefined ? [] : [`https://schema.org/${suitableForDiet}` as const],
  );
}

/** Ingredient with its amount and note as plain text: "400 g beef shin, in 2 cm dice". */
export function ingredientLine(ingredient: Ingredient): string {
  const line = renderIngredient(ingredient, AS_WRITTEN);
  return ingredient.note
    ? messages.ingredientNote({ ingredient: line, note: renderText(ingredient.note, AS_WRITTEN) })
    : line;
}

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
      renderText(safetyText(step, recipe), AS_WRITTEN, { ingredients }),
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

/** Videos with a day of upload, which search engines require. */
function videos(recipe: Recipe): schema.VideoObject[] {
  const videoOf = ({ title, video, poster, uploaded }: BlockOf<'video'>): schema.VideoObject[] =>
    uploaded === undefined
      ? []
      : [
          {
            '@type': 'VideoObject',
            name: title,
            description: recipe.description,
            thumbnailUrl: imagesOf(poster.name),
            uploadDate: uploaded,
            embedUrl: `https://www.youtube-nocookie.com/embed/${video}`,
          },
        ];
  return blocksOf(recipe, 'video').flatMap(videoOf);
}

/** The heading of its page, if it differs from its name, and its name in its own script. */
function otherNames(recipe: Recipe): string[] | string | undefined {
  const { title, native } = recipe;
  const names = [...(title === cardTitle(recipe) ? [] : [title]), ...(native ? [native.text] : [])];
  return names.length > 1 ? names : names[0];
}

/** Recipe from the same blocks and times as its page. */
export function recipeNode(recipe: Recipe) {
  const url = absoluteUrl(recipePath(recipe));
  const { yield: made } = recipe;
  return {
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    name: cardTitle(recipe),
    alternateName: otherNames(recipe),
    url,
    mainEntityOfPage: url,
    image: imagesOf(recipe.picture.name),
    author: authorReference(),
    datePublished: recipe.published,
    dateModified: updatedOn(recipe),
    description: recipe.description,
    inLanguage: languageOf(recipe),
    keywords: recipe.keywords.join(', '),
    recipeCategory: recipe.pageCategory ?? recipe.category,
    recipeCuisine: recipe.cuisine,
    suitableForDiet: ifAny(suitableDiets(recipe)),
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
    video: ifAny(videos(recipe)),
  } satisfies schema.Recipe;
}

/** Recipe as a document of its own: `recipe.json`. */
export function recipeJsonLd(recipe: Recipe): schema.WithContext<schema.Recipe> {
  return { '@context': CONTEXT, ...recipeNode(recipe) };
}
