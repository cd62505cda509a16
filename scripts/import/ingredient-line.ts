import { bareMeasure } from '@/lib/content/checks/recipe-texts';
import type { Amount } from '@/lib/content/schema/amount';
import type { Round } from '@/lib/recipe/rounding';
import { amountsIn, chooseAmount, metricOf } from './choose-amount';
import { splitAmount } from './ingredient-amount';
import { countedName, lowered, nameWithoutMeasure, splitIngredientName } from './ingredient-name';
import { markMeasures, markSizes, withoutBraces, withoutMeasures } from './marks';
import { readPackSize } from './pack-size';
import { normalizeAmounts, readAnyAmount } from './read-amount';
import type { SourceIngredient } from './source-recipe';
import { askedUnit, foreignUnit, TO_TASTE, type UnitAnswers } from './unit-words';
import { roundOf, writeAmount, writeNumber } from './write-amount';

/** Ingredient of a draft, without its id. */
export type DraftIngredient = {
  name: string;
  plural?: string;
  amount?: number | string;
  note?: string;
  round?: Round;
  optional?: true;
};

/** Ingredient of a draft with what was not understood of its line. */
export type ReadIngredient = {
  ingredient: DraftIngredient;
  unread?: string;
  /** Unit word that is not known, as the owner is asked for it. */
  unknownUnit?: string;
};

const BULLET = /^(?:[-–—•*·▢☐□◯●○◦▪‣✓✔]\s*)+(?=\S)/u;
const STARS = /\*+|[†‡]/g;
/** Words before an amount, and signs of Japanese and Korean lines that steps refer to. */
const LEAD =
  /^(?:(or|oder|optional|scant|heaping|heaped|generous|plm\.|approx\.|a scant)[:\s]+(?=[\d½⅓⅔¼¾⅛⅜⅝⅞])|0(?:[.,]0+)?\s+(?=\p{L}{2})|([★☆◎◇◆♥♡＊※△▲▽])\s*)/iu;

