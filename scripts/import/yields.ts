import { readNumber, spellFractions } from '@/lib/text/numbers';
import { PLURALS, singularOf } from './english-plurals';
import { isMeasureUnit, readAnyAmount } from './read-amount';

/** Yield of a draft. */
export type DraftYield = { amount: number; unit: string; plural?: string; text?: string };

const SERVING =
  /^(?:serv\w*|portion\w*|porti(?:es|e)|porzion[ei]|porci(?:ón|ones)|porç(?:ão|ões)|porcj[aei]|porsjon(?:er)?|porce|porsi|порци[яий]|people|persons?|personnes?|person[ae]|personas|personer|personen|pessoas?|os[óo]by?|orang|человека?|pers\.?|guests?|couverts?|coperti|kişilik|khẩu|인분|인|人份|人分|人前|人|名|名分|份)$/iu;
const NUMBER = String.raw`\d+(?:[.,]\d+)?(?: \d+\/\d+)?|\d+\/\d+`;
const YIELD = new RegExp(
  `(${NUMBER})(?:\\s*(?:-|–|—|to|or|bis|~|〜)\\s*(${NUMBER}))?\\s*(?:x\\s+)?(.*)$`,
  'i',
);

const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT_WORDS = new RegExp(`\\b(?:${COUNTS.slice(1).join('|')})\\b`, 'gi');
/** Sizes of what is made, also as a range: "9-inch", `9" to 12"`. */
const SIZES =
  /(?:\d+(?:\.\d+)?\s?[x×]\s?)?\d+(?:\.\d+)?(?:[\s-]?(?:inch(?:es)?|in|cm)\b\.?|\s?["″”])(?:\s*(?:to|x|×|-|–)\s*(?=\d+\s?(?:["″”]|inch|cm)))?[\s-]*/g;

/** Singular and plural of the words of a yield: "rice balls", "loaf". */
function unitNames(words: string, amount: number): Pick<DraftYield, 'unit' | 'plural'> {
  const [last = '', ...before] = words.split(' ').reverse();
  const lead = before
    .reverse()
    .map((word) => `${word} `)
    .join('');
  const one = singularOf(last) ?? last;
  const many = PLURALS[one] ?? (singularOf(last) ? last : undefined);
  const isRegular = many === undefined || many === `${one}s`;
  if (many === undefined && amount > 1 && !/^[a-z-]+$/i.test(last)) return { unit: words, plural: words };
  return { unit: `${lead}${one}`, ...(!isRegular && { plural: `${lead}${many}` }) };
}

/** Size of each of several things: "4 x 200 ml jars". */
const EACH = /^\d+(?:[.,]\d+)?\s?(?:g|kg|ml|cl|dl|l|oz)(?!\p{L})\s*/iu;

/** Amount of food that a text is: "750 g di crema", "1 litre". Undefined for other texts. */
export function measuredYield(text: string): string | undefined {
  const [, number = '', word = ''] = /^\D*?(\d[\d.,/]*)\s*(\p{L}+)/u.exec(spellFractions(text)) ?? [];
  const unit = readAnyAmount(`${number} ${word}`)?.unit;
  return unit !== undefined && isMeasureUnit(unit) ? number : undefined;
}

/**
 * Reads the yields of a source: "4-6 servings", "9 rice balls", "3 dozen cookies", "4인분". The first text that names
 * something other than servings wins over a bare number. Undefined for none. An amount of food is no yield that is counted.
 */
export function readYield(texts: readonly string[]): DraftYield | undefined {
  const measured = new Set(texts.map(measuredYield));
  const read = texts.flatMap((text) => {
    // Some sites have the number once more without its unit.
    if (measuredYield(text) !== undefined || measured.has(text.trim())) return [];
    const plain = spellFractions(text)
      .replaceAll(COUNT_WORDS, (word) => String(COUNTS.indexOf(word.toLowerCase())))
      .replaceAll(SIZES, '')
      .replaceAll(/\(\s*\)/g, '')
      // The scaling control of a recipe card: "4 servings 1x".
      .replace(/\s*\b\d+x$/, '')
      .replace(/^\D*?(?=\d)/, '');
    const [, first, second, all = ''] = YIELD.exec(plain) ?? [];
    if (first === undefined) return [];
    const words = all.replace(EACH, '');
    const dozen = /^(?:dozen|dz\.?)\b\s*(?:of\s+)?(.*)$/i.exec(words);
    const times = dozen ? 12 : 1;
    const amount = Math.round(readNumber(first) * times * 1000) / 1000;
    const most = second === undefined ? undefined : readNumber(second) * times;
    if (!(amount > 0) || amount > 10_000) return [];
    const name = (dozen?.[1] ?? words)
      .replace(/[(（,;:/].*$/, '')
      .replace(/\b(?:of|depending|about|each|per|or|to|as|with)\b.*$/, '')
      .replaceAll(/[^\p{L}\p{M}' -]/gu, '')
      .trim();
    const isSize = /^(?:large|small|medium|mini|big|jumbo)$/i.test(name);
    const last = /([\p{L}\p{M}'-]+)\W*$/u.exec(words)?.[1] ?? '';
    const noun = /^(?:null|undefined)$/.test(name) || name.split(' ').length > 3 ? '' : isSize ? last : name;
    // "Makes 12" and "2 x 500 g" are no servings.
    const isMade = noun === '' && (words !== all || /^\s*(?:makes|yields?)\b/i.test(text));
    const range = most !== undefined && most > amount ? { text: `${amount}-${most}` } : {};
    const isServing = noun === '' ? !dozen && !isMade : SERVING.test(noun.split(' ')[0] ?? '');
    const names = isServing ? { unit: 'serving' } : unitNames(noun || 'piece', amount);
    return [{ amount, ...names, ...range, isNamed: noun !== '' }];
  });
  const best = read.find((one) => one.isNamed) ?? read.find((one) => 'text' in one) ?? read[0];
  if (!best) return undefined;
  const { isNamed: _, ...rest } = best;
  return rest;
}
