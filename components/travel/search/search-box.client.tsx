'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type RefObject, useId } from 'react';
import { toast } from '@/components/ui/toast';
import { useSearchSuggestion } from '@/lib/hooks/travel/use-search-suggestion';
import { SEARCH_PAGE, searchPath, shownTerm } from '@/lib/search/address';
import { SearchLink } from './search-link.client';

/** Milliseconds for which a correction is announced. */
const CORRECTION_SHOWN = 3000;

/** Longer than any name; an address that holds more may be refused by a server. */
const LONGEST = 200;

const LABEL = 'Search Toronto restaurants';

export type SearchBoxProps = {
  text: string;
  onText: (text: string) => void;
  /** Name of the box for those who do not see it. */
  label?: string;
  placeholder?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called when a search sets off, before its results are there. */
  onSearch?: (query: string) => void;
};

/** Search box for the restaurants of Toronto, with a correction of what was typed offered below it. */
export function SearchBox({
  text,
  onText,
  label = LABEL,
  placeholder = LABEL,
  inputRef,
  onSearch,
}: SearchBoxProps) {
  const id = useId();
  const router = useRouter();
  const { suggestion, prepare, correct } = useSearchSuggestion(text);
  const search = (correction: string | null) => {
    const query = correction ?? text.trim();
    if (correction !== null) {
      void toast({ title: `Corrected to: "${shownTerm(correction)}"`, duration: CORRECTION_SHOWN });
    }
    router.push(searchPath(query));
    onSearch?.(query);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know the search element. */}
      <form
        className="field"
        role="search"
        action={SEARCH_PAGE}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') correct(search);
        }}
      >
        <Search className="i" size={20} aria-hidden="true" />
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          ref={inputRef}
          name="q"
          type="search"
          enterKeyHint="search"
          placeholder={placeholder}
          autoComplete="off"
          maxLength={LONGEST}
          value={text}
          onFocus={prepare}
          onChange={(event) => onText(event.target.value)}
        />
      </form>
      <div role="status">
        {suggestion !== null && (
          <p className="hint">
            Did you mean <SearchLink query={suggestion} onSearch={onSearch} />?
          </p>
        )}
      </div>
    </>
  );
}
