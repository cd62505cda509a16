import { type DraftLeftOut, formatLocation, formatProblems } from '@/lib/content/problem';
import type { PreparedState } from '@/scripts/prepare/prepare';
import { formatScheduled } from '@/scripts/scheduled';

/** A draft that is not shown yet, with what is missing in a line each. */
function formatDraft({ file, problems }: DraftLeftOut): string {
  const lines = problems.map(
    (problem) =>
      `  ${formatLocation(problem)}  ${problem.field}: ${problem.found}; it takes ${problem.allowed}`,
  );
  return [`The draft ${file} is not shown yet:`, ...lines].join('\n');
}

/**
 * Says what changed since it was last called: new faults once, that they are mended, what a draft still needs to be
 * shown, what is published later, and which messages are in English on a site in another language.
 */
export function createReporter(say: (text: string) => void): (found: PreparedState) => void {
  let faults = '';
  let schedule = '';
  let untranslated = '';
  let translations = '';
  let drafts = new Map<string, string>();
  return (found) => {
    const now = found.problems.length > 0 ? formatProblems(found.problems) : '';
    if (now !== faults && now === '') say('\nAll content is right again.\n');
    else if (now !== faults) say(`\n${now}\n\nThe pages stay as they were until this is mended.\n`);
    faults = now;
    const before = drafts;
    drafts = new Map(found.drafts.map((draft) => [draft.file, formatDraft(draft)]));
    for (const file of before.keys())
      if (!drafts.has(file) && now === '') say(`The draft ${file} has the right shape now.`);
    for (const [file, text] of drafts) if (before.get(file) !== text) say(text);
    const planned = formatScheduled(found.scheduled);
    if (planned !== schedule && planned !== '') say(planned);
    schedule = planned;
    if (found.untranslated !== untranslated && found.untranslated !== '') say(found.untranslated);
    untranslated = found.untranslated;
    const advice = found.translations.join('\n');
    if (advice !== translations && advice !== '') say(advice);
    translations = advice;
  };
}

/**
 * Gives a function that has `work` done soon: once for many calls in a row, after `quiet` milliseconds without another
 * one, and never twice at a time. What is called for meanwhile is done afterwards.
 */
export function runInTurn(work: () => Promise<void>, quiet: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isNext = false;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isNext) return;
      isNext = true;
      running = running.then(() => {
        isNext = false;
        return work();
      });
    }, quiet);
  };
}
