'use client';

import { CircleX, Search } from 'lucide';
import { usePathname } from 'next/navigation';
import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as dialogs from '@/.content/messages/dialogs';
import * as frame from '@/.content/messages/frame';
import * as messages from '@/.content/messages/siteSearch';
import { useGuide } from '@/components/content/guide-context.client';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { SiteGroup } from '@/lib/search/entry';
import { isComposing, useCombobox } from '@/lib/ui/use-combobox';
import { useLazy } from '@/lib/ui/use-lazy';
import { useLeave } from '@/lib/ui/use-leave';
import { useVisibleHeight } from '@/lib/ui/use-visible-height';
import { optionCount, SearchResults, shownGroups } from './search-results.client';
import { SearchKeys, SearchStart } from './search-start.client';
import styles from './site-search.module.css';

/** Loaded apart from the dialog, so that it opens at once. */
const importSearch = () => import('@/lib/search/load').then(({ loadSiteSearch }) => loadSiteSearch());

/** Longer than any name. */
const MAX_LENGTH = 100;

export type SiteSearchProps = {
  /** Searches that find something, offered while nothing is typed. */
  tries: readonly string[];
  open: boolean;
  onClose: () => void;
};

/** The search of the whole site in a dialog. Escape first clears the field, then closes; a new page closes it. */
export function SiteSearch({ tries, open, onClose }: SiteSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const close = () => {
    setText('');
    onClose();
  };
  const { leave, dialog } = useLeave(open, close);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { hash, pathname } = event.currentTarget;
    const isHere = pathname === window.location.pathname;
    // The router does not navigate from a page to itself.
    if (isHere && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    leave(isHere ? hash : '');
  };
  return (
    <Dialog
      {...dialog}
      title={frame.search}
      look="panel"
      className={styles.panel}
      initialFocus={field}
      onEscape={(event) => {
        // Escape may also end the composition of a CJK word.
        if (text === '' && !isComposing(event)) return;
        event.preventDefault();
        if (isComposing(event)) return;
        setText('');
        field.current?.focus();
      }}
    >
      <SearchPanel field={field} text={text} onText={setText} tries={tries} onFollow={follow} />
    </Dialog>
  );
}

type SearchPanelProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  tries: readonly string[];
  /** Called when a link is clicked, with or without a modifier key. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The field of the site search and its results. */
function SearchPanel({ field, text, onText, tries, onFollow }: SearchPanelProps) {
  const height = useVisibleHeight();
  const body = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<readonly SiteGroup[]>([]);
  const [isFailed, setFailed] = useState(false);
  const [search, load] = useLazy(importSearch, { onError: () => setFailed(true) });
  useEffect(() => void load(), [load]);

  // The field shows a letter before the results follow.
  const asked = useDeferredValue(text);
  const page = usePathname();
  const guide = useGuide();
  const found = useMemo(
    () => search?.(asked, page) ?? (isFailed ? null : undefined),
    [search, asked, page, isFailed],
  );
  const groups = shownGroups(found, expanded);
  const count = optionCount(found, groups, guide.id);
  const onQuery = (next: string) => {
    setExpanded([]);
    if (body.current) body.current.scrollTop = 0;
    onText(next);
  };
  const { type, listId, fieldProps, optionProps } = useCombobox({
    query: text,
    onQuery,
    count,
    state: search && asked === text ? 'ready' : isFailed ? 'failed' : 'pending',
  });
  const fill = (next: string) => {
    type(next);
    field.current?.focus();
  };
  return (
    <div
      className="flex flex-col font-display"
      style={height ? ({ '--room': `${height}px` } as CSSProperties) : undefined}
    >
      <div className={`${styles.bar} flex flex-none items-center gap-3 border-b border-line`}>
        <div className="relative flex min-w-0 flex-1 items-center">
          <input
            {...fieldProps}
            role="combobox"
            className={`field ${styles.field}`}
            ref={field}
            inputMode="search"
            aria-label={messages.label}
            aria-expanded={count > 0}
            aria-controls={count > 0 ? listId : undefined}
            placeholder={messages.placeholder}
            maxLength={MAX_LENGTH}
          />
          <Icon
            of={Search}
            size={20}
            className={`${styles.icon} pointer-events-none absolute start-4 text-ink-3`}
          />
          {text !== '' && (
            <IconButton
              icon={CircleX}
              className="absolute end-1 text-ink-3"
              label={messages.clear}
              onClick={() => fill('')}
            />
          )}
        </div>
        <DialogClose label={dialogs.close} inWords />
      </div>
      <div className={`${styles.body} flex-1 overflow-auto`} ref={body}>
        {isFailed && (
          <div className="px-3 py-3.5 text-sm font-normal" role="alert">
            <p>{messages.failed}</p>
            <Button
              small
              className="mt-3.5 me-4"
              onClick={() => {
                // The button is about to be removed.
                field.current?.focus();
                setFailed(false);
                void load();
              }}
            >
              {frame.tryAgain}
            </Button>{' '}
            {/* biome-ignore lint/a11y/useValidAnchor: it leads to the footer; the press closes the dialog as well. */}
            <a className="link" href="#site-map" onClick={onFollow}>
              {messages.everyPart}
            </a>
          </div>
        )}
        <SearchResults
          id={listId}
          text={asked.trim()}
          found={found}
          groups={groups}
          count={count}
          optionProps={optionProps}
          onExpand={(group) => setExpanded((now) => [...now, group])}
          onFollow={onFollow}
        />
        {(asked.trim() === '' || found?.count === 0) && (
          <SearchStart tries={isFailed ? [] : tries} onTry={fill} onFollow={onFollow} />
        )}
      </div>
      <SearchKeys clears={text !== ''} />
    </div>
  );
}
