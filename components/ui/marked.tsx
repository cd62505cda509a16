import { fold } from '@/lib/text/fold';

/** Letters that a word needs to be marked within another word and not only at its beginning. */
const WITHIN = 3;

const isLetter = (text = '') => /[\p{L}\p{N}]/u.test(text);

/** Places of a word in a folded text: those that begin a word, or else any, if the word is long enough. */
function placesOf(folded: string, word: string): number[] {
  const all: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) all.push(at);
  const first = all.filter((at) => !isLetter(folded[at - 1]));
  return first.length > 0 || word.length < WITHIN ? first : all;
}

/** The text in pieces, those marked that a query means however they are spelt: "pho" marks "Phở". Takes any text. */
export function markWords(text: string, query: string): { text: string; hit: boolean }[] {
  const letters = [...text];
  const plain = letters.map((letter) => (/\s/.test(letter) ? ' ' : fold(letter)));
  const folded = plain.join('');
  // For each letter of the folded text, the letter of the text that it comes from.
  const origins = plain.flatMap((folds, index) => Array<number>(folds.length).fill(index));
  const hits = new Set<number | undefined>();
  for (const word of fold(query).match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (const place of placesOf(folded, word)) {
      for (const origin of origins.slice(place, place + word.length)) hits.add(origin);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    // An accent of its own goes with the letter it stands on.
    const hit = hits.has(index) || (last?.hit === true && /\p{M}/u.test(letter));
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

export type MarkedProps = { text: string; query: string };

/** A text in which the words of a query are marked. Another query replaces all of it, as page translation needs it. */
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
