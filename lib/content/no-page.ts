/** Placeholder path: Next.js refuses a static export of a dynamic route without paths. The build removes its files. */
export const NO_PAGE = 'no-page';

/** The given paths, or the placeholder if there are none. */
export function orNone<T>(paths: readonly T[], none: T): T[] {
  return paths.length > 0 ? [...paths] : [none];
}
