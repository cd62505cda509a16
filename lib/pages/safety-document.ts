import 'server-only';
import * as foodSafety from '@/.content/messages/foodSafety';
import * as learn from '@/.content/messages/learn';
import * as messages from '@/.content/messages/safeTemperatures';
import type { Authority } from '@/lib/content/schema/food-safety';
import type { SafetySection } from '@/lib/content/schema/safety-sections';
import { type CookedRecipe, type SafeFood, safeFoods, underdoneFoods } from '@/lib/recipe/safe-temperatures';
import { siteAuthority } from '@/lib/recipe/safety';
import type { DocumentItem } from '@/lib/seo/document';
import { nameBefore, sentences } from '@/lib/seo/recipe-document';
import {
  daysText,
  dishRows,
  heldText,
  inBothUnits,
  keepingFigures,
  resultText,
  wayTexts,
} from './safety-text';

/** "Rice Bowls 74 °C (165 °F)". */
const recipeText = ({ title, results }: CookedRecipe) =>
  [
    title,
    ...results.map((result) => {
      if ('reason' in result) return `${messages.underdone} ${result.reason}`;
      const { text, fahrenheit, held } = resultText(result);
      return [text, fahrenheit && `(${fahrenheit})`, held].filter(Boolean).join(' ');
    }),
  ].join(' ');

function foodItem(food: SafeFood): DocumentItem {
  const { name, safe, days, recipes } = food;
  const figure = [inBothUnits(safe.at), heldText(safe)].filter(Boolean).join(' ');
  const texts = [
    figure,
    ...wayTexts(food),
    ...(days === undefined ? [] : [`${messages.fridge}: ${daysText(days)}`]),
    ...(recipes.length > 0 ? [`${learn.inMyRecipes}: ${sentences(recipes.map(recipeText))}`] : []),
  ];
  return { name: nameBefore(name), text: sentences(texts) };
}

function itemsOf(type: SafetySection['type'], authority: Authority): DocumentItem[] {
  const foods = safeFoods(authority);
  switch (type) {
    case 'safeTemperatures':
      return foods.map(foodItem);
    case 'underdone':
      return underdoneFoods(authority, foods).map(({ name, condition, recipes }) => ({
        name: nameBefore(name),
        text: sentences([
          condition,
          ...recipes.map(({ title, instead }) => `${title}: ${instead.join(' ')}`),
        ]),
      }));
    case 'safeKeeping':
      return [
        ...keepingFigures(authority).map(({ id, label, figure, after }) => ({
          name: nameBefore(label),
          // Temperatures are followed by the other unit, hours by “at most”.
          text: sentences([id === 'out' ? `${figure} ${after}` : `${figure} / ${after}`]),
        })),
        ...dishRows(authority).map(({ name, fridge, freezer }) => ({
          name: nameBefore(name),
          text: sentences([`${messages.inFridge}: ${fridge}`, `${messages.inFreezer}: ${freezer}`]),
        })),
      ];
  }
}

/** Figures of the authority that a section shows, as text; none without an authority. */
export const safetyItems = (type: SafetySection['type']): DocumentItem[] =>
  siteAuthority ? itemsOf(type, siteAuthority) : [];

/** Sentence over the figures. */
export const safetyOpening = (type: SafetySection['type']): string | undefined =>
  type === 'underdone' ? foodSafety.atRisk : undefined;
