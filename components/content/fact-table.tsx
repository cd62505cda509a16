import type { Fact } from '@/lib/content/schema/sections';
import { withKeys } from '@/lib/text/keys';

export type FactTableProps = {
  /** Rows without a value have an emphasized name. */
  rows: readonly (Omit<Fact, 'value'> & { value?: string })[];
  /** Source of the numbers, or a warning about them. */
  note?: string;
  /** Class names from `columnsFor`; one column by default. */
  columns?: string | null;
};

/** Table of facts: name, value and note. */
export function FactTable({ rows, note, columns }: FactTableProps) {
  return (
    <>
      <dl className={`${columns ?? 'ruled'} print:*:py-1.5`}>
        {withKeys(rows, ({ name }) => name).map(({ key, item: row }) => (
          <div
            className={`grid gap-x-8 gap-y-1 py-3 ${columns ? 'content-start' : 'items-baseline sm:grid-cols-[2fr_3fr]'}`}
            key={key}
          >
            <dt className={`font-display text-md ${row.value ? 'font-normal text-ink-2' : 'font-semibold'}`}>
              {row.name}
            </dt>{' '}
            <dd>
              {row.value && (
                <b className="block font-display text-lg leading-tight font-semibold tabular">{row.value}</b>
              )}{' '}
              {row.note && <span className="mt-1 block text-base leading-snug text-ink-2">{row.note}</span>}
            </dd>{' '}
          </div>
        ))}
      </dl>
      {note && <p className="secondary mt-5">{note}</p>}
    </>
  );
}
