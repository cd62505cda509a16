import {
  addFractions,
  compareFractions,
  type Fraction,
  formatFraction,
  NONE,
  REFERENCE_FORMS,
  type Reference,
  readReferences,
  StepTextError,
  subtractFractions,
  WHOLE_FRACTION,
  writeReference,
} from '@/lib/recipe/references';
import { nearest } from '@/lib/text/nearest';
import type { RecipeEntries, RecipeEntry } from './recipe-entries';
import type { Report } from './report';

type Mention = Extract<Reference, { kind: 'ingredient' }>;

const NO_DURATION = 'a duration listed in this step, which has none';
const NO_INGREDIENT = 'an ingredient of the list, which is empty';

/** References of a text; undefined, with a report, if it cannot be parsed. */
function readText({ field, value }: RecipeEntry<string>, report: Report): Reference[] | undefined {
  try {
    return readReferences(value);
  } catch (error) {
    if (!(error instanceof StepTextError)) throw error;
    report(field, `“${error.reference}”`, REFERENCE_FORMS);
    return undefined;
  }
}

/** Reports an unknown id with the nearest known one, which it returns. */
function reportUnlisted(
  report: Report,
  field: string,
  found: string,
  id: string,
  ids: readonly string[],
  none: string,
): string | undefined {
  const meant = nearest(id, ids);
  report(field, `“${found}”`, ids.length > 0 ? `one of: ${ids.join(', ')}` : none, meant);
  return meant;
}

const reportRounds = (field: string, report: Report) =>
  report(field, '“{*}”', '{*} only in the text of `beyond`, where it is the number of batches');

const idsOf = (entries: readonly RecipeEntry<{ id: string }>[]) => entries.map(({ value }) => value.id);

/** Checks the steps against the ingredients: references, amounts used more than once, unused ingredients. */
export function checkStepTexts({ listed, variants, steps }: RecipeEntries, report: Report): void {
  const ids = idsOf(listed);
  const ofVariants = idsOf(variants);
  const mentioned = new Set<string>();
  const used = new Map<string, { share: Fraction; field: string }>();
  // Ids that are reported already; further problems would follow from the first.
  const settled = new Set<string>();

  const use = (mention: Mention, field: string) => {
    const { id } = mention;
    const before = used.get(id)?.share ?? NONE;
    const left = subtractFractions(WHOLE_FRACTION, before);
    const share = mention.share === 'rest' ? left : mention.share;
    const isGone = compareFractions(left, NONE) <= 0;
    if (!isGone && compareFractions(share, left) <= 0) {
      used.set(id, { share: addFractions(before, share), field });
      return;
    }
    const found = `“${writeReference(mention)}” after ${isGone ? 'all' : formatFraction(before)} of it is used`;
    report(field, found, `${isGone ? '' : `{${id}|rest}, or `}{${id}|name} where it is used already`);
    settled.add(id);
  };

  const checkMention = (mention: Mention, field: string) => {
    const { id, share, show } = mention;
    const written = writeReference(mention);
    const ingredient = listed.find(({ value }) => value.id === id)?.value;
    if (ofVariants.includes(id)) {
      const allowed = `{${id}|name}, as the step with \`uses\` takes all of the chosen variant`;
      if (show !== 'name') report(field, `“${written}”`, allowed);
    } else if (!ingredient) {
      const meant = reportUnlisted(report, field, written, id, ids, NO_INGREDIENT);
      if (meant !== undefined) settled.add(meant);
    } else {
      mentioned.add(id);
      if (show === 'name') return;
      const isPart = share === 'rest' || compareFractions(share, WHOLE_FRACTION) < 0;
      if (ingredient.amount !== undefined) use(mention, field);
      else if (show !== 'full' || isPart) {
        report(field, `“${written}”`, `{${id}} or {${id}|name}, as the list has no amount for it`);
      }
    }
  };

  let isReadable = true;
  for (const { field: step, value } of steps) {
    const field = `${step}.text`;
    const durations = value.durations.map(({ id }) => id);
    const references = readText({ field, value: value.text }, report);
    isReadable &&= references !== undefined;
    for (const reference of references ?? []) {
      if (reference.kind === 'rounds') reportRounds(field, report);
      if (reference.kind === 'ingredient') checkMention(reference, field);
      if (reference.kind !== 'duration' || durations.includes(reference.id)) continue;
      reportUnlisted(report, field, writeReference(reference), reference.id, durations, NO_DURATION);
    }
    value.takes?.forEach((taken, index) => {
      const at = `${step}.takes[${index}]`;
      for (const reference of readText({ field: at, value: `{${taken}}` }, report) ?? [])
        if (reference.kind === 'ingredient') checkMention(reference, at);
    });
  }
  // An unreadable step may use any ingredient, so none can be reported as unused.
  if (!isReadable) return;
  for (const { field, value } of listed) {
    const { id } = value;
    if (settled.has(id)) continue;
    if (!mentioned.has(id)) {
      const allowed = `a step whose text contains {${id}} or that takes it, or a list without this ingredient`;
      report(`${field}.id`, `“${id}”, which no step mentions`, allowed);
    }
    const total = used.get(id);
    if (total && compareFractions(total.share, WHOLE_FRACTION) < 0) {
      const found = `the last use of “${id}”, ${formatFraction(total.share)} of it in all`;
      report(total.field, found, `shares that add up to the whole, such as {${id}|rest} here`);
    }
  }
}

