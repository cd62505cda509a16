import { type DraftLeftOut, formatProblem, formatProblems, type Problem } from '@/lib/content/problem';
import type { Prepared } from '@/scripts/prepare/prepare';

/** A draft that is not shown yet, with what is missing in a line each. */
function formatDraft({ file, problems }: DraftLeftOut): string {
  const lines = problems.map(({ position, field, found, allowed }) => {
    const place = position ? `${file}:${position.line}:${position.column}` : file;
    return `  ${place}  ${field}: ${found}; it takes ${allowed}`;
  });
  return [`The draft ${file} is not shown yet:`, ...lines].join('\n');
}

const textOf = (problems: readonly Problem[]) => problems.map(formatProblem).join('\n');

/**
 * Says what changed since it was last called: new faults once, that they are mended, and what a draft still needs to be
 * shown.
 */
export function createReporter(say: (text: string) => void): (prepared: Prepared) => void {
  let faults = '';
  const drafts = new Map<string, string>();
  return ({ problems, drafts: leftOut }) => {
    const now = textOf(problems);
    if (now !== faults) {
      if (now === '') say('\nAll content is right again.\n');
      else {
        say(`\n${formatProblems(problems)}\n\nThe pages stay as they were until this is mended.\n`);
      }
    }
    faults = now;
    for (const file of drafts.keys()) {
      if (!leftOut.some((draft) => draft.file === file)) {
        drafts.delete(file);
        if (now === '') say(`The draft ${file} has the right shape now.`);
      }
    }
    for (const draft of leftOut) {
      const text = formatDraft(draft);
      if (drafts.get(draft.file) !== text) say(text);
      drafts.set(draft.file, text);
    }
  };
}
