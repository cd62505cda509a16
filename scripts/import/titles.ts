import { latinSlug } from '@/scripts/new/drafts';
import { unromanized } from '@/scripts/romanize';
import { markMeasures, withoutBraces, withoutMeasures } from './marks';

const LAST_WORDS =
  /\s+(?:the|a|an|in|and|or|with|of|to|until|over|on|into|for|at|from|by|then|them|it|your|about|each|all|but|as|is|are|if|so|that|when|while|minutes?|hours?|\d+)$/i;
const MOST_WORDS = 7;
const MOST_LETTERS = 50;
const SPACELESS = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** First words of a sentence as a title: "Heat the oil". '' if nothing is left of them. */
export function firstWords(text: string): string {
  if (SPACELESS.test(text)) {
    const [sentence = ''] = withoutBraces(text).split(/[.。!?！？](?:\s|$|(?=\P{Nd}))/u);
    return withoutMeasures(sentence).slice(0, 20).trim();
  }
  const [clause = ''] = withoutBraces(text).split(/(?<!\d)[.](?:\s|$)|[,;:!?()。、，]|\s[–—-]\s/);
  const [beforeMeasure = ''] = markMeasures(
    clause.replace(/\s(?:until|for (?:about |another )?\d).*$/i, ''),
  ).split('{');
  let title = withoutMeasures(/\p{L}{2}/u.test(beforeMeasure) ? beforeMeasure : clause);
  title = title.split(' ').slice(0, MOST_WORDS).join(' ');
  while (LAST_WORDS.test(title)) title = title.replace(LAST_WORDS, '');
  return /\p{L}{2}/u.test(title) && title.length <= MOST_LETTERS ? title : '';
}

/** Title that an author wrote, where measures cannot be; '' for none. */
export const pageTitle = (written: string | undefined): string =>
  withoutMeasures((written ?? '').replace(/[:：]\s*$/, ''));

/** Id that no other entry has: the slug of the first words, or a letter with the place. */
export function uniqueId(text: string, letter: string, taken: Set<string>): string {
  // Of "卵をとく" a part of a word would be left.
  const latin = unromanized(text) === '' ? latinSlug(text) : '';
  const words = latin.split('-').filter(Boolean).slice(0, 3).join('-').slice(0, 40);
  const start = /^[a-z]/.test(words) ? words.replace(/-+$/, '') : '';
  let id = start || `${letter}1`;
  for (let count = 2; taken.has(id); count += 1) id = start ? `${start}-${count}` : `${letter}${count}`;
  taken.add(id);
  return id;
}
