/** Whether what a data file exports says that it is a draft; read before any check, since drafts may be half written. */
export function isDraft(exported: unknown): boolean {
  return (
    typeof exported === 'object' &&
    exported !== null &&
    (exported as Record<string, unknown>).status === 'draft'
  );
}

/** The files of this build, told by what they export: drafts belong to the development server only. */
export function withoutDrafts<T>(files: readonly T[], exportOf: (file: T) => unknown): readonly T[] {
  return process.env.NODE_ENV === 'development' ? files : files.filter((file) => !isDraft(exportOf(file)));
}
