import type { Fact } from '@/lib/content/schema/page';

export type FactTableProps = {
  rows: readonly Fact[];
  /** Where the numbers come from, or what to mind about them. */
  note?: string;
};

/** Facts as a ruled table: what, how much, and a word about it. */
export function FactTable({ rows, note }: FactTableProps) {
  return (
    <>
      <dl className="pg-facts">
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>
              <b>{row.value}</b> {row.note && <span>{row.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="pg-note">{note}</p>}
    </>
  );
}
