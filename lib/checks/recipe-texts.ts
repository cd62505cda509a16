import type { Problem } from '@/lib/content/problem';
import type { Duration, Ingredient, Recipe } from '@/lib/content/schema/recipe';
import {
  addFractions,
  compareFractions,
  type Fraction,
  formatFraction,
  NONE,
  subtractFractions,
  WHOLE,
} from '@/lib/recipe/sentences/fraction';
import {
  REFERENCE_FORMS,
  type Reference,
  readReferences,
  StepTextError,
  writeReference,
} from '@/lib/recipe/sentences/references';
import { nearest } from '@/lib/text/nearest';
import type { Entry, Parts } from './recipe-parts';

type Mention = Extract<Reference, { kind: 'ingredient' }>;
/** What the steps read so far have done with the list. */
type Ledger = {
  mentioned: Set<string>;
  used: Map<string, { share: Fraction; field: string }>;
  /** Ids already complained about: a second complaint would only follow from the first. */
  settled: Set<string>;
};

function oneOf(words: readonly string[], none: string): string {
  return words.length > 0 ? `one of: ${words.join(', ')}` : none;
}

/** The references of a text; null, with a report, when it cannot be read. */
function readText(text: string, field: string, report: Report): Reference[] | null {
  try {
    return readReferences(text);
  } catch (error) {
    if (!(error instanceof StepTextError)) throw error;
    report(field, { found: `“${error.reference}”`, allowed: REFERENCE_FORMS });
    return null;
  }
}

function checkDuration(id: string, field: string, durations: readonly Duration[], report: Report): void {
  const ids = durations.map((duration) => duration.id);
  if (ids.includes(id)) return;
  const allowed = oneOf(ids, 'a duration listed in this step, which has none');
  report(field, { found: `“{~${id}}”`, allowed, nearest: nearest(id, ids) });
}

function checkMention(
  mention: Mention,
  field: string,
  listed: readonly Ingredient[],
  ledger: Ledger,
  report: Report,
): void {
  const found = `“${writeReference(mention)}”`;
  const ingredient = listed.find((entry) => entry.id === mention.id);
  if (!ingredient) {
    const ids = listed.map((entry) => entry.id);
    const meant = nearest(mention.id, ids);
    if (meant !== undefined) ledger.settled.add(meant);
    const allowed = oneOf(ids, 'an ingredient of the list, which is empty');
    report(field, { found, allowed, nearest: meant });
    return;
  }
  ledger.mentioned.add(mention.id);
  if (mention.show === 'name') return;
  if (ingredient.amount !== undefined) {
    use(mention, field, ledger, report);
    return;
  }
  const isPart = mention.share === 'rest' || compareFractions(mention.share, WHOLE) < 0;
  if (mention.show === 'full' && !isPart) return;
  const allowed = `{${mention.id}} or {${mention.id}|name}, as the list gives no amount of it`;
  report(field, { found, allowed });
}

function use(mention: Mention, field: string, ledger: Ledger, report: Report): void {
  const before = ledger.used.get(mention.id)?.share ?? NONE;
  const left = subtractFractions(WHOLE, before);
  const share = mention.share === 'rest' ? left : mention.share;
  const isTooMuch = compareFractions(share, left) > 0 || compareFractions(left, NONE) <= 0;
  if (isTooMuch) {
    const isGone = compareFractions(left, NONE) <= 0;
    const found = `“${writeReference(mention)}” after ${isGone ? 'all' : formatFraction(before)} of it is used`;
    const hint = `{${mention.id}|name} where it is used already`;
    report(field, { found, allowed: isGone ? hint : `{${mention.id}|rest}, or ${hint}` });
    ledger.settled.add(mention.id);
    return;
  }
  ledger.used.set(mention.id, { share: addFractions(before, share), field });
}

function checkLeftovers(listed: Parts['listed'], ledger: Ledger, report: Report): void {
  for (const { value, field } of listed) {
    const { id } = value;
    if (ledger.settled.has(id)) continue;
    if (!ledger.mentioned.has(id)) {
      report(`${field}.id`, {
        found: `“${id}”, which no step mentions`,
        allowed: `a step whose text holds {${id}}, or a list without it`,
      });
    }
    const total = ledger.used.get(id);
    if (total && compareFractions(total.share, WHOLE) < 0) {
      report(total.field, {
        found: `the last use of “${id}”, ${formatFraction(total.share)} of it in all`,
        allowed: `shares that add up to the whole, such as {${id}|rest} here`,
      });
    }
  }
}

/** Reads every step against the list: references, how often each amount is used, what is never used. */
export function checkStepTexts(parts: Parts, report: Report): void {
  const ingredients = parts.listed.map((entry) => entry.value);
  const variants = parts.variants.map((entry) => entry.value);
  const ledger: Ledger = { mentioned: new Set(), used: new Map(), settled: new Set() };
  let isReadable = true;
  for (const step of parts.steps) {
    const field = `${step.field}.text`;
    const references = readText(step.value.text, field, report);
    isReadable &&= references !== null;
    for (const reference of references ?? []) {
      if (reference.kind === 'duration') checkDuration(reference.id, field, step.value.durations, report);
      if (reference.kind === 'rounds') reportRounds(field, report);
      if (reference.kind !== 'ingredient') continue;
      const isVariant = variants.some((variant) => variant.id === reference.id);
      if (!isVariant) checkMention(reference, field, ingredients, ledger, report);
      else if (reference.show !== 'name') reportVariant(reference, field, report);
    }
  }
  // What an unreadable step uses is not known, so nothing can be called unused.
  if (isReadable) checkLeftovers(parts.listed, ledger, report);
}

