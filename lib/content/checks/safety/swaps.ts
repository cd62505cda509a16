import type { Report } from '@/lib/content/checks/report';
import { readFood } from '@/lib/content/known-foods';
import type { Swap } from '@/lib/content/schema/recipe-ingredient';
import { coreTemperatures } from '@/lib/recipe/core-temperature';
import { ruleText } from './authority';
import { checkNamed, safeResults, shortfall } from './cooking';
import type { RawFood, SafetyContext } from './foods';

/** Checks a substitute for a raw food, or a raw substitute, like the ingredient that it replaces. */
function checkRaw(
  swap: Swap,
  field: string,
  foods: readonly RawFood[],
  context: SafetyContext,
  report: Report,
) {
  const { knowledge, authority, entries } = context;
  const { kinds, grocery, named } = readFood({ ...swap, name: swap.title }, knowledge);
  const replaced = foods.find(({ ingredient }) => ingredient.id === swap.for);
  const isUnknown = swap.raw === undefined && !grocery && named.matches.length === 0;
  if (replaced && authority.cook[replaced.kind] && isUnknown) {
    const allowed = `a kind of data/food-safety.yaml, or none, as it replaces ${replaced.kind}; or buy, a grocery`;
    report(`${field}.raw`, 'nothing', allowed);
  }
  if (swap.cooks !== undefined) checkNamed(`${field}.cooks`, swap.cooks, [swap.text], report);
  for (const kind of kinds) {
    if (!authority.cook[kind]) continue;
    const [named] = coreTemperatures(swap.text);
    if (swap.cooks === undefined && named !== undefined) {
      const allowed = `cooks: ${named} if its middle reaches that, or a text without this temperature`;
      report(`${field}.cooks`, `nothing, while the text names {@${named}}`, allowed);
      continue;
    }
    const results = entries.steps.flatMap(({ value }) => value.cooks?.[swap.for] ?? []);
    const all = swap.cooks === undefined ? results : [swap.cooks];
    const missed = all.map((result) => shortfall(result, kind, authority));
    const [miss] = missed;
    if (all.length > 0 && (!miss || missed.some((each) => each === undefined))) continue;
    const found = `“${swap.title}” ${miss?.found ?? 'without a step that cooks it'}`;
    const allowed = `cooks: ${safeResults(kind, authority).join(' or ')}, here or in the step that cooks ${swap.for}; ${ruleText(kind, authority)}`;
    report(`${field}.cooks`, found, allowed);
  }
}

/** Checks that substitutes name the allergens that the recipe does not have. */
function checkAllergens(
  swap: Swap,
  field: string,
  { recipe, knowledge }: SafetyContext,
  report: Report,
): void {
  const { facts } = readFood({ ...swap, name: swap.title, contains: undefined }, knowledge);
  const added = (facts.contains ?? []).filter((each) => !recipe.allergens.includes(each));
  const missing = added.filter((each) => !(swap.contains ?? []).includes(each));
  if (missing.length === 0 || swap.because !== undefined) return;
  const allowed = `contains: [${added.join(', ')}], which the page shows, or because with the reason why it has none`;
  report(`${field}.contains`, `“${swap.title}” without ${missing.join(', ')}`, allowed);
}

/** Checks every substitute like an ingredient: its kind, its temperature, its allergens. */
export function checkSwaps(foods: readonly RawFood[], context: SafetyContext, report: Report): void {
  context.recipe.blocks.forEach((block, place) => {
    if (block.type !== 'swaps') return;
    block.items.forEach((swap, index) => {
      const field = `blocks[${place}].items[${index}]`;
      checkRaw(swap, field, foods, context, report);
      checkAllergens(swap, field, context, report);
    });
  });
}
