import type { FoodKnowledge } from '@/lib/content/known-foods';
import type { Recipe } from '@/lib/content/schema/recipe';
import { counted } from '@/lib/text/words';
import { cleanRecipe } from './clean-recipe';
import { describe, detectLanguage, draftSlug, writtenDay } from './draft-head';
import { draftIngredients, type Row } from './draft-ingredients';
import { draftNutrition } from './draft-nutrition';
import { type DraftStep, draftSteps } from './draft-steps';
import { draftTimes } from './draft-times';
import { markMeasures, withoutBraces, withoutMeasures } from './marks';
import { categoryOf, type Settings } from './settings';
import type { SourcePhoto, SourceRecipe } from './source-recipe';
import { namedMinutes } from './timers';
import { firstWords, pageTitle } from './titles';
import { measuredYield, readYield } from './yields';

/** Site that drafts are made for: its names that drafts may use, and its default language. */
export type DraftContext = {
  settings: Settings;
  categories: readonly string[];
  pictures: readonly string[];
  foods: readonly string[];
  /** Groceries of the site, and words by which foods are called. */
  knowledge: FoodKnowledge;
  /** BCP 47 language of the site. */
  language: string;
  /** YYYY-MM-DD. */
  today: string;
};

/** Draft before it is written, without its number. */
export type Draft = {
  slug: string;
  fields: Record<string, unknown>;
  /** Points that the owner has to settle before publication: fields that had to be filled with something. */
  todo: string[];
  /** Remarks, for the comment at the top and the report. */
  open: string[];
  rows: Row[];
  /** Steps as they are in the fields, each with its photograph. */
  steps: { step: DraftStep; photo: SourcePhoto | undefined }[];
  /** Words without an answer in data/import.yaml. */
  asked: Asked;
};

/** Words of a source that are asked once for all recipes, by the parts of data/import.yaml. */
export type Asked = { categories: readonly string[]; units: readonly string[]; foods: readonly string[] };

const NOTES_TITLE: Readonly<Record<string, string>> = {
  ko: '메모',
  ja: 'メモ',
  de: 'Notizen',
  fr: 'Notes',
  es: 'Notas',
};

/** Difficulty of a recipe whose source names none, by its number of ingredients and steps. */
function difficultyOf({ ingredients, steps }: { ingredients: number; steps: number }): Recipe['difficulty'] {
  if (ingredients > 14 || steps > 10) return 'Medium';
  return ingredients <= 6 && steps <= 5 ? 'Beginner' : 'Easy';
}

const todoLine = (point: string) => `✎ ${point}`;

/** The draft with more points to settle. */
export function withTodo(draft: Draft, points: readonly string[]): Draft {
  const todo = [...draft.todo, ...points];
  return { ...draft, todo, fields: { ...draft.fields, todo: todo.map(todoLine) } };
}

