import { type Report, reportUnknown } from '@/lib/content/checks/report';
import { normalizePhrase, phrasePattern } from '@/lib/content/phrases';
import type { Authority } from '@/lib/content/schema/food-safety';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
import { coreTemperatures } from '@/lib/recipe/core-temperature';
import { counted } from '@/lib/text/words';
import { sourceText } from './authority';
import type { RawFood, SafetyContext } from './foods';

type Keeping = BlockOf<'keeping'>;

/** Days in the fridge and months in the freezer: the text, its figure, the limit of the authority. */
const PLACES = [
  { text: 'fridge', figure: 'fridgeDays', limit: 'days', one: 'day', many: 'days', in: 'in the fridge' },
  { text: 'freezer', figure: 'freezerMonths', limit: 'months', one: 'month', many: 'months', in: 'frozen' },
] as const;

/** Words of the classes of dishes, by authority. */
const classes = new WeakMap<Authority, readonly { id: string; pattern: RegExp }[]>();

function classesOf(authority: Authority): readonly { id: string; pattern: RegExp }[] {
  const known = classes.get(authority);
  if (known) return known;
  const compiled = Object.entries(authority.keep).flatMap(([id, { words }]) =>
    words ? [{ id, pattern: phrasePattern(words) }] : [],
  );
  classes.set(authority, compiled);
  return compiled;
}

/** Class of a dish: the one that it names, that of its title, otherwise the first. */
export function keptAs(title: string, as: string | undefined, authority: Authority): string | undefined {
  const plain = normalizePhrase(title);
  const byTitle = classesOf(authority).find(({ pattern }) => pattern.test(plain));
  return as ?? byTitle?.id ?? Object.keys(authority.keep)[0];
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT = new RegExp(String.raw`\b(\d+|a|${NUMBERS.join('|')})[\s\u00a0-](day|week|month)s?\b`, 'gi');
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** Longest time that a text names, in days: 10 for "ten days", 14 for "2 weeks"; 0 for none. */
function longestDays(text: string): number {
  const found = [...text.matchAll(COUNT)].map(([, count = '', unit = '']) => {
    const number =
      count.toLowerCase() === 'a' ? 1 : NUMBERS.indexOf(count.toLowerCase()) + 1 || Number(count);
    return number * (DAYS[unit.toLowerCase()] ?? 0);
  });
  return Math.max(0, ...found);
}

function checkFigures(
  block: Keeping,
  field: string,
  title: string,
  authority: Authority,
  report: Report,
): void {
  const { as, because } = block;
  if (as !== undefined) {
    reportUnknown(report, `${field}.as`, as, Object.keys(authority.keep), 'a class of dish in keep');
  }
  const rules = [keptAs(title, as, authority), keptAs(title, undefined, authority)].flatMap(
    (id) => authority.keep[id ?? ''] ?? [],
  );
  // A soup stays a soup, whatever `as` says.
  const rule = rules.reduce<(typeof rules)[number] | undefined>(
    (strictest, each) => (strictest && strictest.days <= each.days ? strictest : each),
    undefined,
  );
  for (const { text, figure, limit, one, many, in: place } of PLACES) {
    const written = block[text];
    const number = block[figure];
    if (written !== undefined && number === undefined) {
      const allowed = `${figure}: the most ${many} ${place}, 0 for none, as data beside the text`;
      report(`${field}.${figure}`, 'nothing', allowed);
    }
    if (number === undefined) continue;
    const said = written === undefined ? 0 : longestDays(written);
    const days = number * (DAYS[one] ?? 1);
    if (said > days) {
      report(
        `${field}.${text}`,
        `a text that says ${said} days`,
        `${counted(number, one, many)}, as in ${figure}`,
      );
    }
    const most = rule?.[limit];
    if (rule && most !== undefined && number > most && because === undefined) {
      const allowed = `at most ${most} for ${rule.name.toLowerCase()}, or because with the reason why it keeps longer; ${sourceText(authority, rule)}`;
      report(`${field}.${figure}`, String(number), allowed);
    }
  }
}

/** Checks that leftovers of raw food are heated through. */
function checkReheating(
  block: Keeping,
  field: string,
  isCooked: boolean,
  authority: Authority,
  report: Report,
) {
  const { reheat, because } = block;
  if (reheat === undefined) return;
  const { at } = authority.reheat;
  const named = coreTemperatures(reheat);
  const isNamed = named.length > 0;
  if (isNamed ? Math.max(...named) >= at : !isCooked || because !== undefined) return;
  const found = isNamed ? `${Math.max(...named)} °C` : 'no temperature';
  report(
    `${field}.reheat`,
    found,
    `{@${at}} or more for leftovers: ${sourceText(authority, authority.reheat)}`,
  );
}

/** Checks how long a dish keeps, and how it is heated again. */
export function checkKeeping(foods: readonly RawFood[], context: SafetyContext, report: Report): void {
  const { recipe, authority } = context;
  recipe.blocks.forEach((block, place) => {
    if (block.type !== 'keeping') return;
    const field = `blocks[${place}]`;
    checkFigures(block, field, recipe.title, authority, report);
    checkReheating(block, field, foods.length > 0, authority, report);
  });
}
