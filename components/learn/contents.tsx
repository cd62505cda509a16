import * as words from '@/.content/words/learn';

export type ContentsProps = {
  /** Ids on this page with what stands there, in reading order. */
  items: readonly { id: string; title: string }[];
};

/** The table of contents of a long page; nothing for a page without parts. */
export function Contents({ items }: ContentsProps) {
  if (items.length === 0) return null;
  return (
    <nav className="wrap learn-toc" aria-label={words.onThisPage}>
      <ol>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
