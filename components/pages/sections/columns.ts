/**
 * Classes of a list whose entries stand in columns under rules, two to four that come out even; null where none do.
 *
 * @param isWide three of them need a wide screen
 */
export function columnsFor(count: number, isWide = false): string | null {
  const columns = [
    [3, isWide ? 'lg:grid-cols-3' : 'md:grid-cols-3'],
    [4, 'sm:grid-cols-2 lg:grid-cols-4'],
    [2, 'sm:grid-cols-2'],
  ] as const;
  const [, classes] = columns.find(([number]) => count % number === 0) ?? [];
  return classes ? `grid gap-x-gap *:border-t *:border-line ${classes}` : null;
}
