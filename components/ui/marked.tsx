import { markWords } from '@/lib/search/mark-words';

export type MarkedProps = { text: string; query: string };

/** A text in which the words of a query are marked. */
export function Marked({ text, query }: MarkedProps) {
  return markWords(text, query).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