/** Draft out of a recipe of any source. What is missing begins with ✎ or has a line in `todo`: both stop publication. */
export function makeDraft(source: SourceRecipe, context: DraftContext): Draft {
  const recipe = cleanRecipe(source);
  const { settings, categories, pictures, language: site, today } = context;
  const open: string[] = [...recipe.leftOut];
  const language = detectLanguage(recipe, site);
  const isEnglish = (language ?? site).startsWith('en');

  const {
    groups,
    ids,
    groupOf,
    rows,
    allergens,
    unknown,
    unknownUnits,
    open: openLines,
  } = draftIngredients(recipe.ingredients, {
    isEnglish,
    foods: context.foods,
    knowledge: context.knowledge,
    units: settings.units,
    answers: settings.foods,
  });
  open.push(...openLines);
  const sentences = recipe.steps.flatMap(({ items }) => items.map(({ text }) => text));
  const named = namedMinutes(sentences);
  const { times, ...aboutTimes } = draftTimes(recipe, named);
  open.push(...aboutTimes.open);
  const ingredients = groups.flatMap(({ items }) =>
    items.map(({ id, name, plural, amount }) => ({
      id,
      name,
      plural,
      isCounted: typeof amount === 'number',
    })),
  );
  const sourceSteps = recipe.steps;
  if (sourceSteps.length === 0) open.push('method: the source has no steps');
  const steps = draftSteps(
    sourceSteps.length > 0 ? sourceSteps : [{ title: undefined, items: [{ text: '✎ What to do.' }] }],
    {
      ingredients,
      ids,
      groupOf,
      total: times.total,
      // The other part of the resting is in timers.
      rest: Math.max(0, (times.rest?.minutes ?? 0) - named.rest),
    },
  );
  open.push(...steps.open);
  const todo = [...aboutTimes.todo];
  const sources = sourceSteps.flatMap(({ items }) => items);

  const made = readYield(recipe.yields);
  const measured = recipe.yields.find((text) => measuredYield(text) !== undefined);
  if (measured && made) open.push(`yield: the source says “${measured}” too`);
  const why = measured
    ? `“${measured}” is an amount of food and counts no servings`
    : recipe.yields[0]
      ? `“${recipe.yields[0]}” cannot be read`
      : 'not in the source';
  if (!made) todo.push(`yield: ${why}; 4 servings only fill the field`);
  const category = categoryOf(recipe.categories, settings, categories);
  if (category === undefined)
    todo.push(
      `category: ${recipe.categories.length > 0 ? `theirs is ${recipe.categories.join(', ')}` : 'not in the source'}; choose one of yours`,
    );
  const published = recipe.scheduled ?? writtenDay(recipe.published, today);
  if (!published) open.push('published: not in the source; this is the day of the import');
  const extent = { ingredients: rows.length, steps: sentences.length };
  const difficulty = settings.difficulty ?? difficultyOf(extent);
  if (!settings.difficulty)
    open.push(
      `difficulty: ${difficulty} is worked out from ${counted(extent.ingredients, 'ingredient', 'ingredients')} and ${counted(extent.steps, 'step', 'steps')}`,
    );
  todo.push(
    [
      `allergens: all that labels have to name; ${allergens.length > 0 ? 'these were recognized' : 'none was recognized'}`,
      ...(unknown.length > 0
        ? [
            `not known are ${unknown.join(', ')}: say in buy, raw or contains if one is raw food or an allergen`,
          ]
        : []),
    ].join('; '),
    ...(unknownUnits.length > 0
      ? [`units: not known are ${unknownUnits.join(', ')}; their amounts are notes, which do not scale`]
      : []),
    ...steps.todo,
  );
  const { slug, lost } = draftSlug(recipe);
  if (lost !== undefined) todo.push(`slug: “${lost}” has no Latin letters; ${slug} only fills the field`);
  const dek = withoutMeasures(recipe.description ?? '');
  const equipment = recipe.equipment.map((tool) => markMeasures(tool)).filter((tool) => tool !== '');
  const notes = recipe.notes
    .filter(({ text }) => text.trim() !== '')
    .map(({ title, text }) => ({
      title: pageTitle(title) || firstWords(text) || '✎ Note',
      text: markMeasures(text),
    }));
  const { nutrition, open: openFigures } = draftNutrition(recipe.nutrition);
  open.push(...openFigures);
  open.push('types and diets: none is chosen', 'picture: needs your photograph');
  if (recipe.credit) open.push('source: delete it if the recipe is your own');
  const href = recipe.credit?.href;

  return {
    slug,
    todo,
    open,
    rows,
    steps: steps.groups
      .flatMap(({ items }) => items)
      .map((step, index) => ({ step, photo: sources[index]?.photo })),
    asked: {
      categories: category === undefined ? recipe.categories : [],
      units: unknownUnits,
      foods: unknown,
    },
    fields: {
      todo: todo.map(todoLine),
      slug,
      title: withoutBraces(recipe.title).trim() || '✎ Title',
      ...(language && { language }),
      category: category ?? categories[0] ?? '✎ Soup',
      types: [],
      cuisine: recipe.cuisines.map(withoutBraces).join(', ') || '✎ Where it comes from',
      keywords: recipe.keywords.length > 0 ? [...new Set(recipe.keywords)] : ['✎ words people search for'],
      description: describe(recipe.description ?? '', open),
      dek: dek || '✎ One or two sentences that make a reader hungry.',
      picture: {
        name: [slug, ...pictures].find((name) => pictures.includes(name)) ?? slug,
        alt: '✎ What the picture shows, in one sentence',
      },
      times,
      yield: made ?? { amount: 4, unit: 'serving' },
      difficulty,
      published: published ?? today,
      allergens,
      diets: [],
      ...(nutrition && { nutrition }),
      ...(recipe.credit && {
        source: {
          name: recipe.credit.name,
          ...(href && /^https?:\/\/[^\s/.]+\.[^\s]+$/.test(href) && { href }),
        },
      }),
      blocks: [
        groups.length === 1 && !groups[0]?.title
          ? { type: 'ingredients', items: groups[0]?.items }
          : { type: 'ingredients', groups },
        ...(equipment.length > 0 ? [{ type: 'equipment', items: equipment }] : []),
        {
          type: 'method',
          groups: steps.groups.map(({ title, items }) => ({
            ...(pageTitle(title) && { title: pageTitle(title) }),
            steps: items,
          })),
        },
        ...(notes.length > 0
          ? [{ type: 'notes', title: NOTES_TITLE[language ?? ''] ?? 'Notes', items: notes }]
          : []),
      ],
    },
  };
}
