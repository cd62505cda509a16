import prepared from '@/.content/problems.json' with { type: 'json' };
import type { ContentProblems } from './problem';

/** What is wrong in `data` while the pages show the last that was right: for the development server only. */
export const contentProblems = prepared as unknown as ContentProblems;
