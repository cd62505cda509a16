import 'server-only';
import * as messages from '@/.content/messages/foodSafety';
import { comma } from '@/.content/messages/text';
import { authorityOf } from '@/lib/content/food-safety';
import { type Cooked, underdoneOf, wayOf } from '@/lib/content/schema/cooking';
import type { Authority } from '@/lib/content/schema/food-safety';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Step } from '@/lib/content/schema/recipe-step';
import { foodSafety, site } from '@/lib/content/server';
import { capitalize } from '@/lib/text/words';
import { blocksOf, everyIngredientOf } from './blocks';
import { rawKindsOf } from './foods';
import { describeWay } from './ways';

type WithBlocks = Pick<Recipe, 'blocks'>;

/** Sentences on the safety of a step, in the language of the recipe or in that of the site. */
export type SafetyPart = {
  /** With references such as `{@74}`. */
  text: string;
  language: 'recipe' | 'site';
};

/** Authority of the site; undefined without data/food-safety.yaml. */
export const siteAuthority = authorityOf(foodSafety, site.foodSafety);

/** "{@70} for 2 minutes". */
function temperatureText({ at, hold }: Authority['cook'][string]): string {
  return hold === undefined ? `{@${at}}` : messages.held({ temperature: `{@${at}}`, count: hold });
}

/** "boiled for 10 minutes, until the yolk and the white are firm"; undefined for a way that has no rule. */
function wayRule(result: Cooked, kind: string, { ways }: Authority) {
  const found = wayOf(result);
  const rule = found && ways[found.way]?.[kind];
  return rule && { text: describeWay(found.way, rule), isByAuthority: rule.source !== undefined };
}

/** Food of a step with what makes it safe: a temperature, or a way without a thermometer. */
type Rule = { name: string; text: string; isTemperature: boolean; isByAuthority: boolean };

/** Sentence that says how the foods of a step, and substitutes for them, become safe. */
function rulesOf({ cooks = {} }: Step, recipe: WithBlocks, chosen: Authority): Rule[] {
  const listed = everyIngredientOf(recipe).filter(({ id }) => cooks[id] !== undefined);
  const swaps = blocksOf(recipe, 'swaps')
    .flatMap(({ items }) => items)
    .filter((swap) => cooks[swap.for] !== undefined);
  const foods = [
    ...listed.map((food) => ({ food, result: cooks[food.id] })),
    ...swaps.map((swap) => ({ food: { ...swap, name: swap.title }, result: swap.cooks ?? cooks[swap.for] })),
  ];
  return foods.flatMap(({ food, result }) =>
    rawKindsOf(food).flatMap((kind): Rule[] => {
      const rule = chosen.cook[kind];
      if (!rule || result === undefined) return [];
      const way = wayRule(result, kind, chosen);
      return [
        {
          name: food.name,
          text: way?.text ?? temperatureText(rule),
          isTemperature: !way,
          isByAuthority: way?.isByAuthority ?? true,
        },
      ];
    }),
  );
}

/**
 * "74 °C in the middle (Health Canada).": of the foods that a step cooks, then of those that differ. Without the authority
 * where it does not name the way.
 */
function safeText(step: Step, recipe: WithBlocks, chosen: Authority): string | undefined {
  const rules = rulesOf(step, recipe, chosen);
  const [first] = rules;
  if (!first) return undefined;
  const others = rules.filter(
    ({ text }, index) => text !== first.text && rules.findIndex((each) => each.text === text) === index,
  );
  const named = ({ name, text, isTemperature }: Rule) =>
    isTemperature ? messages.foodAt({ name, temperature: text }) : messages.foodWay({ name, way: text });
  const isAlone = Object.keys(step.cooks ?? {}).length === 1 || others.length === 0;
  const texts = [isAlone ? first.text : named(first), ...others.map(named)].join(comma);
  const safe = { temperatures: texts, authority: chosen.name };
  if (first.isTemperature && isAlone && others.length === 0) return messages.safeInMiddle(safe);
  const isByAuthority = [first, ...others].every((rule) => rule.isByAuthority);
  return capitalize(isByAuthority ? messages.safeAt(safe) : messages.safeWay({ ways: texts }));
}

/** For whom an underdone food matters, what they do, and the condition of the authority for food that stays raw. */
function underdoneParts(
  { cooks = {} }: Step,
  recipe: WithBlocks,
  chosen: Authority | undefined,
): SafetyPart[] {
  const results = Object.entries(cooks).flatMap(([id, result]) => {
    const reason = underdoneOf(result);
    return reason ? [{ id, ...reason }] : [];
  });
  if (results.length === 0) return [];
  const foods = everyIngredientOf(recipe).filter(({ id }) => results.some((each) => each.id === id));
  const conditions = foods.flatMap((food) =>
    rawKindsOf(food).flatMap((kind) => chosen?.underdone[kind]?.condition ?? []),
  );
  const instead = results.flatMap((each) => each.instead ?? []);
  return [
    { language: 'recipe', text: results.map(({ underdone }) => underdone).join(' ') },
    { language: 'site', text: messages.atRisk },
    ...instead.map((text) => ({ language: 'recipe' as const, text })),
    ...[...new Set(conditions)].map((text) => ({ language: 'site' as const, text })),
  ];
}

/** Safety of a step: what the recipe says, for whom an underdone food matters, and what makes the food safe. */
export function stepSafety(step: Step, recipe: WithBlocks): SafetyPart[] {
  const safe = siteAuthority && safeText(step, recipe, siteAuthority);
  return [
    ...(step.safety ? [{ language: 'recipe' as const, text: step.safety }] : []),
    ...underdoneParts(step, recipe, siteAuthority),
    ...(safe ? [{ language: 'site' as const, text: safe }] : []),
  ];
}

/** All sentences in one text, for files without languages. */
export function safetyText(step: Step, recipe: WithBlocks): string {
  return stepSafety(step, recipe)
    .map(({ text }) => text)
    .join(' ');
}
