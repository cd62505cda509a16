'use client';

import { Search } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type RefObject, useId, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { prepareQuery, searchPath, suggestionFor } from '@/lib/search/query';
import { siteVocabulary } from '@/lib/search/vocabulary';

/** Milliseconds for which a correction is announced. */
const CORRECTION_SHOWN = 3000;

export type RestaurantSearchProps = {
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Text in the box at first. */
  initial?: string;
  /** Called when a search sets off, before the results are there. */
  onSearch?: () => void;
};

/** Search box for the restaurants of Toronto, with a correction of what was typed offered below it. */
export function RestaurantSearch({ inputRef, initial = '', onSearch }: RestaurantSearchProps) {
  const id = useId();
  const router = useRouter();
  const [typed, setTyped] = useState(initial);
  const suggestion = suggestionFor(typed, siteVocabulary);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know the search element. */}
      <form
        className="field"
        role="search"
        action="/travel/toronto/search/"
        onSubmit={(event) => {
          event.preventDefault();
          const prepared = prepareQuery(typed, siteVocabulary);
          if (prepared === null) return;
          const { query, corrected } = prepared;
          if (corrected) void toast({ title: `Corrected to: "${query}"`, duration: CORRECTION_SHOWN });
          router.push(searchPath(query));
          onSearch?.();
        }}
      >
        <Search className="i" size={20} aria-hidden="true" />
        <label className="sr" htmlFor={id}>
          Search Toronto restaurants
        </label>
        <input
          id={id}
          ref={inputRef}
          name="q"
          type="search"
          enterKeyHint="search"
          placeholder="Search Toronto restaurants"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <div role="status">
        {suggestion === null ? null : (
          <p className="hint">
            Did you mean{' '}
            <Link href={searchPath(suggestion)} prefetch={false} onClick={onSearch}>
              {suggestion}
            </Link>
            ?
          </p>
        )}
      </div>
    </>
  );
}
