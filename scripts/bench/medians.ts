/** Median of each column of a table, to three digits; undefined for a column without values. */
export function medians<Column extends string>(
  rows: readonly Readonly<Partial<Record<Column, number | undefined>>>[],
): Record<Column, number | undefined> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row) as Column[]))];
  const medianOf = (column: Column): number | undefined => {
    const sorted = rows.flatMap((row) => row[column] ?? []).sort((one, other) => one - other);
    const middle = sorted[Math.floor(sorted.length / 2)];
    return middle && Number(middle.toPrecision(3));
  };
  return Object.fromEntries(columns.map((column) => [column, medianOf(column)])) as Record<
    Column,
    number | undefined
  >;
}
