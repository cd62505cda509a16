import { headingText } from '@/scripts/import/headings';
import { languagesOf, type TextFact, type TextPart, wordsOf } from '@/scripts/import/text-words';
import { readTime } from '@/scripts/import/times';
import { readYield } from '@/scripts/import/yields';

const PARTS = (['ingredients', 'method', 'notes', 'equipment'] as const).map(
  (part) => [part, new RegExp(`^(?:${wordsOf(part)})(?!\\p{L})`, 'iu')] as const,
);

const FACTS = (
  [
    'servings',
    'prep',
    'cook',
    'total',
    'rest',
    'category',
    'cuisine',
    'keywords',
    'source',
    'published',
  ] as const
).map((fact) => [fact, new RegExp(`^(?:${wordsOf(fact)})(?!\\p{L})\\s*([:：]?)\\s*(.+)$`, 'iu')] as const);

/** Longest line that is a heading. */
const LONGEST_HEADING = 40;

/** Markup of Markdown inside of lines: emphasis, links, check boxes, quotes. */
export const withoutMarkdown = (line: string): string =>
  line
    .replace(/^>\s?/, '')
    .replace(/^([-*+]\s+)\[[ xX]\]\s+/, '$1')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])([*_])(?=\S)([^*_]+)\1(?![\w*])/g, '$2')
    .replaceAll('\\', '')
    .trim();

/** Line without markup, signs of headings, bullets and pictograms before it. */
const plainLine = (line: string): string =>
  headingText(withoutMarkdown(line).replace(/^[-*+•]\s+/, '')).replace(/^[^\p{L}\p{N}]+/u, '');

/** Line that names a fact, such as "Prep time: 20 min" or "Serves 4", also in a list; undefined for other lines. */
export function factOf(line: string): { fact: TextFact; value: string } | undefined {
  const plain = plainLine(line);
  for (const [fact, words] of FACTS) {
    const [, colon = '', value = ''] = words.exec(plain) ?? [];
    const isTime = fact === 'prep' || fact === 'cook' || fact === 'total' || fact === 'rest';
    const isRight = isTime
      ? readTime(value) !== undefined
      : fact === 'servings'
        ? /\d/.test(value)
        : colon !== '' && value !== '';
    if (value !== '' && isRight) return { fact, value: value.trim() };
    // A time that cannot be read is a fact too where a colon says so, and is reported.
    if (isTime && colon !== '' && /\d|\p{sc=Han}/u.test(value) && value.length < 20) return { fact, value };
  }
  const isServing = plain.length < 30 && /\p{L}/u.test(plain) && readYield([plain])?.unit === 'serving';
  return isServing && /^(?:\p{L}+\s)?\d/u.test(plain) ? { fact: 'servings', value: plain } : undefined;
}

/** True for a line that names a fact. */
export const isFactLine = (line: string): boolean => factOf(line) !== undefined;

/** Part that a heading begins; undefined for other lines. Only short lines are headings. */
export function partOf(line: string): TextPart | undefined {
  const plain = plainLine(line);
  if (plain.length > LONGEST_HEADING || isFactLine(line)) return undefined;
  // A bullet before it makes it a line of a list: "- Steps of…".
  if (/^\s*[-*+•]\s/.test(line)) return undefined;
  return PARTS.find(([, words]) => words.test(plain))?.[0];
}

/** The language that all of some headings have in common; undefined for none and for several. */
export function commonLanguage(headings: readonly { part: TextPart; line: string }[]): string | undefined {
  const [first, ...others] = headings.map(({ part, line }) => languagesOf(part, plainLine(line)));
  const common = first?.filter((language) => others.every((languages) => languages.includes(language)));
  return common?.length === 1 ? common[0] : undefined;
}

/** Text after the colon of a heading in the same line: "Zutaten: 200 g Mehl". '' for none. */
export const afterHeading = (line: string): string =>
  /^[^:：]{1,40}[:：]\s*(\S.*)$/u.exec(plainLine(line))?.[1] ?? '';
