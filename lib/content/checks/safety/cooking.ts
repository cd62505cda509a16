import type { RecipeEntry } from '@/lib/content/checks/recipe-entries';
import { type Report, reportUnknown } from '@/lib/content/checks/report';
import { type Cooked, temperatureOf, underdoneOf, WAYS, wayOf } from '@/lib/content/schema/cooking';
import type { Authority } from '@/lib/content/schema/food-safety';
import type { Step } from '@/lib/content/schema/recipe-step';
import { temperaturesIn } from '@/lib/recipe/core-temperature';
import { ruleText, sourceText } from './authority';
import type { RawFood, SafetyContext } from './foods';

/** Highest temperature of a middle, that of boiling water; a higher number is one of Fahrenheit. */
const BOILING = 100;

/** Results of a step that make a food safe: "74", "{ at: 63, hold: 3 }", "{ boiled: 10 }", "baked-through". */
export function safeResults(kind: string, { cook, ways }: Authority): string[] {
  const rule = cook[kind];
  if (!rule) return [];
  const { at, hold, orAt } = rule;
  const temperatures = hold === undefined ? [`${at}`] : [`{ at: ${at}, hold: ${hold} }`];
  if (hold !== undefined && orAt !== undefined) temperatures.push(`${orAt}`);
  const others = WAYS.flatMap((way) => {
    const known = ways[way]?.[kind];
    if (!known) return [];
    return [known.minutes === undefined ? way : `{ ${way}: ${known.minutes} }`];
  });
  return [...temperatures, ...others];
}

/** Text before other clauses of a message. */
const withoutFullStop = (text: string | undefined) => text?.replace(/\.$/, '');

const toCelsius = (fahrenheit: number) => Math.round(((fahrenheit - 32) * 5) / 9);

/** Difference between a result and the rule of the authority; undefined if the food is safe. */
export function shortfall(
  result: Cooked,
  kind: string,
  authority: Authority,
): { found: string; allowed: string } | undefined {
  const rule = authority.cook[kind];
  if (!rule || underdoneOf(result)) return undefined;
  const temperature = temperatureOf(result);
  if (temperature) {
    const { at, hold = 0 } = temperature;
    if (at < rule.at) return { found: `at ${at} °C`, allowed: `${rule.at} or more` };
    const isHeld = hold >= (rule.hold ?? 0) || at >= (rule.orAt ?? Number.POSITIVE_INFINITY);
    if (isHeld) return undefined;
    const held = hold === 0 ? 'without minutes' : `for ${hold} min`;
    return { found: `at ${at} °C ${held}`, allowed: safeResults(kind, authority).join(' or ') };
  }
  const found = wayOf(result);
  if (!found) return undefined;
  const { way, minutes } = found;
  const known = authority.ways[way]?.[kind];
  if (!known) {
    const allowed = safeResults(kind, authority).join(' or ');
    return { found: `${way}, which is not known to be safe for ${kind}`, allowed };
  }
  if (known.minutes === undefined || (minutes ?? 0) >= known.minutes) return undefined;
  return {
    found: `${way} for ${minutes} min`,
    allowed: `${known.minutes} min or more: ${known.source ? sourceText(authority, { source: known.source }) : withoutFullStop(known.because)}`,
  };
}

const WAY_OUT = 'or { underdone: why } if it stays below on purpose';

/** Forms of an answer for a raw food, with the figure of the authority. */
const answersFor = (id: string, kind: string, authority: Authority) =>
  `a step with cooks: ${safeResults(kind, authority)
    .map((result) => `{ ${id}: ${result} }`)
    .join(' or ')}, ${WAY_OUT}, or raw: none with because if it is not raw; ${ruleText(kind, authority)}`;

/** Checks that a step cooks the food, to its safe temperature or with the reason why not. */
function checkCooked(
  { field, ingredient: { id, name }, kind }: RawFood,
  context: SafetyContext,
  report: Report,
) {
  const { entries, authority } = context;
  if (!authority.cook[kind]) return;
  const results = entries.steps.flatMap((step) => {
    const result = step.value.cooks?.[id];
    return result === undefined ? [] : [{ field: `${step.field}.cooks.${id}`, result }];
  });
  const [first] = results;
  if (!first) {
    report(`${field}.id`, `“${name}”, which no step cooks`, answersFor(id, kind, authority));
    return;
  }
  const missed = results.map(({ result }) => shortfall(result, kind, authority));
  const [miss] = missed;
  if (!miss || missed.some((each) => each === undefined)) return;
  report(first.field, `“${name}” ${miss.found}`, `${miss.allowed}, ${WAY_OUT}; ${ruleText(kind, authority)}`);
}

/** Checks that a text names the temperature of the middle, so that the cook can measure it. */
export function checkNamed(field: string, result: Cooked, texts: readonly string[], report: Report): void {
  const at = temperatureOf(result)?.at;
  if (at === undefined) return;
  if (at > BOILING) {
    const celsius = toCelsius(at);
    report(
      field,
      `${at}, hotter than boiling water: is that °F?`,
      `°C in the middle, ${celsius} for ${at} °F`,
    );
    return;
  }
  const named = texts.flatMap(temperaturesIn);
  if (named.includes(at)) return;
  const asked = named.find((number) => number > BOILING && toCelsius(number) === at);
  const found =
    asked === undefined ? `${at}, which the text does not name` : `{@${asked}} in the text: is that °F?`;
  report(field, found, `{@${at}} in its text or safety, so that the cook can measure it`);
}

/** Checks the ids in `cooks`, and that the texts of the step name its temperatures. */
function checkStep({ field, value }: RecipeEntry<Step>, foods: readonly RawFood[], report: Report): void {
  const ids = foods.map(({ ingredient }) => ingredient.id);
  const what = 'an ingredient that is raw food';
  for (const [id, result] of Object.entries(value.cooks ?? {})) {
    const at = `${field}.cooks.${id}`;
    if (ids.length > 0) reportUnknown(report, at, id, ids, what);
    else report(at, `“${id}”`, `${what}, which none of this recipe is`);
    checkNamed(at, result, [value.text, value.safety ?? ''], report);
  }
}

/** Checks that every raw food is cooked to its safe temperature, or says why not. */
export function checkCooking(foods: readonly RawFood[], context: SafetyContext, report: Report): void {
  for (const step of context.entries.steps) checkStep(step, foods, report);
  for (const food of foods) checkCooked(food, context, report);
}