/** Checks tips, notes, swaps and safety texts, which may name ingredients but use none. */
export function checkOtherTexts({ listed, variants, texts }: RecipeEntries, report: Report): void {
  const ids = idsOf([...listed, ...variants]);
  for (const text of texts) {
    const { field } = text;
    for (const reference of readText(text, report) ?? []) {
      const written = writeReference(reference);
      if (reference.kind === 'duration') {
        report(field, `“${written}”`, 'minutes as plain text, as only steps have durations');
      }
      if (reference.kind === 'rounds') reportRounds(field, report);
      if (reference.kind !== 'ingredient' || ids.includes(reference.id)) continue;
      reportUnlisted(report, field, written, reference.id, ids, NO_INGREDIENT);
    }
  }
}

/** Checks notes, cues, equipment and captions, which contain sizes and amounts but no ingredients. */
export function checkPlainTexts({ plain, beyond, steps }: RecipeEntries, made: number, report: Report): void {
  const check = (text: RecipeEntry<string>, hasRounds: boolean) => {
    for (const reference of readText(text, report) ?? []) {
      if (reference.kind === 'rounds' && !hasRounds) reportRounds(text.field, report);
      if (reference.kind !== 'ingredient' && reference.kind !== 'duration') continue;
      const allowed = 'plain text, sizes as {#1.5 cm} and amounts as {=1.5 L}';
      report(text.field, `“${writeReference(reference)}”`, allowed);
    }
  };
  for (const text of plain) check(text, false);
  for (const { field, value } of beyond) {
    check({ field: `${field}.text`, value: value.text }, true);
    if (value.upTo >= made) continue;
    report(`${field}.upTo`, String(value.upTo), `${made} or more, the yield of the recipe`);
  }
  for (const { field, value } of steps) {
    const ids = value.durations.map(({ id }) => id);
    value.beyond?.repeats.forEach((id, index) => {
      if (ids.includes(id)) return;
      reportUnlisted(report, `${field}.beyond.repeats[${index}]`, id, id, ids, NO_DURATION);
    });
  }
}

const UNIT =
  'mm|cm|ml|dl|cl|L|l|g|kg|millimet(?:re|er)s?|centimet(?:re|er)s?|lit(?:re|er)s?|grams?|kilos?|tsp|tbsp|teaspoons?|tablespoons?|cups?|oz|ounces?|inch(?:es)?|lbs?|pounds?|quarts?|qts?|pints?';
const DEGREES = String.raw`°\s?[CF]|(?:degrees?|deg\.?) (?:[CF]|celsius|fahrenheit)|(?<=\d{3}\s?)F`;
const WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?';
const FRACTION = String.raw`\d+ \d+\/\d+|\d+\/\d+|(?:\d+\s?)?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]`;
const NUMBER = String.raw`(?:${FRACTION}|\d+(?:[.,]\d+)?|${WORD})`;
const BARE = new RegExp(
  String.raw`(?<![\w.])${NUMBER}(?:\s?(?:to|×|x|–|-)\s?${NUMBER})?[\s-]?(?:${UNIT}|${DEGREES})(?!\w)(?! (?:of |less |more )?protein)`,
  'i',
);
const IS_TEMPERATURE = new RegExp(`(?:${DEGREES})$`, 'i');

/** First measure written as plain text, which would ignore units and yield: "1.5 cm". Null if there is none. */
export function bareMeasure(text: string): string | null {
  return BARE.exec(text.replaceAll(/\{[^{}]*\}/g, '·'))?.[0] ?? null;
}

/** Reports measures written as plain text, which would not follow the chosen units and yield. */
export function checkBareMeasures({ shown }: RecipeEntries, report: Report): void {
  for (const { field, value } of shown) {
    const found = bareMeasure(value);
    if (found === null) continue;
    const allowed = /\.(title|label|name|plural)$|^dek$/.test(field)
      ? 'no measures here, as this text is the same in all units'
      : IS_TEMPERATURE.test(found)
        ? '{@180} for a temperature in degrees Celsius'
        : '{#1.5 cm} for a fixed measure, {=1.5 L} for one that scales with the yield, {id} for the amount of an ingredient';
    report(field, `“${found}”`, allowed);
  }
}
