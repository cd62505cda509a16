import type { Amount } from '@/lib/content/schema/amount';
import { amountAtEnd, longestAmount } from '@/lib/recipe/split-amount';
import { addAmounts, ONE, readAnyAmount } from './read-amount';
import { type DraftAmount, isSpaceless, readSpaceless } from './spaceless-amount';
import { type UnitAnswers, unsizedUnit } from './unit-words';

/** Words before a unit that say how full it is: "1 heaping tablespoon". */
const FULLNESS =
  /^(heaping|heaped|rounded|scant|level|generous|packed|lightly packed|firmly packed|large|small|big|good)\s+/i;
const APPROXIMATE =
  /^(?:about|approx(?:imately)?\.?|around|ca\.?|circa|etwa|env(?:iron|\.)?|roughly|~|약|約|约|大约)\s*(?=[\d½⅓⅔¼¾⅛⅜⅝⅞]|a\s)/i;
const UNIT_FIRST = /^(?=(?:pinch|handful|bunch|dash|head|stick|sprig|slice|piece|package|can)(?:\s+of)?\s)/i;

/** Words of a text with its first number apart from its unit: "200g flour", "2large". */
const wordsOf = (text: string): string[] =>
  text
    .replace(/^([\d.,/½⅓⅔¼¾⅛⅜⅝⅞ -]*[\d½⅓⅔¼¾⅛⅜⅝⅞])(?=\p{L})/u, '$1 ')
    .trim()
    .split(' ');

type Split = { amount: Amount; written: string; rest: string };

/** Amount at the start of a text. */
function startAmount(text: string, answers: UnitAnswers): Split | undefined {
  const words = wordsOf(text);
  const found = longestAmount(words, (part) => readAnyAmount(part, answers));
  if (!found) return undefined;
  const { amount, length } = found;
  return { amount, written: words.slice(0, length).join(' '), rest: words.slice(length).join(' ') };
}

/** The amount with the unit that follows a word of fullness, which becomes a note: "1 heaping tablespoon". */
function withFullness({ amount, written, rest }: Split, answers: UnitAnswers): Split {
  const full = amount.unit === undefined ? FULLNESS.exec(rest) : null;
  const [next = '', ...after] = full ? rest.slice(full[0].length).split(' ') : [];
  const unit = full && startAmount(`${written} ${next}`, answers);
  if (!full || !unit || unit.amount.unit === undefined || unit.rest !== '') return { amount, written, rest };
  const note = /(large|small|big|good)/i.test(full[0]) ? '' : `, ${full[1]?.toLowerCase()}`;
  return { amount: unit.amount, written: `${written} ${full[1]} ${next}`, rest: after.join(' ') + note };
}

/**
 * Splits the amount off an ingredient line, which is normalized before: "1 1/2 cups flour", "1/3 cup + 2 tablespoons oil",
 * "卵2個". Without an amount, the rest is the whole line.
 */
export function splitAmount(line: string, answers: UnitAnswers = new Map()): DraftAmount {
  const spaceless = isSpaceless(line) ? readSpaceless(line, answers) : undefined;
  if (spaceless) return spaceless;
  const start = startAmount(line.replace(APPROXIMATE, '').replace(UNIT_FIRST, 'a '), answers);
  if (!start) {
    const [one = '', ...words] = line.split(' ');
    const unit = ONE.test(one) ? unsizedUnit(words.join(' ')) : undefined;
    if (unit !== undefined)
      return { written: `1 ${unit}`, rest: words.join(' ').slice(unit.length), unknownUnit: unit };
    const end = isSpaceless(line) ? undefined : amountAtEnd(line, (part) => readAnyAmount(part, answers));
    return end ?? { written: '', rest: line };
  }
  const { amount, written, rest } = withFullness(start, answers);
  const unknownUnit = amount.unit === undefined ? unsizedUnit(rest) : undefined;
  if (unknownUnit !== undefined)
    return { written: `${written} ${unknownUnit}`, rest: rest.slice(unknownUnit.length), unknownUnit };
  const slash = /^\/\s+(.*)$/.exec(rest)?.[1];
  const same = slash === undefined ? undefined : startAmount(slash, answers);
  if (same?.amount.unit !== undefined) return { amount, written, rest: same.rest, equivalent: same.written };
  const plus = /^(?:\+|plus|and|&)\s+(.*)$/i.exec(rest)?.[1];
  const more =
    plus !== undefined && amount.unit !== undefined && amount.upTo === undefined
      ? startAmount(plus, answers)
      : undefined;
  const sum = more?.amount.unit === undefined ? undefined : addAmounts([amount, more.amount]);
  if (more && sum) return { amount: sum, written: `${written} + ${more.written}`, rest: more.rest };
  return { amount, written, rest };
}
