import type { ReactNode } from 'react';
import styles from './education.module.css';

export type LearnTableProps = {
  caption: string;
  /** Shows the caption as a heading and hides the column names visually. */
  titled?: boolean;
  /** Names of the columns; the first may be ''. */
  columns?: readonly string[];
  /** True for short numbers, which stay in columns on phones. */
  figures?: boolean;
  /** Class names for its position. */
  className?: string;
  rows: readonly { id: string; name: ReactNode; values: readonly ReactNode[] }[];
};

/** Table with a row header and values. */
export function LearnTable(props: LearnTableProps) {
  const { caption, titled = false, columns, figures = false, className = '', rows } = props;
  const shape = figures
    ? `font-display font-semibold wrap-anywhere ${styles.figures}`
    : `sm:table-fixed ${styles.stacked}`;
  return (
    <table className={`w-full text-start leading-snug tabular ${styles.table} ${shape} ${className}`}>
      <caption className={titled ? 'mb-4 text-start font-display text-xl font-bold' : 'sr-only'}>
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
