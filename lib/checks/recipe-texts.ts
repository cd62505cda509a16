import type { Duration, Ingredient, Recipe } from '@/lib/content/schema/recipe';
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
  WHOLE,
  writeReference,
} from '@/lib/recipe/references';
import { nearest } from '@/lib/text/nearest';
import type { Entry, Parts } from './recipe-parts';
import type { Report } from './report';

type Mention = Extract<Reference, { kind: 'ingredient' }>;

/** What the steps read so far have done with the list. */
type Ledger = {
  mentioned: Set<string>;
  used: Map<string, { share: Fraction; field: string }>;
  /** Ids already complained about: a second complaint would only follow from the first. */
  settled: Set<string>;
};

const NO_DURATION = 'a duration listed in this step, which has none';
const NO_INGREDIENT = 'an ingredient of the list, which is empty';

const oneOf = (words: readonly string[], none: string) =>
  words.length > 0 ? `one of: ${words.join(', ')}` : none;

/** The references of a text; null, with a report, when it cannot be read. */
function readText(text: string, field: string, report: Report): Reference[] | null {
  try {
    return readReferences(text);
  } catch (error) {
    if (!(error instanceof StepTextError)) throw error;
    report(field, `“${error.reference}”`, REFERENCE_FORMS);
    return null;
  }
}

const reportRounds = (field: string, report: Report) =>
  report(field, '“{*}”', 'it in the text of `beyond`, as only there are rounds');

/** Reads every step against the list: references, how often each amount is used, what is never used. */
export function checkStepTexts(parts: Parts, report: Report): void {
  const ingredients = parts.listed.map(({ value }) => value);
  const ofVariants = parts.variants.map(({ value }) => value.id);
  const ledger: Ledger = { mentioned: new Set(), used: new Map(), settled: new Set() };
  let isReadable = true;
  for (const { field: step, value } of parts.steps) {
    const field = `${step}.text`;
    const references = readText(value.text, field, report);
    isReadable &&= references !== null;
    for (const reference of references ?? []) {
      if (reference.kind === 'duration') checkDuration(reference.id, field, value.durations, report);
      if (reference.kind === 'rounds') reportRounds(field, report);
      if (reference.kind !== 'ingredient') continue;
      const { id, show } = reference;
      if (!ofVariants.includes(id)) checkMention(reference, field, ingredients, ledger, report);
      else if (show !== 'name') {
        const allowed = `{${id}|name}, as the step with \`uses\` takes all of the chosen variant`;
        report(field, `“${writeReference(reference)}”`, allowed);
      }
    }
  }
  // What an unreadable step uses is not known, so nothing can be called unused.
  if (isReadable) checkLeftovers(parts.listed, ledger, report);
}

function checkDuration(id: string, field: string, durations: readonly Duration[], report: Report): void {
  const ids = durations.map((duration) => duration.id);
  if (!ids.includes(id)) report(field, `“{~${id}}”`, oneOf(ids, NO_DURATION), nearest(id, ids));
}

function checkMention(
  mention: Mention,
  field: string,
  listed: readonly Ingredient[],
  ledger: Ledger,
  report: Report,
): void {
  const { id, share, show } = mention;
  const found = `“${writeReference(mention)}”`;
  const ingredient = listed.find((entry) => entry.id === id);
  if (!ingredient) {
    const ids = listed.map((entry) => entry.id);
    const meant = nearest(id, ids);
    if (meant !== undefined) ledger.settled.add(meant);
    report(field, found, oneOf(ids, NO_INGREDIENT), meant);
    return;
  }
  ledger.mentioned.add(id);
  if (show === 'name') return;
  if (ingredient.amount !== undefined) {
    use(mention, field, ledger, report);
    return;
  }
  const isPart = share === 'rest' || compareFractions(share, WHOLE) < 0;
  if (show === 'full' && !isPart) return;
  report(field, found, `{${id}} or {${id}|name}, as the list gives no amount of it`);
}

