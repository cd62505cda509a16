'use client';

import { CircleX, Search } from 'lucide';
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
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
import { useSiteSearch } from '@/lib/hooks/frame/use-site-search';
import { useVisibleHeight } from '@/lib/hooks/frame/use-visible-height';
import { listKey } from '@/lib/list-keys';
import type { SiteGroup } from '@/lib/search/site/entry';
import type { Follow } from './follow';
import { SearchFoot } from './search-foot.client';
import { SearchResults } from './search-results.client';
import { rowsOf } from './search-rows';
import { SearchFailed, StartingPoints } from './starting-points.client';

/** Longer than any name. */
const LONGEST = 100;

export type SearchPanelProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  tries: readonly string[];
  onFollow: Follow;
};

/** The field of the site search and what it finds. */
export function SearchPanel({ field, text, onText, tries, onFollow }: SearchPanelProps) {
  const id = useId();
  const [search, again] = useSiteSearch();
  const height = useVisibleHeight();
  const body = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState(-1);
  const [expanded, setExpanded] = useState<readonly SiteGroup[]>([]);

  const isBlank = text.trim() === '';
  const found = useMemo(() => (isBlank || !search ? null : search(text)), [isBlank, search, text]);
  const groups = isBlank || search === undefined ? [] : rowsOf(found, text, expanded);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const active = pointed < count ? pointed : -1;
  const optionId = (index: number) => `${id}-${index}`;

  const type = (next: string) => {
    setPointed(-1);
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
    const next = listKey(event.nativeEvent, active, count);
    if (next === null) return;
    event.preventDefault();
    if (next === 'pick') {
      if (count > 0) document.getElementById(optionId(Math.max(active, 0)))?.click();
      else if (!isBlank && search === undefined) entered.current = text;
      return;
    }
    setPointed(next);
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
            aria-expanded={count > 0}
            aria-controls={count > 0 ? `${id}-list` : undefined}
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
        {search === null && <SearchFailed onRetry={again} field={field} onFollow={onFollow} />}
        <SearchResults
          id={`${id}-list`}
          optionId={optionId}
          text={isBlank ? '' : text.trim()}
          isLoading={!isBlank && search === undefined}
          found={found}
          groups={groups}
          active={active}
          onPoint={setPointed}
          onExpand={(group) => setExpanded((now) => [...now, group])}
          onFollow={onFollow}
        />
        {(isBlank || found?.count === 0) && (
          <StartingPoints tries={search === null ? [] : tries} onTry={fill} onFollow={onFollow} />
        )}
      </div>
      <SearchFoot clears={text !== ''} />
    </div>
  );
}
