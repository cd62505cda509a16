import type { ReactNode } from 'react';

export type ProseProps = {
  paragraphs: readonly string[];
  /** What shapes the block of text; lines of a length to read if left out. */
  className?: string;
  /** What follows the paragraphs, at the same distance. */
  children?: ReactNode;
};

/** Paragraphs to read. */
export function Prose({ paragraphs, className = 'max-w-measure', children }: ProseProps) {
  return (
    <div className={`[&>*+*]:mt-[1.1em] print:max-w-none ${className}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
