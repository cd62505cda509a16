'use client';

import * as words from '@/.content/words/siteSearch';
import { useStored } from '@/lib/hooks/use-stored';
import { SEARCH_KEY } from '@/lib/kept/search-key';
import { rich } from '@/lib/words/rich';

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
        <span>{rich(words.pressKey, { key: <kbd>/</kbd> })}</span>
      </label>
      <p className="ss-keys" aria-hidden="true">
        <span>{rich(words.chooses, { up: <kbd>↑</kbd>, down: <kbd>↓</kbd> })}</span>
        <span>{rich(words.opens, { key: <kbd>{words.enter}</kbd> })}</span>
        <span>{rich(clears ? words.clears : words.closes, { key: <kbd>{words.escape}</kbd> })}</span>
      </p>
    </div>
  );
}
