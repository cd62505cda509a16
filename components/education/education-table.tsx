import type { ReactNode } from 'react';
import styles from './education.module.css';

export type LearnTableProps = {
  caption: string;
  /** The caption is a heading that makes the names of the columns plain; they are only read out. */
  titled?: boolean;
  /** Names of the columns. The first is '' where the names of the rows need none. */
  columns?: readonly string[];
  /** The values are figures, short enough to stand in columns on a phone too. */
  figures?: boolean;
  /** Classes that place it. */
  className?: string;
  rows: readonly { id: string; name: ReactNode; values: readonly ReactNode[] }[];
};

/** Rows with a name and what is to be said of it. */
export function LearnTable(props: LearnTableProps) {
  const { caption, titled = false, columns, figures = false, className = '', rows } = props;
  const shape = figures
    ? `font-display font-semibold wrap-anywhere ${styles.figures}`
    : `sm:table-fixed ${styles.stacked}`;
  return (
    <table className={`w-full text-left leading-snug tabular ${styles.table} ${shape} ${className}`}>
      <caption className={titled ? 'mb-4 text-left font-display text-xl font-bold' : 'sr-only'}>
        {caption}
      </caption>
      {!figures && (
        <colgroup>
          <col className="w-1/4" />
        </colgroup>
      )}
      {columns && (
        <thead className={titled ? 'sr-only' : ''}>
          <tr>
            {columns.map((column) =>
              column === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody className={columns && !titled ? '' : 'border-t border-ink'}>
        {rows.map(({ id, name, values }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {values.map((value, index) => {
              const column = columns?.[index + 1];
              return (
                <td
                  key={column ?? index}
                  className={figures ? 'whitespace-nowrap' : 'text-ink-2'}
                  data-label={titled ? undefined : column}
                >
                  {value}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
