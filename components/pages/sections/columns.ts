/** Classes of a list whose entries stand in columns under rules, two to four that come out even; null where none do. */
export function columnsFor(count: number): string | null {
  const columns = [
    [3, 'md:grid-cols-3'],
    [4, 'sm:grid-cols-2 lg:grid-cols-4'],
    [2, 'sm:grid-cols-2'],
  ] as const;
  const [, classes] = columns.find(([number]) => count % number === 0) ?? [];
  return classes ? `grid gap-x-gap *:border-t *:border-line ${classes}` : null;
}
