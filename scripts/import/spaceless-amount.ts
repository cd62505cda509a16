import type { Amount } from '@/lib/content/schema/amount';
import { addAmounts, readAnyAmount } from './read-amount';
import { GARLIC, SPACELESS_UNITS, SPACELESS_UNSIZED, type UnitAnswers } from './unit-words';

/** Amount as a draft has it, and the rest of the line. */
export type DraftAmount = {
  amount?: Amount;
  written: string;
  rest: string;
  equivalent?: string;
  /** Unit word that is not known, so that the written amount stays words. */
  unknownUnit?: string;
};

const SPACELESS = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** True for a line in a script whose units follow numbers and names without a space: Korean, Japanese or Chinese. */
export const isSpaceless = (line: string): boolean => SPACELESS.test(line);

const ONE = String.raw`(?:\d+\s\d+\/\d+|\d+\/\d+|\d*\s?[½⅓⅔¼¾]|\d+(?:[.,]\d+)?)`;
const NUMBER = String.raw`${ONE}(?:\s*-\s*${ONE})?`;
const LATIN_UNITS = 'kg|g|ml|l|cc|tsp|tbsp|cups?';
const UNITS = `${SPACELESS_UNITS}|${LATIN_UNITS}`;
const SPOONS = '大さじ|小さじ|大匙|小匙|カップ';
const ABOUT = '(?:大约|約|约|약)?\\s*';
const TAIL = String.raw`\s*(?:분량|ほど|程度|前後|정도|くらい|ぐらい|左右|強|弱)?`;
const GAP = String.raw`[\s:：…・·]*`;

/** Number words, which count only before a known unit of a line without digits: "洋葱半个", "계란 두개". */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  반: '0.5',
  한: '1',
  두: '2',
  세: '3',
  네: '4',
  半: '0.5',
  一: '1',
  二: '2',
  两: '2',
  兩: '2',
  三: '3',
  ひと: '1',
  ふた: '2',
};
const HAN_WORDS = '半|一|二|两|兩|三';

const SPOON_LAST = new RegExp(`^(.*?)${GAP}(${SPOONS})\\s*(${NUMBER})\\s*杯?(半)?${TAIL}$`, 'u');
const SPOON_FIRST = new RegExp(`^(${SPOONS})\\s*(${NUMBER})\\s*杯?(半)?\\s*の?\\s*(\\S.*)$`, 'u');
const LAST = new RegExp(`^(.*?)${GAP}${ABOUT}(${NUMBER})\\s*(${UNITS})\\s*([반半])?${TAIL}$`, 'iu');
const WORD_LAST = new RegExp(
  `^([^\\d]*?)(?:${GAP}(${HAN_WORDS}|ひと|ふた)|\\s+(반|한|두|세|네)\\s?)(${SPACELESS_UNITS})$`,
  'u',
);
const FIRST = new RegExp(`^${ABOUT}(${NUMBER})\\s*(${UNITS})\\s*([반半])?(?:의|の|的)?(\\s*)(\\S.*)$`, 'iu');
// Counters of Japanese after a number word are parts of names: 三つ葉, 三枚肉.
const WORD_FIRST = new RegExp(
  `^(?:(${HAN_WORDS})(?![つ枚丁])|(반|한|두|세|네)\\s?)(${SPACELESS_UNITS})(\\s*)([^\\d\\s][^\\d]*)$`,
  'u',
);
const UNSIZED_FIRST = new RegExp(
  `^(${NUMBER}|${HAN_WORDS})\\s*(${SPACELESS_UNSIZED})\\s*(?:の|的)?\\s*(\\S.*)$`,
  'u',
);
/** Amount at the end without a unit or with one that no table has: "달걀 2", "밥 2공기". */
const OTHER_LAST = new RegExp(
  `^(.*?)${GAP}${ABOUT}(${NUMBER}|(?:${HAN_WORDS})(?=${SPACELESS_UNSIZED}))\\s*(\\p{L}{0,4})${TAIL}$`,
  'u',
);

