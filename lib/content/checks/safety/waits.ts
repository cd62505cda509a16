import type { Report } from '@/lib/content/checks/report';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Duration, Step } from '@/lib/content/schema/recipe-step';
import { planTimeline } from '@/lib/plan/timeline';
import { referencesIn } from '@/lib/recipe/core-temperature';
import { longestOf } from '@/lib/text/time';
import { counted } from '@/lib/text/words';
import { sourceText } from './authority';
import type { RawFood, SafetyContext } from './foods';

const MINUTES_OF_A_DAY = 1440;

/** Checks that durations of hours name the temperature around the food, and a reason between fridge and hot. */
function checkTemperatures({ entries, authority }: SafetyContext, report: Report): void {
  const { out, cold, hot } = authority;
  const source = sourceText(authority, out);
  const isWarm = ({ at, because }: Duration) =>
    at !== undefined && at > cold.at && at < hot.at && because === undefined;
  for (const { field, value } of entries.durations) {
    if (longestOf(value.minutes) <= out.hours * 60) continue;
    const { at } = value;
    if (at === undefined) {
      const allowed = `at: the °C around the food, as this is longer than ${out.hours} hours: ${cold.at} in the fridge, 21 on the counter, 95 at a simmer, 180 in the oven`;
      report(`${field}.at`, 'nothing', allowed);
    } else if (isWarm(value)) {
      const allowed = `${cold.at} or colder, ${hot.at} or hotter, ${counted(out.hours, 'hour', 'hours')} at most, or because with the reason why it is safe; ${source}`;
      report(`${field}.at`, `${at} °C for more than ${out.hours} hours`, allowed);
    }
  }
  // Waits that follow each other add up.
  const warm = entries.durations.filter(({ value }) => isWarm(value));
  const minutes = warm.reduce((sum, { value }) => sum + longestOf(value.minutes), 0);
  const last = warm.at(-1);
  if (
    last &&
    minutes > out.hours * 60 &&
    warm.every(({ value }) => longestOf(value.minutes) <= out.hours * 60)
  ) {
    const allowed = `${counted(out.hours, 'hour', 'hours')} at most in all, or because with the reason why it is safe; ${source}`;
    report(`${last.field}.at`, `${last.value.at} °C after other waits, ${minutes} min in all`, allowed);
  }
}

const uses = ({ text, takes = [] }: Step, { id }: Ingredient) =>
  takes.some((taken) => taken.split('|')[0] === id) ||
  referencesIn(text).some((part) => part.kind === 'ingredient' && part.id === id && part.show !== 'name');

const isFrozen = ({ at = 0 }: Step['durations'][number]) => at < -10;

/** Minutes after which each step starts, without days in the freezer. Planned once, when a raw food asks. */
function startTimes({ entries }: SafetyContext): (place: number) => number {
  let planned: ReturnType<typeof planTimeline>['entries'] | undefined;
  return (place) => {
    planned ??= planTimeline(
      entries.steps.map(({ value }) => ({
        ...value,
        durations: value.durations.filter((each) => !isFrozen(each)),
      })),
      'long',
    ).entries;
    return planned[place]?.start ?? 0;
  };
}

/** Checks the days between the first use of a raw food and the step that cooks it, without those in the freezer. */
function checkDays(
  { ingredient, kind }: RawFood,
  { entries, authority }: SafetyContext,
  startOf: (place: number) => number,
  report: Report,
): void {
  const steps = entries.steps.map(({ value }) => value);
  const from = steps.findIndex((step) => uses(step, ingredient));
  const to = steps.findIndex((step) => step.cooks?.[ingredient.id] !== undefined);
  const rule = authority.fridge[kind];
  if (from < 0 || to <= from || !rule) return;
  const minutes = startOf(to) - startOf(from);
  // Work at the counter between the days in the fridge is within the rule of hours.
  const hours = authority.out.hours * 60;
  if (minutes <= rule.days * MINUTES_OF_A_DAY + hours) return;
  const days = counted(Math.ceil((minutes - hours) / MINUTES_OF_A_DAY), 'day', 'days');
  const found = `“${ingredient.name}”, raw for ${days} before this step`;
  const allowed = `at most ${counted(rule.days, 'day', 'days')} for ${kind}: ${sourceText(authority, rule)}`;
  report(`${entries.steps[to]?.field}.cooks.${ingredient.id}`, found, allowed);
}

/** Checks how long food waits, and where. */
export function checkWaits(foods: readonly RawFood[], context: SafetyContext, report: Report): void {
  checkTemperatures(context, report);
  const startOf = startTimes(context);
  for (const food of foods) checkDays(food, context, startOf, report);
}
