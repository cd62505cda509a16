/** Looks of a tool that answers what is typed into its fields. It needs script. */
export const TOOL =
  'js-only rounded-card bg-sunk p-5 print:hidden [&_label]:mb-1.5 [&_label]:block [&_label]:font-display [&_label]:text-sm [&_label]:font-medium';
export const FIELDS = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-end gap-4';
export const ANSWER =
  'mt-4 grid min-h-18 content-start gap-1.5 text-ink-2 [&_b]:font-display [&_b]:text-xl [&_b]:font-bold [&_b]:text-ink [&_b]:tabular-nums';
export const PROBLEM = 'font-display text-sm font-medium text-gochu';
