'use client';

import { useStored } from '@/lib/hooks/use-stored';
import { SEARCH_KEY } from '@/lib/kept/search-key';

export type SearchFootProps = {
  /** Whether Escape clears the field; if not, it closes the search. */
  clears: boolean;
};

/** The keys of the search, and the switch for the one that opens it, for those whom a single key gets in the way. */
export function SearchFoot({ clears }: SearchFootProps) {
  const [setting, set, forget] = useStored(SEARCH_KEY);
  return (
    <div className="ss-foot">
      <label>
        <input
          type="checkbox"
          checked={setting !== 'off'}
          onChange={(event) => (event.target.checked ? forget() : set('off'))}
        />
        <span>
          Press <kbd>/</kbd> to search
        </span>
      </label>
      <p className="ss-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> {clears ? 'clear' : 'close'}
        </span>
      </p>
    </div>
  );
}
