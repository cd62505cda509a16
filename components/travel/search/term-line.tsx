import { shownTerm } from '@/lib/search/term';

export type TermLineProps = {
  /** A sentence with `{term}` in it. */
  line: string;
  term: string;
};

/** A sentence about what was searched. The term stands in it as text, in its own writing direction. */
export function TermLine({ line, term }: TermLineProps) {
  const [before = '', after = ''] = line.split('{term}');
  return (
    <>
      {before}
      <bdi>{shownTerm(term)}</bdi>
      {after}
    </>
  );
}
