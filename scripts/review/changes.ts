import type { FileComment } from './comments';

/** Comment of an earlier run. */
export type EarlierComment = Omit<FileComment, 'line'> & {
  id: number;
  /** Line in the new file; undefined for the whole file, null if that line is no longer there. */
  line: number | null | undefined;
};

/** Changes that make the comments of an earlier run those of this one. */
export type CommentChanges = {
  created: FileComment[];
  updated: { id: number; body: string }[];
  /** Ids of comments whose problems are mended, or have moved to another line. */
  removed: number[];
};

/** Compares the comments that a pull request has with those that it should have. A comment stays while its line does. */
export function commentChanges(
  wanted: readonly FileComment[],
  earlier: readonly EarlierComment[],
): CommentChanges {
  const kept = new Map<FileComment, EarlierComment>();
  for (const comment of wanted) {
    const same = earlier.find(
      ({ key, path, line }) => key === comment.key && path === comment.path && line === comment.line,
    );
    if (same) kept.set(comment, same);
  }
  const keptIds = new Set([...kept.values()].map(({ id }) => id));
  return {
    created: wanted.filter((comment) => !kept.has(comment)),
    updated: [...kept].flatMap(([{ body }, before]) =>
      body === before.body ? [] : [{ id: before.id, body }],
    ),
    removed: earlier.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id),
  };
}
