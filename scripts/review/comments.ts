import { parsePath } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { fieldLabel } from '@/lib/desk/labels';

/** File of a pull request, as the service lists it. */
export type ChangedFile = {
  path: string;
  isRemoved: boolean;
  /** Its changes as a unified diff without a header; undefined for a binary or a very large file. */
  patch?: string | undefined;
};

/** Comment on a file of a pull request. */
export type FileComment = {
  /** Name of the comment, by which a later run finds it: file and field. */
  key: string;
  path: string;
  /** Line in the new file, from 1; undefined for a comment on the whole file. */
  line?: number;
  /** Markdown, with the key in an HTML comment. */
  body: string;
};

/** Comments for the problems of a pull request. */
export type Review = {
  files: FileComment[];
  /** Comment for problems of files that the pull request does not change; undefined for none. */
  general: string | undefined;
};

/** Key of the comment on the whole pull request. */
export const GENERAL = 'general';

const MARK = /<!-- desk-check (\S+) -->\s*$/;

const withMark = (key: string, text: string) => `${text}\n\n<!-- desk-check ${key} -->`;

/** Key of one of our comments; undefined for a comment of somebody else. */
export const keyOf = (body: string): string | undefined => MARK.exec(body)?.[1];

/** Lines of the new file that a diff shows: added ones and those around them. Services take comments on these only. */
export function shownLines(patch: string): Set<number> {
  const shown = new Set<number>();
  let line = 0;
  for (const text of patch.split('\n')) {
    const start = /^@@ -\S+ \+(\d+)/.exec(text)?.[1];
    if (start !== undefined) line = Number(start);
    else if (text.startsWith('+') || text.startsWith(' ')) {
      shown.add(line);
      line += 1;
    }
  }
  return shown;
}

/** Path of a field in the words of the forms: "Blocks 2 › Groups 1 › Items 3 › Amount". */
export const pathLabel = (field: string): string =>
  parsePath(field).reduce<string>((label, key) => {
    if (typeof key === 'number') return `${label} ${key + 1}`.trim();
    return label === '' ? fieldLabel(String(key)) : `${label} › ${fieldLabel(String(key))}`;
  }, '');

/** Text of the content as Markdown that shows it as it is: without markup, links and mentions of people. */
const literal = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]<>#|~!]/g, '\\$&')
    .replaceAll('@', '@<!-- -->');

/** One problem as a paragraph and a list. */
function problemText({ about, found, allowed, nearest }: Problem): string {
  const rows = [
    ['Now', found],
    ['It takes', allowed],
    ['Perhaps you mean', nearest],
  ].flatMap(([name, text]) => (text === undefined ? [] : [`- ${name}: ${literal(text)}`]));
  return [...(about === undefined ? [] : [literal(about), '']), ...rows].join('\n');
}

/** Heading of the problems of one field. */
const heading = ({ field, entry }: Problem) =>
  `**${literal(pathLabel(field))}**${entry === undefined ? '' : `, in ${literal(entry)}`}`;

const commentKey = ({ file, field }: Problem) => encodeURIComponent(`${file}#${field}`);

/** Text below the problems of a file. */
const NEXT = 'Change it in the desk and save: this comment is gone after the next check.';

/**
 * Comments for the problems of a pull request: one for each field, at its line if the pull request shows that line,
 * otherwise on its file. Problems of other files are one comment on the whole pull request.
 */
export function reviewOf(problems: readonly Problem[], changed: readonly ChangedFile[]): Review {
  const byField = new Map<string, Problem[]>();
  for (const problem of problems)
    byField.set(commentKey(problem), [...(byField.get(commentKey(problem)) ?? []), problem]);
  const files: FileComment[] = [];
  const others: string[] = [];
  for (const [key, [first, ...more]] of byField) {
    if (!first) continue;
    const texts = [first, ...more].map(problemText);
    const file = changed.find(({ path, isRemoved }) => path === first.file && !isRemoved);
    if (!file) {
      others.push([`${heading(first)} (${literal(first.file)})`, ...texts].join('\n\n'));
      continue;
    }
    const line = first.position?.line;
    const isShown = line !== undefined && shownLines(file.patch ?? '').has(line);
    const body = withMark(key, [heading(first), ...texts, NEXT].join('\n\n'));
    files.push({ key, path: file.path, ...(isShown && { line }), body });
  }
  const introduction = 'These files are not part of this change, but do not go together with it:';
  const general = others.length > 0 ? withMark(GENERAL, [introduction, ...others].join('\n\n')) : undefined;
  return { files, general };
}
