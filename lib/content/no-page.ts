/** Next exports no route without a path: this stands for none, and the build takes away what it leaves. */
export const NO_PAGE = 'no-page';

/** The same paths, or one at which nothing is where there are none. */
export function orNone<T>(paths: readonly T[], none: T): T[] {
  return paths.length > 0 ? [...paths] : [none];
}