function reportVariant(reference: Mention, field: string, report: Report): void {
  const allowed = `{${reference.id}|name}, as the step with \`uses\` takes all of the chosen variant`;
  report(field, { found: `“${writeReference(reference)}”`, allowed });
}

function reportRounds(field: string, report: Report): void {
  report(field, { found: '“{*}”', allowed: 'it in the text of `beyond`, as only there are rounds' });
}

/** Reads notes, cues, equipment and captions, which hold sizes and amounts but name no ingredient. */
export function checkPlainTexts(parts: Parts, made: number, report: Report): void {
  const check = (text: string, field: string, hasRounds: boolean) => {
    for (const reference of readText(text, field, report) ?? []) {
      if (reference.kind === 'rounds' && !hasRounds) reportRounds(field, report);
      if (reference.kind !== 'ingredient' && reference.kind !== 'duration') continue;
      const allowed = 'words, sizes as {#1.5 cm} and amounts as {=1.5 L}';
      report(field, { found: `“${writeReference(reference)}”`, allowed });
    }
  };
  for (const { field, value } of parts.plain) check(value, field, false);
  for (const { field, value } of parts.beyond) {
    check(value.text, `${field}.text`, true);
    if (value.upTo >= made) continue;
    report(`${field}.upTo`, {
      found: String(value.upTo),
      allowed: `${made} or more, which the recipe itself makes`,
    });
  }
  for (const { field, value } of parts.steps) {
    const ids = value.durations.map((duration) => duration.id);
    value.beyond?.repeats.forEach((id, index) => {
      if (ids.includes(id)) return;
      report(`${field}.beyond.repeats[${index}]`, {
        found: `“${id}”`,
        allowed: oneOf(ids, 'a duration listed in this step, which has none'),
        nearest: nearest(id, ids),
      });
    });
  }
}

/** Reads tips, notes, swaps and words about safety, which may name any ingredient and use none. */
export function checkOtherTexts(parts: Parts, report: Report): void {
  const ids = [...parts.listed, ...parts.variants].map((entry) => entry.value.id);
  for (const { field, value } of parts.texts) {
    for (const reference of readText(value, field, report) ?? []) {
      if (reference.kind === 'duration') {
        const found = `“${writeReference(reference)}”`;
        report(field, { found, allowed: 'minutes in words, as only steps have durations' });
      }
      if (reference.kind === 'rounds') reportRounds(field, report);
      if (reference.kind !== 'ingredient' || ids.includes(reference.id)) continue;
      report(field, {
        found: `“${writeReference(reference)}”`,
        allowed: oneOf(ids, 'an ingredient of the list, which is empty'),
        nearest: nearest(reference.id, ids),
      });
    }
  }
}

/** Keys that hold no words a cook reads: ids and keys, addresses, what pictures show. */
const NO_WORDS = new Set([
  'id',
  'type',
  'unit',
  'buy',
  'food',
  'about',
  'for',
  'step',
  'uses',
  'until',
  'repeats',
  'picture',
  'poster',
  'native',
  'provider',
  'video',
  'url',
  'code',
  'round',
  'attention',
]);

/** Every text of a value with the path of its field, as a reader meets them. */
function wordsIn(value: unknown, field: string): Entry<string>[] {
  if (typeof value === 'string') return [{ field, value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => wordsIn(each, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    NO_WORDS.has(key) ? [] : wordsIn(each, `${field}.${key}`),
  );
}

/** Every text on the page of a recipe that can hold a measure. */
export function wordsOf({ dek, pictureCaption, blocks }: Recipe): Entry<string>[] {
  return [
    { field: 'dek', value: dek },
    ...(pictureCaption === undefined ? [] : [{ field: 'pictureCaption', value: pictureCaption }]),
    ...wordsIn(blocks, 'blocks'),
  ];
}

const UNIT =
  'mm|cm|ml|dl|cl|L|l|g|kg|°C|millimet(?:re|er)s?|centimet(?:re|er)s?|lit(?:re|er)s?|grams?|kilos?|tsp|tbsp|teaspoons?|tablespoons?|cups?|oz|inch(?:es)?|lbs?';
const WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?';
const BARE = new RegExp(
  String.raw`(?<![\w.])(?:\d+(?:[.,]\d+)?|${WORD})(?:\s?(?:to|×|x|–|-)\s?(?:\d+(?:\.\d+)?|${WORD}))?[\s-]?(?:${UNIT})(?!\w)(?! (?:of |less |more )?protein)`,
  'i',
);

/** The first measure of a text that would neither follow the units nor the yield: "1.5 cm"; null where all do. */
export function bareMeasure(text: string): string | null {
  return BARE.exec(text.replaceAll(/\{[^{}]*\}/g, '·'))?.[0] ?? null;
}

/** Measures that are written out, where they have to follow the units and perhaps the yield. */
export function checkBareMeasures(recipe: Recipe, report: Report): void {
  for (const { field, value } of wordsOf(recipe)) {
    const found = bareMeasure(value);
    if (found === null) continue;
    report(field, {
      found: `“${found}”`,
      allowed: /\.(title|label|name|plural)$|^dek$/.test(field)
        ? 'no measures here, as these words stay the same in all units'
        : '{#1.5 cm} for a measure that stays, {=1.5 L} for one that follows the yield, {id} for an ingredient’s',
    });
  }
}
