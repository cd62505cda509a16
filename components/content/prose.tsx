import type { ReactNode } from 'react';
import { withKeys } from '@/lib/text/keys';

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
    <div className={`*:not-first:mt-[1.1em] print:max-w-none ${className}`}>
      {withKeys(paragraphs, String).map(({ key, item }) => (
        <p key={key}>{item}</p>
      ))}
      {children}
    </div>
  );
}
