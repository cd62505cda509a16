'use client';

import { useSearchParams } from 'next/navigation';

export type SearchTermProps = {
  words: {
    /** Line over the results; `{term}` stands for what was searched. */
    none: string;
    empty: string;
    /** Shown while nothing has been searched. */
    hint: string;
  };
};

/** What the address asks for, as plain text. Stands in a Suspense boundary. */
export function SearchTerm({ words }: SearchTermProps) {
  const term = useSearchParams().get('q')?.trim() ?? '';
  if (term === '') return <p>{words.hint}</p>;
  return (
    <>
      <p role="status">{words.none.replace('{term}', () => term)}</p>
      <h2 className="t-2">{words.empty}</h2>
    </>
  );
}
