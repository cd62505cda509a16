import { type Amount, readAmountText } from '@/lib/content/schema/amount';
import type { Unit } from '@/lib/content/schema/units';
import { ANY_NUMBER, amountAtEnd, longestAmount } from '@/lib/recipe/split-amount';
import { NUMBER_SOURCE } from '@/lib/text/numbers';
import { COUNTER_WORDS, FOREIGN_UNITS, foreignUnit } from './unit-words';

/** Amount as a draft has it, and the rest of the line. */
export type DraftAmount = { amount?: Amount; written: string; rest: string; equivalent?: string };

/** Writes fractions as `readAmountText` reads them: U+2044, "1-1/2", "1&1/2", capital T for tablespoons. */
export function normalizeAmounts(text: string): string {
  return text
    .replaceAll(/[０-９／．]/g, (character) => character.normalize('NFKC'))
    .replaceAll(/(\d)\s*[\u2044\u2215]\s*(\d)/g, '$1/$2')
    .replaceAll(/(\d)\s+\/\s+(\d)/g, '$1/$2')
    .replaceAll(/(\p{L})\.?\s*\/\s*(?=\d)/gu, '$1 / ')
    .replaceAll(/(?<![\d/.,])(\d+)\s*[-–—&]\s*(\d+)\/(\d+)(?!\d)/g, (whole, count, top, bottom) =>
      Number(top) < Number(bottom) ? `${count} ${top}/${bottom}` : whole,
    )
    .replaceAll(/(?<![\d/.,])(\d+)\s+and\s+(?=\d+\/\d+|[½⅓⅔¼¾⅛⅜⅝⅞])/gi, '$1 ')
    .replaceAll(/(\d|[½⅓⅔¼¾⅛⅜⅝⅞])\s*T(?:bs)?(?=\.?\s)/g, '$1 tbsp')
    .replaceAll(/(\d|[½⅓⅔¼¾⅛⅜⅝⅞])\s*t(?=\.?\s)/g, '$1 tsp')
    .replaceAll(/(?<=\p{L})\((?:s|es|n|en)\)/gu, '')
    .replace(/^(\d{1,2}) or (\d{1,2})(?= \p{L})/u, (whole, least, most) =>
      Number(least) < Number(most) ? `${least}-${most}` : whole,
    )
    .replaceAll(/\b(colher(?:es)?|xícaras?) \((?:de )?(sopa|chá)\)/gi, '$1 de $2')
    .replaceAll(/(\d)と(?=\d+\/\d)/g, '$1 ')
    .replaceAll(/\bfluid (ounces?|oz)/gi, 'fl oz')
    .replaceAll(/\bfl\.? ounces?/gi, 'fl oz');
}

/** Words before a unit that say how full it is: "1 heaping tablespoon". */
const FULLNESS =
  /^(heaping|heaped|rounded|scant|level|generous|packed|lightly packed|firmly packed|large|small|big|good)\s+/i;
const APPROXIMATE = /^(?:about|approx(?:imately)?\.?|around|ca\.?|roughly|~|약|約)\s+(?=[\d½⅓⅔¼¾⅛⅜⅝⅞a])/i;
const UNIT_FIRST = /^(?=(?:pinch|handful|bunch|dash|head|stick|sprig|slice|piece|package|can)(?:\s+of)?\s)/i;

/** Grams or millilitres in a unit. A table of its own, since `lib/recipe/scales` needs interface texts that a fresh clone lacks. */
const SIZES: Partial<Record<Unit, { kind: 'weight' | 'volume'; size: number }>> = {
  g: { kind: 'weight', size: 1 },
  kg: { kind: 'weight', size: 1000 },
  ml: { kind: 'volume', size: 1 },
  l: { kind: 'volume', size: 1000 },
  tsp: { kind: 'volume', size: 5 },
  tbsp: { kind: 'volume', size: 15 },
  cup: { kind: 'volume', size: 240 },
};

