import type { ReactNode } from 'react';

/** Placeholder for the visible part: a private-use character. */
const MARK = '\uE000';

/**
 * A sentence of which only a part is visible, such as the text of a button; screen readers get all of it:
 * `partlyShown((file) => messages.download({ file }), 'KML')`.
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
