import type { Proportions } from '@/lib/content/schema/learn';

export type ProportionsTableProps = Pick<Proportions, 'title' | 'columns' | 'rows' | 'note'>;

/** How much of each part one person gets, beside a meal and as the meal. */
export function ProportionsTable({ title, columns, rows, note }: ProportionsTableProps) {
  return (
    <>
      <table className="salad-table">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, examples, side, meal }) => (
            <tr key={part}>
              <th scope="row">
                {part} <span>{examples}</span>
              </th>
              <td data-label={columns[1]}>{side}</td>
              <td data-label={columns[2]}>{meal}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="pg-note">{note}</p>}
    </>
  );
}
