import type { ReactNode } from 'react';

/** Stands for the shown part: a character that no text holds. */
const MARK = '\uE000';

/**
 * A sentence of which a part is shown, such as the word on a button, while those who hear it get all of it:
 * `partlyShown((file) => words.download({ file }), 'KML')`.
 */
export function partlyShown(sentence: (shown: string) => string, shown: ReactNode): ReactNode {
  const [before, after] = sentence(MARK).split(MARK);
  return (
    <>
      {before && <span className="sr-only">{before}</span>}
      <span>{shown}</span>
      {after && <span className="sr-only">{after}</span>}
    </>
  );
}
