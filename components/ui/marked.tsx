import { fold } from '@/lib/text/fold';

/** Minimum length of a word that is also marked inside other words, not only at their start. */
const MIN_INFIX_LENGTH = 3;

const isLetter = (text = '') => /[\p{L}\p{N}]/u.test(text);

/** Positions of a word in a folded text: at the start of words, else anywhere if the word is long enough. */
function positionsOf(folded: string, word: string): number[] {
  const all: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) all.push(at);
  const first = all.filter((at) => !isLetter(folded[at - 1]));
  return first.length > 0 || word.length < MIN_INFIX_LENGTH ? first : all;
}

/** Splits a text at the words of a query, ignoring case and accents: "pho" marks "Phở". Takes any text. */
export function markWords(text: string, query: string): { text: string; hit: boolean }[] {
  const letters = [...text];
  const plain = letters.map((letter) => (/\s/.test(letter) ? ' ' : fold(letter)));
  const folded = plain.join('');
  // Index in the text of each letter of the folded text.
  const origins = plain.flatMap((folds, index) => Array<number>(folds.length).fill(index));
  const hits = new Set<number | undefined>();
  for (const word of fold(query).match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (const position of positionsOf(folded, word)) {
      for (const origin of origins.slice(position, position + word.length)) hits.add(origin);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    // A combining accent belongs to the letter before it.
    const hit = hits.has(index) || (last?.hit === true && /\p{M}/u.test(letter));
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

export type MarkedProps = { text: string; query: string };

/** A text with the words of a query marked. A new query remounts it: page translation may have changed its nodes. */
export function Marked({ text, query }: MarkedProps) {
  return (
    <span key={`${text}\n${query}`}>
      {markWords(text, query).map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
        piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}