/** Number with the half that follows its unit: "2큰술 반". */
const withHalf = (count: string, half: string | undefined): string =>
  half !== undefined && /^\d+$/.test(count) ? `${count}.5` : count;

/** The amount, in pieces where its unit means cloves only of garlic. */
function ofName(amount: Amount, unit: string, name: string): Amount {
  const rule = GARLIC.find(([words]) => words.test(unit));
  return amount.unit === 'clove' && rule && !rule[1].test(name) ? { ...amount, unit: 'piece' } : amount;
}

/** True for a unit and a name without a space between them that cannot be one word: "120g生クリーム", not "2대파". */
const isApart = (unit: string, gap: string) => gap !== '' || unit.length > 1 || !/^[가-힣]/.test(unit);

type Parts = {
  count?: string | undefined;
  unit?: string | undefined;
  half?: string | undefined;
  name?: string | undefined;
};

/** Amount of a line whose known unit is found by its place. */
function readKnown(line: string): Parts | undefined {
  const spoonLast = SPOON_LAST.exec(line);
  if (spoonLast) return { name: spoonLast[1], unit: spoonLast[2], count: spoonLast[3], half: spoonLast[4] };
  const spoonFirst = SPOON_FIRST.exec(line);
  if (spoonFirst)
    return { unit: spoonFirst[1], count: spoonFirst[2], half: spoonFirst[3], name: spoonFirst[4] };
  const last = LAST.exec(line);
  if (last?.[1]) return { name: last[1], count: last[2], unit: last[3], half: last[4] };
  const wordLast = WORD_LAST.exec(line);
  if (wordLast?.[1]) return { name: wordLast[1], count: wordLast[2] ?? wordLast[3], unit: wordLast[4] };
  const first = FIRST.exec(line);
  if (first && isApart(first[2] ?? '', first[4] ?? ''))
    return { count: first[1], unit: first[2], half: first[3], name: first[5] };
  const wordFirst = WORD_FIRST.exec(line);
  if (wordFirst && isApart(wordFirst[3] ?? '', wordFirst[4] ?? ''))
    return { count: wordFirst[1] ?? wordFirst[2], unit: wordFirst[3], name: wordFirst[5] };
  return undefined;
}

/** Amount of one term: at the end of a line, or before its name. */
function readTerm(line: string, answers: UnitAnswers): DraftAmount | undefined {
  const amountOf = (count = '', unit = '') =>
    readAnyAmount(`${NUMBER_WORDS[count] ?? count} ${unit}`.trim(), answers);
  const known = readKnown(line);
  if (known) {
    const { count = '', unit = '', half, name = '' } = known;
    const amount = amountOf(withHalf(count, half), unit);
    if (amount) return { amount: ofName(amount, unit, name), written: `${count}${unit}`, rest: name };
  }
  const unsized = UNSIZED_FIRST.exec(line);
  const other = OTHER_LAST.exec(line);
  const [count, unit, name] = unsized
    ? [unsized[1], unsized[2], unsized[3]]
    : [other?.[2], other?.[3], other?.[1]];
  if (!count || !name || !isSpaceless(name)) return undefined;
  const amount = amountOf(count, unit);
  const written = `${count}${unit}`;
  return amount ? { amount, written, rest: name } : { written, rest: name, unknownUnit: unit ?? '' };
}

/**
 * Amount of a Korean, Japanese or Chinese line, which may be a sum: "しょうゆ 大さじ1", "40克糖", "大さじ2+大さじ3". Undefined if
 * only a part of a sum can be read, or nothing.
 */
export function readSpaceless(line: string, answers: UnitAnswers): DraftAmount | undefined {
  const last = readTerm(line, answers);
  const sum = /^(.*?)\s*[+＋]$/.exec(last?.rest.trim() ?? '')?.[1];
  if (sum === undefined || !last?.amount) return last;
  const first = readSpaceless(sum, answers);
  const amount = first?.amount && addAmounts([first.amount, last.amount]);
  return amount && { amount, written: `${first?.written} + ${last.written}`, rest: first?.rest ?? '' };
}
