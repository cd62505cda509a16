import prepared from '@/.content/problems.json' with { type: 'json' };
import type { Problem } from './problem';

/** What is wrong with the content as it stands in `data`, while the pages show the last that was right. */
export type ContentProblems = {
  problems: readonly Problem[];
  /** Drafts that cannot be shown yet, with what is missing. */
  drafts: readonly { file: string; problems: readonly Problem[] }[];
};

/** For the development server: a build has no problems, or there is no build. */
export const contentProblems = prepared as unknown as ContentProblems;