function use(mention: Mention, field: string, ledger: Ledger, report: Report): void {
  const { id } = mention;
  const before = ledger.used.get(id)?.share ?? NONE;
  const left = subtractFractions(WHOLE, before);
  const share = mention.share === 'rest' ? left : mention.share;
  const isGone = compareFractions(left, NONE) <= 0;
  if (!isGone && compareFractions(share, left) <= 0) {
    ledger.used.set(id, { share: addFractions(before, share), field });
    return;
  }
  const found = `“${writeReference(mention)}” after ${isGone ? 'all' : formatFraction(before)} of it is used`;
  const hint = `{${id}|name} where it is used already`;
  report(field, found, isGone ? hint : `{${id}|rest}, or ${hint}`);
  ledger.settled.add(id);
}

function checkLeftovers(listed: Parts['listed'], ledger: Ledger, report: Report): void {
  for (const { field, value } of listed) {
    const { id } = value;
    if (ledger.settled.has(id)) continue;
    if (!ledger.mentioned.has(id)) {
      const allowed = `a step whose text holds {${id}}, or a list without it`;
      report(`${field}.id`, `“${id}”, which no step mentions`, allowed);
    }
    const total = ledger.used.get(id);
    if (total && compareFractions(total.share, WHOLE) < 0) {
      const found = `the last use of “${id}”, ${formatFraction(total.share)} of it in all`;
      report(total.field, found, `shares that add up to the whole, such as {${id}|rest} here`);
    }
  }
}

/** Reads tips, notes, swaps and words about safety, which may name any ingredient and use none. */
export function checkOtherTexts(parts: Parts, report: Report): void {
  const ids = [...parts.listed, ...parts.variants].map(({ value }) => value.id);
  for (const { field, value } of parts.texts) {
    for (const reference of readText(value, field, report) ?? []) {
      const found = `“${writeReference(reference)}”`;
      if (reference.kind === 'duration') {
        report(field, found, 'minutes in words, as only steps have durations');
      }
      if (reference.kind === 'rounds') reportRounds(field, report);
      if (reference.kind !== 'ingredient' || ids.includes(reference.id)) continue;
      report(field, found, oneOf(ids, NO_INGREDIENT), nearest(reference.id, ids));
    }
  }
}

/** Reads notes, cues, equipment and captions, which hold sizes and amounts but name no ingredient. */
export function checkPlainTexts(parts: Parts, made: number, report: Report): void {
  const check = ({ field, value }: Entry<string>, hasRounds = false) => {
    for (const reference of readText(value, field, report) ?? []) {
      if (reference.kind === 'rounds' && !hasRounds) reportRounds(field, report);
      if (reference.kind !== 'ingredient' && reference.kind !== 'duration') continue;
      report(field, `“${writeReference(reference)}”`, 'words, sizes as {#1.5 cm} and amounts as {=1.5 L}');
    }
  };
  for (const entry of parts.plain) check(entry);
  for (const { field, value } of parts.beyond) {
    check({ field: `${field}.text`, value: value.text }, true);
    if (value.upTo >= made) continue;
    report(`${field}.upTo`, String(value.upTo), `${made} or more, which the recipe itself makes`);
  }
  for (const { field, value } of parts.steps) {
    const ids = value.durations.map(({ id }) => id);
    value.beyond?.repeats.forEach((id, index) => {
      if (ids.includes(id)) return;
      report(`${field}.beyond.repeats[${index}]`, `“${id}”`, oneOf(ids, NO_DURATION), nearest(id, ids));
    });
  }
}

/** Keys that hold no words a cook reads: ids and keys, addresses, what pictures show. */
const NO_WORDS = new Set(
  'id type unit buy food about for step uses until repeats picture poster native provider video url code round attention'.split(
    ' ',
  ),
);

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
  return [...wordsIn(dek, 'dek'), ...wordsIn(pictureCaption, 'pictureCaption'), ...wordsIn(blocks, 'blocks')];
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
    const allowed = /\.(title|label|name|plural)$|^dek$/.test(field)
      ? 'no measures here, as these words stay the same in all units'
      : '{#1.5 cm} for a measure that stays, {=1.5 L} for one that follows the yield, {id} for an ingredient’s';
    report(field, `“${found}”`, allowed);
  }
}
