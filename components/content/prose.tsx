import type { ReactNode } from 'react';

export type ProseProps = {
  paragraphs: readonly string[];
  /** Class names of the block; a readable line length by default. */
  className?: string;
  /** Content after the paragraphs, with the same spacing. */
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
