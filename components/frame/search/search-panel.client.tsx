'use client';

import { CircleX, Search } from 'lucide';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as dialogs from '@/.content/words/dialogs';
import * as words from '@/.content/words/siteSearch';
import { DialogClose } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { useVisibleHeight } from '@/lib/hooks/frame/use-visible-height';
import { useStored } from '@/lib/hooks/use-stored';
import { SEARCH_KEY } from '@/lib/kept/search-key';
import { listKey } from '@/lib/list-keys';
import type { SiteGroup, SiteSearch } from '@/lib/search/site/entry';
import { loadSiteSearch } from '@/lib/search/site/load';
import { rich } from '@/lib/words/rich';
import { hasOptions, SearchResults } from './search-results.client';
import { SearchFailed, StartingPoints } from './starting-points.client';

/** Longer than any name. */
const LONGEST = 100;

export type SearchPanelProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Searches that find something, offered while nothing is typed. */
  tries: readonly string[];
  /** Called when a link is pressed, whatever keys are held. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The field of the site search and what it finds. */
export function SearchPanel({ field, text, onText, tries, onFollow }: SearchPanelProps) {
  const id = useId();
  const height = useVisibleHeight();
  const body = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const [expanded, setExpanded] = useState<readonly SiteGroup[]>([]);
  // Undefined while it loads, null when it could not be.
  const [search, setSearch] = useState<SiteSearch | null>();
  const load = useCallback(() => {
    setSearch(undefined);
    void loadSiteSearch().then((loaded) => setSearch(() => loaded));
  }, []);
  useEffect(load, [load]);

  const typed = text.trim();
  const found = useMemo(() => search && (typed === '' ? null : search(text)), [search, text, typed]);
  const isOpen = hasOptions(typed, found);
  const optionId = (index: number) => `${id}-${index}`;

  const type = (next: string) => {
    setActive(-1);
    setExpanded([]);
    if (body.current) body.current.scrollTop = 0;
    onText(next);
  };
  const fill = (next: string) => {
    type(next);
    field.current?.focus();
  };

  // The text that Enter was pressed on before there was a search to answer it.
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (search === undefined && entered.current === text) return;
    if (search && entered.current === text) document.getElementById(`${id}-0`)?.click();
    entered.current = null;
  }, [search, text, id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const count = body.current?.querySelectorAll('[role=option]').length ?? 0;
    const next = listKey(event.nativeEvent, active, count);
    if (next === null) return;
    event.preventDefault();
    if (next === 'pick') {
      if (count > 0) document.getElementById(optionId(Math.max(active, 0)))?.click();
      else if (typed !== '' && search === undefined) entered.current = text;
      return;
    }
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
  };

  return (
    <div className="ss-in" style={height ? ({ '--ss-room': `${height}px` } as CSSProperties) : undefined}>
      <div className="ss-top">
        <div className="field">
          <Icon of={Search} size={20} />
          <input
            ref={field}
            type="text"
            inputMode="search"
            role="combobox"
            aria-label={words.label}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={LONGEST}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <button type="button" className="icon-btn" aria-label={words.clear} onClick={() => fill('')}>
              <Icon of={CircleX} size={20} />
            </button>
          )}
        </div>
        <DialogClose label={dialogs.close} inWords />
      </div>
      <div className="ss-body" ref={body}>
        {search === null && <SearchFailed onRetry={load} field={field} onFollow={onFollow} />}
        <SearchResults
          id={`${id}-list`}
          optionId={optionId}
          text={typed}
          found={found}
          active={active}
          onPoint={setActive}
          expanded={expanded}
          onExpand={(group) => setExpanded((now) => [...now, group])}
          onFollow={onFollow}
        />
        {(typed === '' || found?.count === 0) && (
          <StartingPoints tries={search === null ? [] : tries} onTry={fill} onFollow={onFollow} />
        )}
      </div>
      <SearchFoot clears={text !== ''} />
    </div>
  );
}

type SearchFootProps = {
  /** Whether Escape clears the field; if not, it closes the search. */
  clears: boolean;
};

/** The keys of the search, and the switch for the one that opens it, for those whom a single key gets in the way. */
function SearchFoot({ clears }: SearchFootProps) {
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