/** Amount in the unit of its first term: "1/3 cup + 2 tablespoons". Undefined for terms that cannot be added. */
function addAmounts(terms: readonly Amount[]): Amount | undefined {
  const [first] = terms;
  const sizes = terms.flatMap(({ unit }) => (unit && SIZES[unit]) ?? []);
  const [kind, ...others] = new Set(sizes.map((size) => size.kind));
  if (first?.unit === undefined || kind === undefined || others.length > 0 || sizes.length < terms.length)
    return undefined;
  // Cups with spoons are counted in tablespoons, of which a cup has 16.
  const unit: Unit = first.unit === 'cup' ? 'tbsp' : first.unit;
  const sum = terms.reduce((total, { amount }, index) => total + amount * (sizes[index]?.size ?? 0), 0);
  return { amount: Math.round((sum / (SIZES[unit]?.size ?? 1)) * 1000) / 1000, unit };
}

const NUMBER_AND_WORD = new RegExp(
  `^(${ANY_NUMBER}(?:\\s*[-–~〜]\\s*(?:${NUMBER_SOURCE}))?)\\s*(\\S.*)$`,
  'iu',
);
const COUNTER = new RegExp(`^(?:${COUNTER_WORDS})$`, 'u');

/** Reads an amount with units of other languages too: "2 EL", "1큰술". */
export function readAnyAmount(text: string): Amount | null {
  const plain = text.trim();
  const read = readAmountText(plain);
  if (read) return read;
  const word = NUMBER_AND_WORD.exec(plain);
  if (!word) return null;
  const [, number = '', unit = ''] = word;
  const count = readAmountText(number.replaceAll(/[~〜]/g, '-'));
  if (!count) return null;
  if (COUNTER.test(unit)) return count;
  const known = foreignUnit(unit);
  if (!known) return null;
  const times = known.times ?? 1;
  return {
    amount: count.amount * times,
    ...(count.upTo !== undefined && { upTo: count.upTo * times }),
    unit: known.unit,
  };
}

