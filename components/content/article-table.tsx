import * as messages from '@/.content/messages/article';
import { comma } from '@/.content/messages/text';
import { inlineText } from '@/lib/content/markdown/inline';
import type { Inline, MarkdownBlock } from '@/lib/content/schema/markdown';
import { withKeys } from '@/lib/text/keys';
import { InlineText } from './inline-text';

export type ArticleTableProps = { block: MarkdownBlock<'table'> };

const ALIGN = { left: 'text-start', center: 'text-center', right: 'text-end' };

/** Table of a text. One that is wider than the screen is scrolled sideways, also with the arrow keys. */
export function ArticleTable({ block: { align, header, rows } }: ArticleTableProps) {
  const columns = header.map(inlineText).filter((name) => name.trim() !== '');
  const alignOf = (column: number) => ALIGN[align[column] ?? 'left'];
  return (
    <section
      className="-mx-3 overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari has no keyboard focus of its own for what scrolls.
      tabIndex={0}
      aria-label={messages.table({ columns: columns.join(comma) })}
    >
      <table className="w-full leading-snug tabular">
        <thead>
          <tr className="border-b border-ink">
            {cellsOf(header).map(({ key, item, column }) => (
              <th key={key} scope="col" className={`px-3 py-2.5 font-display text-sm ${alignOf(column)}`}>
                <InlineText parts={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withKeys(rows, rowText).map(({ key, item: row }) => (
            <tr key={key} className="border-b border-line">
              {cellsOf(row).map(({ key: cell, item, column }) => (
                <td key={cell} className={`px-3 py-2.5 ${alignOf(column)}`}>
                  <InlineText parts={item} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const rowText = (row: readonly Inline[][]) => row.map(inlineText).join('|');

/** Cells of a row with their columns. */
const cellsOf = (row: readonly Inline[][]) =>
  withKeys(row, inlineText).map((cell, column) => ({ ...cell, column }));