/** Splits the bracketed parts off a line, however they are nested: "flour ((sifted))". */
function splitBrackets(line: string): { outside: string; inside: string[] } {
  let outside = '';
  let depth = 0;
  const inside: string[] = [];
  for (const character of line) {
    if ('(（[［'.includes(character)) {
      depth += 1;
      if (depth === 1) inside.push('');
      else if (inside.at(-1)?.trim()) inside[inside.length - 1] = `${inside.at(-1)?.trimEnd()}, `;
    } else if (')）]］'.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += character;
    else inside[inside.length - 1] += character;
    if (depth === 0 && ')）]］'.includes(character)) outside += ' ';
  }
  return { outside, inside: inside.map((part) => part.trim()).filter((part) => part !== '') };
}

const MOST = 100_000;

/** Name and notes of a line whose amount was taken off, without words such as "of" and "to taste". */
function readName(text: string, hasAmount: boolean): { name: string; notes: string[] } {
  let rest = text
    .replace(/^\s*(?:(?:of|de|di|del|della|do|da|du|des|von|van)\s+|d['’]\s*|の|의\s)(?=\S)/i, (found) =>
      hasAmount ? '' : found,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
  const toTaste = TO_TASTE.exec(rest)?.[0] ?? /,?\s*\b(?:or\s+)?to taste\b\.?/i.exec(rest)?.[0];
  const isSaid = toTaste !== undefined && rest.replace(toTaste, '').trim() !== '';
  if (isSaid) rest = rest.replace(toTaste, '').trim();
  const { name, notes } = splitIngredientName(rest.replace(/^[\s,;:–-]+|[\s,;:.–-]+$/g, ''));
  return { name, notes: isSaid && hasAmount ? [...notes, toTaste.replace(/^[,\s]+/, '')] : notes };
}

/** Unit of a format that keeps it apart, if no table has it. */
function unknownPart({ parts }: SourceIngredient, answers: UnitAnswers): string | undefined {
  const unit = parts?.unit?.trim() ?? '';
  if (unit === '' || !parts?.amount) return undefined;
  const isKnown = readAnyAmount(`1 ${unit}`, answers) !== null || foreignUnit(unit) !== undefined;
  return isKnown ? undefined : unit;
}

/**
 * Splits an ingredient of a source into the fields of a draft. Never throws, and always gives a name. An amount whose unit is
 * not known stays words.
 */
export function readIngredient(
  source: SourceIngredient,
  isEnglish: boolean,
  answers: UnitAnswers = new Map(),
): ReadIngredient {
  const { line, parts } = source;
  const ownUnit = unknownPart(source, answers);
  const fields = ownUnit === undefined ? [parts?.amount, parts?.unit, parts?.name] : [parts?.name];
  const text = parts ? fields.filter(Boolean).join(' ') : line;
  const written = normalizeAmounts(withoutBraces(text).replace(BULLET, '').replaceAll(STARS, '').trim());
  const lead = LEAD.exec(written);
  const said = lead?.[1]?.toLowerCase() ?? lead?.[2];
  const whole = written.slice(lead?.[0].length ?? 0);
  const pack = readPackSize(whole);
  const bracketed = pack?.rest ?? whole;
  const { outside, inside } = splitBrackets(bracketed);
  const read = pack
    ? { amount: pack.amount, rest: outside, written: '' }
    : splitAmount(outside.replaceAll(/\s+/g, ' ').trim(), answers);
  const unknownUnit = ownUnit ?? ('unknownUnit' in read ? read.unknownUnit : undefined);
  const words = ownUnit === undefined ? read.written : `${parts?.amount} ${ownUnit}`;
  const isPack = ['can', 'package', 'block'].includes(read.amount?.unit ?? '');
  const isEach = isPack || /[(（][^)）]*[)）]\s*\d/.test(bracketed);
  const first = read.amount && { amount: read.amount, text: read.written };
  const slashed = 'equivalent' in read && read.equivalent ? amountsIn(read.equivalent, answers) : [];
  let chosen = chooseAmount(first, slashed);
  const sizes = inside.map((part) => {
    const amounts = amountsIn(part, answers);
    const isFree = !isEach && unknownUnit === undefined && amounts.length > 0;
    if (!isFree)
      return isEach ? markSizes(amounts.length > 0 ? (metricOf(amounts)?.text ?? part) : part) : part;
    const next = chooseAmount(chosen.amount && { amount: chosen.amount, text: first?.text ?? '' }, amounts);
    chosen = { ...next, isUnclear: chosen.isUnclear || next.isUnclear, notes: chosen.notes };
    return next.notes.join(', ');
  });
  const { name, notes } = readName(read.rest, read.amount !== undefined || unknownUnit !== undefined);
  const note = withoutBraces(parts?.note ?? '')
    .replaceAll(STARS, '')
    .replaceAll(/^[\s,(]+|[\s,)]+$/g, '');
  const all = [
    ...notes,
    ...(unknownUnit === undefined ? [] : [words.trim()]),
    ...(said ? [said] : []),
    ...(pack ? [pack.note] : []),
    ...chosen.notes,
    ...sizes,
    note,
  ];
  const isOptional = [...all, name].some((part) => /^\(?(?:optional|선택|お好みで)\)?$/i.test(part.trim()));
  const ingredient = assemble(name, chosen.amount, all, {
    isOptional,
    isEnglish,
    isUnclear: chosen.isUnclear,
    hasUnknownUnit: unknownUnit !== undefined,
    line,
  });
  return unknownUnit === undefined ? ingredient : { ...ingredient, unknownUnit: askedUnit(unknownUnit) };
}

type Around = {
  isOptional: boolean;
  isEnglish: boolean;
  /** True for two amounts that are not the same. */
  isUnclear: boolean;
  hasUnknownUnit: boolean;
  line: string;
};

/** Ingredient out of its parts, so that the content check accepts it. */
function assemble(
  written: string,
  given: Amount | undefined,
  notes: string[],
  around: Around,
): ReadIngredient {
  const { isOptional, isEnglish, isUnclear, hasUnknownUnit, line } = around;
  const unread = isUnclear ? ['two amounts that are not the same'] : [];
  if (hasUnknownUnit) unread.push('the unit');
  let amount = given;
  let round: Round | null | undefined = null;
  if (amount && ((amount.upTo ?? amount.amount) > MOST || !(amount.amount > 0))) amount = undefined;
  if (amount) {
    // The amount as it is written in the draft has to be read as the same one.
    const again = readAnyAmount(String(writeAmount(amount)));
    amount = again ?? undefined;
    round = amount && roundOf(amount);
    if (round === undefined) amount = undefined;
  }
  if (given && !amount) {
    notes.unshift(`${given.amount > MOST ? '' : writeNumber(given.amount)} ${given.unit ?? ''}`.trim());
    unread.push('the amount, which cannot be counted out');
  }
  const measure = bareMeasure(written);
  const bare = nameWithoutMeasure(written, measure);
  if (measure !== null || markMeasures(written).includes('{')) {
    notes.push(written);
    unread.push('a second amount');
  }
  const plain = bare || lowered(withoutMeasures(notes.shift() ?? '')) || '✎ ingredient';
  const name = given || hasUnknownUnit || !isEnglish ? plain : lowered(plain);
  if (name.startsWith('✎') || (!given && !hasUnknownUnit && /\d/.test(line)))
    unread.push('the amount or the name');
  const isCount = amount !== undefined && amount.unit === undefined;
  const names = isCount && isEnglish ? countedName(name, amount?.upTo ?? amount?.amount ?? 1) : { name };
  const note = notes
    .map((part) => (part.includes('{') ? part : markMeasures(part.trim())))
    .filter((part) => part !== '' && !/^(?:optional|선택)$/i.test(part))
    .join(', ');
  return {
    ingredient: {
      ...names,
      ...(amount && { amount: writeAmount(amount) }),
      ...(note && { note }),
      ...(round && { round }),
      ...(isOptional && { optional: true }),
    },
    ...(unread.length > 0 && { unread: unread.join('; ') }),
  };
}
