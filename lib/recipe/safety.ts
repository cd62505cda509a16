import 'server-only';
import * as messages from '@/.content/messages/foodSafety';
import { comma } from '@/.content/messages/text';
import { authorityOf } from '@/lib/content/food-safety';
import type { Authority } from '@/lib/content/schema/food-safety';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Step } from '@/lib/content/schema/recipe-step';
import { foodSafety, groceries, site } from '@/lib/content/server';
import { blocksOf, everyIngredientOf } from './blocks';

type WithBlocks = Pick<Recipe, 'blocks'>;

/** Safety of the food of a step, as texts with references. */
export type StepSafety = {
  /** In the language of the recipe; undefined if the recipe says nothing. */
  text?: string | undefined;
  /** "Safe at {@74} (Health Canada).", in the language of the site; undefined for a step that cooks no raw food. */
  safeAt?: string | undefined;
};

const authority = authorityOf(foodSafety, site.foodSafety);

const kindOf = (buy: string | undefined) => (groceries as Record<string, { kind?: string }>)[buy ?? '']?.kind;

/** "{@70} for 2 minutes". */
function temperatureOf({ at, hold }: Authority['cook'][string]): string {
  return hold === undefined ? `{@${at}}` : messages.held({ temperature: `{@${at}}`, count: hold });
}

/** "{@71}, chicken thigh at {@74}": of the foods that a step cooks, then of substitutes that differ. */
function temperaturesOf({ cooks = [] }: Step, recipe: WithBlocks, { cook }: Authority): string[] {
  const foods = everyIngredientOf(recipe).filter(({ id }) => cooks.includes(id));
  const swaps = blocksOf(recipe, 'swaps').flatMap(({ items }) => items);
  const named = [
    ...foods.map(({ name, buy }) => ({ name, rule: cook[kindOf(buy) ?? ''] })),
    ...swaps
      .filter((swap) => cooks.includes(swap.for))
      .map(({ title, kind }) => ({ name: title, rule: cook[kind ?? ''] })),
  ].flatMap(({ name, rule }) => (rule ? [{ name, temperature: temperatureOf(rule) }] : []));
  const [first] = named;
  if (!first) return [];
  const others = named.filter(({ temperature }) => temperature !== first.temperature);
  return [
    foods.length > 1 && others.length > 0 ? messages.foodAt(first) : first.temperature,
    ...others.map(({ name, temperature }) => messages.foodAt({ name, temperature })),
  ];
}

/** Safety of a step: what the recipe says, and the safe temperatures of the food that it cooks. */
export function stepSafety(step: Step, recipe: WithBlocks): StepSafety {
  const text = [step.safety, step.underdone].filter(Boolean).join(' ');
  const temperatures = authority ? temperaturesOf(step, recipe, authority).join(comma) : '';
  return {
    text: text === '' ? undefined : text,
    safeAt:
      authority && temperatures !== ''
        ? messages.safeAt({ temperatures, authority: authority.name })
        : undefined,
  };
}

/** Both texts in one, for files without languages. */
export function safetyText(step: Step, recipe: WithBlocks): string {
  const { text, safeAt } = stepSafety(step, recipe);
  return [text, safeAt].filter(Boolean).join(' ');
}
