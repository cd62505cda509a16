import * as messages from '@/.content/messages/recipe';
import type { FactField, Recipe } from '@/lib/content/schema/recipe';
import { decimal } from '@/lib/text/decimal';
import { listWords } from '@/lib/text/list';
import { capitalize } from '@/lib/text/words';
import { allergenText, mayContainText } from './allergens';
import { dietTexts } from './diets';

/** Figures of a serving, in the order shown. */
const FIGURES = {
  calories: messages.calories,
  protein: messages.protein,
  carbohydrate: messages.carbohydrate,
  fat: messages.fat,
  saturatedFat: messages.saturatedFat,
  fibre: messages.fibre,
  sugar: messages.sugar,
  sodium: messages.sodium,
} satisfies Record<keyof NonNullable<Recipe['nutrition']>, (of: { number: string }) => string>;

/** "425 kcal and 35 g protein a serving."; '' for no figures. */
function describeNutrition(nutrition: NonNullable<Recipe['nutrition']>): string {
  const figures = (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).flatMap((key) => {
    const value = nutrition[key];
    return value === undefined ? [] : [FIGURES[key]({ number: decimal(value) })];
  });
  return figures.length > 0 ? messages.aServing({ figures: listWords(figures, 'and') }) : '';
}

const LEVELS: Record<Recipe['difficulty'], string> = {
  Beginner: messages.beginnerLevel,
  Easy: messages.easyLevel,
  Medium: messages.mediumLevel,
};

function describeDiets(recipe: Recipe): string {
  const diets = dietTexts(recipe);
  return diets.length > 0 ? messages.diets({ diets: capitalize(listWords(diets, 'and')) }) : '';
}

/** Sentence for each fact of a recipe, in the order they are read; '' for none. */
const FACTS: Record<FactField, (recipe: Recipe) => string> = {
  difficulty: ({ difficulty }) => LEVELS[difficulty],
  allergens: (recipe) => [allergenText(recipe), mayContainText(recipe)].filter(Boolean).join(' '),
  diets: describeDiets,
  nutrition: ({ nutrition }) => (nutrition ? describeNutrition(nutrition) : ''),
  source: ({ source }) => (source ? messages.adaptedFrom({ source: source.name }) : ''),
};

/** Facts of a recipe as sentences. Allergens are those of the first version. */
export function factSentences(recipe: Recipe): { field: FactField; text: string }[] {
  return (Object.keys(FACTS) as FactField[])
    .map((field) => ({ field, text: FACTS[field](recipe) }))
    .filter(({ text }) => text !== '');
}
