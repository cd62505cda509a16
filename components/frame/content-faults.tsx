import type { CSSProperties } from 'react';
import { type ContentProblems, formatLocation, type Problem } from '@/lib/content/problem';

// Inline styles, so that the style sheets of the site contain nothing of it. Development only: the policy forbids them.
const PANEL: CSSProperties = {
  position: 'fixed',
  inset: 'auto 1rem 1rem auto',
  zIndex: 2147483000,
  margin: 0,
  width: 'min(44rem, calc(100vw - 2rem))',
  maxHeight: 'min(70vh, 40rem)',
  overflow: 'auto',
  padding: '1rem 1.25rem',
  border: '2px solid var(--color-gochu)',
  borderRadius: '0.5rem',
  background: 'var(--color-paper)',
  color: 'var(--color-ink)',
  font: '0.9375rem/1.5 var(--font-display)',
};
const QUIET: CSSProperties = {
  ...PANEL,
  width: 'auto',
  maxWidth: 'min(44rem, calc(100vw - 2rem))',
  border: '1px solid var(--color-control)',
};
const CLOSE: CSSProperties = {
  float: 'right',
  minHeight: '2.75rem',
  padding: '0 1rem',
  border: '1px solid var(--color-control)',
  borderRadius: '0.375rem',
};
const LOCATION: CSSProperties = { fontFamily: 'monospace', fontWeight: 700, overflowWrap: 'anywhere' };
const FACTS: CSSProperties = { display: 'grid', gridTemplateColumns: '5rem 1fr', margin: '0.25rem 0 1rem' };

/** A problem as it is printed in the terminal: location, field, found and allowed value. */
function ProblemItem({ field, entry, about, found, allowed, nearest, ...location }: Problem) {
  const facts = { field, in: entry, about, found, allowed, nearest };
  return (
    <li>
      <p style={LOCATION}>{formatLocation(location)}</p>
      <dl style={FACTS}>
        {Object.entries(facts).map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd style={{ overflowWrap: 'anywhere' }}>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </li>
  );
}

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul style={{ marginTop: '0.75rem' }}>
      {problems.map((problem) => (
        <ProblemItem key={JSON.stringify(problem)} {...problem} />
      ))}
    </ul>
  );
}

function CloseButton() {
  return (
    <form method="dialog">
      <button type="submit" style={CLOSE}>
        Close
      </button>
    </form>
  );
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/**
 * Problems of the content, shown over the last working page by the development server. Drafts with problems are listed in
 * a closed `<details>`. New problems open the dialog again after it was closed.
 */
export function ContentFaults({ problems, drafts }: ContentProblems) {
  const waiting = drafts.filter((draft) => draft.problems.length > 0);
  if (problems.length === 0 && waiting.length === 0) return null;
  // A new key remounts the dialog open.
  const key = JSON.stringify([problems, waiting]);
  if (problems.length === 0) {
    return (
      <dialog key={key} open style={QUIET} aria-label="Drafts that are not shown yet">
        <CloseButton />
        <details>
          <summary style={{ minHeight: '2.75rem', paddingRight: '6rem', lineHeight: '2.75rem' }}>
            {count(waiting.length, 'draft is', 'drafts are')} not shown yet
          </summary>
          <ProblemList problems={waiting.flatMap((draft) => draft.problems)} />
        </details>
      </dialog>
    );
  }
  return (
    <dialog key={key} open style={PANEL} aria-labelledby="content-faults">
      <CloseButton />
      <div role="alert">
        <h2 id="content-faults" style={{ fontSize: '1.25rem', fontWeight: 700 }}>
          {count(problems.length, 'problem', 'problems')} in data
        </h2>
        <p>The page stays as it was until this is mended.</p>
      </div>
      <ProblemList problems={problems} />
    </dialog>
  );
}
