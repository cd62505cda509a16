'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { searchPath, shownTerm } from '@/lib/search/address';

export type SearchLinkProps = {
  query: string;
  className?: string;
  /** Called when the search sets off in this tab. */
  onSearch?: ((query: string) => void) | undefined;
  /** What the link shows instead of the search itself. */
  text?: string;
};

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** A link that searches the restaurants of Toronto. */
export function SearchLink({ query, className, onSearch, text = shownTerm(query) }: SearchLinkProps) {
  return (
    <Link
      className={className}
      href={searchPath(query)}
      prefetch={false}
      onClick={(event) => {
        if (!opensElsewhere(event)) onSearch?.(query);
      }}
    >
      {text}
    </Link>
  );
}
