'use client';

import type { MouseEvent } from 'react';
import { useGuide } from '@/components/content/guide-context.client';
import { Link } from '@/components/ui/link';
import { searchPath } from '@/lib/search/address';
import { shownTerm } from '@/lib/search/shown-term';
import { withWalk } from '@/lib/walk/address';

/** Classes of a line under the search box, and of a link in it. */
export const HINT = 'mt-1 font-display text-sm font-normal text-ink-2';
export const HINT_LINK = 'link inline-block py-2.5 font-semibold';

export type SearchLinkProps = {
  query: string;
  /** The walk that the address keeps, '' for none. */
  walk: string;
  className?: string;
  /** Called when the search starts in this tab. */
  onSearch?: ((query: string) => void) | undefined;
  /** Text of the link, by default the query. */
  text?: string;
};

const opensNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** A link that searches the restaurants of the guide. */
export function SearchLink({ query, walk, className, onSearch, text = shownTerm(query) }: SearchLinkProps) {
  const { id } = useGuide();
  return (
    <Link
      className={className}
      href={withWalk(searchPath(query, id), walk)}
      onClick={(event) => {
        if (!opensNewTab(event)) onSearch?.(query);
      }}
    >
      {text}
    </Link>
  );
}