const SPACELESS = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const SPACELESS_UNITS = `${FOREIGN_UNITS}|${COUNTER_WORDS}|kg|g|ml|l|tsp|tbsp|cups?|Ts?|T`;
const SPACELESS_NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*[-~〜]\s*\d+(?:[.,]\d+)?)?(?:\s?\d*\/\d+)?|[½⅓⅔¼¾]|반|半|한|두|세)`;
const NUMBER_WORDS: Readonly<Record<string, string>> = { 반: '0.5', 半: '0.5', 한: '1', 두: '2', 세: '3' };
const SPOON_FIRST = new RegExp(
  `^(.*?)[\\s:：…]*(大さじ|小さじ|大匙|小匙|カップ)\\s*(${SPACELESS_NUMBER})\\s*(?:と?(?:強|弱))?$`,
  'u',
);
const AMOUNT_LAST = new RegExp(
  `^(.*?)[\\s:：…]*(${SPACELESS_NUMBER})\\s*(${SPACELESS_UNITS})?\\s*(?:분량|ほど|程度|前後|정도|くらい)?$`,
  'iu',
);
const AMOUNT_FIRST = new RegExp(
  `^(${SPACELESS_NUMBER})\\s*(${SPACELESS_UNITS})\\s*(?:의|の)?\\s+(.+)$`,
  'iu',
);

/** Amount at the end of a Korean or Japanese line, or before its name: "しょうゆ 大さじ1", "卵2個", "1큰술 간장". */
function readSpaceless(line: string): DraftAmount | undefined {
  const amountOf = (count = '', unit = '') => readAnyAmount(`${NUMBER_WORDS[count] ?? count} ${unit}`.trim());
  const spoon = SPOON_FIRST.exec(line);
  if (spoon) {
    const amount = amountOf(spoon[3], spoon[2]);
    if (amount) return { amount, written: `${spoon[2]}${spoon[3]}`, rest: spoon[1] ?? '' };
  }
  const front = AMOUNT_FIRST.exec(line);
  if (front?.[3]) {
    const amount = amountOf(front[1], front[2]);
    if (amount) return { amount, written: `${front[1]} ${front[2]}`, rest: front[3] };
  }
  const back = AMOUNT_LAST.exec(line);
  if (back?.[1] && SPACELESS.test(back[1])) {
    const amount = amountOf(back[2], back[3]);
    if (amount) return { amount, written: `${back[2]}${back[3] ?? ''}`, rest: back[1] };
  }
  return undefined;
}

/** Amount of a Korean or Japanese line whose parts may be a sum: "大さじ2+大さじ3". Undefined if only a part can be read. */
function readSpacelessSum(line: string): DraftAmount | undefined {
  const last = readSpaceless(line);
  const sum = /^(.*?)\s*[+＋]$/.exec(last?.rest.trim() ?? '')?.[1];
  if (sum === undefined || !last?.amount) return last;
  const first = readSpacelessSum(sum);
  const amount = first?.amount && addAmounts([first.amount, last.amount]);
  return amount && { amount, written: `${first?.written} + ${last.written}`, rest: first?.rest ?? '' };
}

/**
 * Splits the amount off an ingredient line, which is normalized before: "1 1/2 cups flour", "1/3 cup + 2 tablespoons oil",
 * "卵2個". Without an amount, the rest is the whole line.
 */
export function splitAmount(line: string): DraftAmount {
  if (SPACELESS.test(line)) {
    const read = readSpacelessSum(line);
    if (read) return read;
  }
  const spaced = line
    .replace(APPROXIMATE, '')
    .replace(UNIT_FIRST, 'a ')
    // "200g flour", "2large" stay apart from their words.
    .replace(/^([\d.,/½⅓⅔¼¾⅛⅜⅝⅞ -]*[\d½⅓⅔¼¾⅛⅜⅝⅞])(?=\p{L})/u, '$1 ')
    .trim();
  const words = spaced.split(' ');
  const numberEnd = longestAmount(words, readAnyAmount);
  if (!numberEnd) {
    const end = SPACELESS.test(line) ? undefined : amountAtEnd(line, readAnyAmount);
    return end ?? { written: '', rest: line };
  }
  let { amount, length } = numberEnd;
  let rest = words.slice(length).join(' ');
  let written = words.slice(0, length).join(' ');
  const full = amount.unit === undefined ? FULLNESS.exec(rest) : null;
  if (full) {
    const after = rest.slice(full[0].length).split(' ');
    const unit = longestAmount([...written.split(' '), after[0] ?? ''], readAnyAmount);
    if (unit?.amount.unit !== undefined) {
      amount = unit.amount;
      rest =
        after.slice(1).join(' ') +
        (/(large|small|big|good)/i.test(full[0]) ? '' : `, ${full[1]?.toLowerCase()}`);
      written = `${written} ${full[1]} ${after[0]}`;
    }
  }
  const slash = /^\/\s+(.*)$/.exec(rest)?.[1]?.split(' ');
  const same =
    slash &&
    longestAmount(
      slash
        .join(' ')
        .replace(/^([\d.,]+)(?=\p{L})/u, '$1 ')
        .split(' '),
      readAnyAmount,
    );
  if (slash && same?.amount.unit !== undefined) {
    const all = slash
      .join(' ')
      .replace(/^([\d.,]+)(?=\p{L})/u, '$1 ')
      .split(' ');
    return {
      amount,
      written,
      rest: all.slice(same.length).join(' '),
      equivalent: all.slice(0, same.length).join(' '),
    };
  }
  const plus = /^(?:\+|plus|and|&)\s+(.*)$/i.exec(rest);
  if (plus?.[1] && amount.unit !== undefined && amount.upTo === undefined) {
    const more = longestAmount(plus[1].split(' '), readAnyAmount);
    const sum = more?.amount.unit === undefined ? undefined : addAmounts([amount, more.amount]);
    if (more && sum) {
      const moreWords = plus[1].split(' ');
      return {
        amount: sum,
        written: `${written} + ${moreWords.slice(0, more.length).join(' ')}`,
        rest: moreWords.slice(more.length).join(' '),
      };
    }
  }
  return { amount, written, rest };
}
