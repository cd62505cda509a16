import { markWords } from '@/lib/search/mark-words';

export type MarkedProps = { text: string; query: string };

/** A text in which the words of a query are marked. */
export function Marked({ text, query }: MarkedProps) {
  let place = 0;
  return markWords(text, query).map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
