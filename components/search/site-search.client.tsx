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
  useRef,
  useState,
} from 'react';
import * as dialogs from '@/.content/messages/dialogs';
import * as frame from '@/.content/messages/frame';
import * as messages from '@/.content/messages/siteSearch';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { navigation } from '@/lib/content/navigation';
import { useLeave } from '@/lib/frame/use-leave';
import type { AnySiteSearch, SiteGroup } from '@/lib/search/entry';
import { loadSiteSearch } from '@/lib/search/load';
import { useAnswer } from '@/lib/search/use-answer';
import { SEARCH_KEY } from '@/lib/storage/search-key';
import { useStored } from '@/lib/storage/use-stored';
import { rich } from '@/lib/text/rich';
import { isComposing, listKey } from '@/lib/ui/list-keys';
import { useVisibleHeight } from '@/lib/ui/use-visible-height';
import { hasOptions, SearchResults } from './search-results.client';
import styles from './site-search.module.css';

/** Longer than any name. */
const LONGEST = 100;

export type SiteSearchProps = {
  /** Searches that find something, offered while nothing is typed. */
  tries: readonly string[];
  open: boolean;
  onClose: () => void;
};

/** The search over the whole site as a dialog. Escape clears the field first and closes then; a new page closes it. */
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
    // From a page to itself the router goes nowhere.
    if (isHere && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    leave(isHere ? hash : '');
  };
  return (
    <Dialog
      {...dialog}
      title={frame.search}
      look="panel"
      className={`${styles.panel} fixed inset-0 z-75 mx-auto animate-fade-in overflow-clip bg-raised data-[state=closed]:animate-fade-out sm:rounded-card sm:panel-shadow forced-colors:border`}
      initialFocus={field}
      onEscape={(event) => {
        // Escape that ends the writing of a Korean or Japanese word is not for the dialog.
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
  /** Searches that find something, offered while nothing is typed. */
  tries: readonly string[];
  /** Called when a link is pressed, whatever keys are held. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The field of the site search and what it finds. */
function SearchPanel({ field, text, onText, tries, onFollow }: SearchPanelProps) {
  const id = useId();
  const height = useVisibleHeight();
  const body = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const [expanded, setExpanded] = useState<readonly SiteGroup[]>([]);
  // Undefined while it loads, null when it could not be.
  const [search, setSearch] = useState<AnySiteSearch | null>();
  const load = useCallback(() => {
    setSearch(undefined);
    void loadSiteSearch().then((loaded) => setSearch(() => loaded));
  }, []);
  useEffect(load, [load]);

  const typed = text.trim();
  const { answer, isPending } = useAnswer(typed === '' ? undefined : search, text);
  const isFailed = search === null || (typed !== '' && answer === null);
  const found = isFailed ? null : search && typed === '' ? null : answer;
  // Enter waits for the answer to what is typed.
  const isWaiting = search === undefined || isPending;
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
    if (isWaiting && entered.current === text) return;
    if (search && entered.current === text) document.getElementById(`${id}-0`)?.click();
    entered.current = null;
  }, [search, isWaiting, text, id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const count = body.current?.querySelectorAll('[role=option]').length ?? 0;
    const next = listKey(event.nativeEvent, active, count);
    if (next === null) return;
    event.preventDefault();
    if (next === 'pick') {
      if (count > 0 && !isWaiting) document.getElementById(optionId(Math.max(active, 0)))?.click();
      else if (typed !== '' && isWaiting) entered.current = text;
      return;
    }
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
  };

  return (
    <div
      className="flex flex-col font-display"
      style={height ? ({ '--room': `${height}px` } as CSSProperties) : undefined}
    >
      <div className="flex flex-none items-center gap-3 border-b border-line p-3 sm:p-4">
        <div className="relative flex min-w-0 flex-1 items-center">
          <input
            className="field px-12 max-[17rem]:pl-4"
            ref={field}
            type="text"
            inputMode="search"
            role="combobox"
            aria-label={messages.label}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            placeholder={messages.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={LONGEST}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Icon
            of={Search}
            size={20}
            className="pointer-events-none absolute left-4 text-ink-3 max-[17rem]:hidden"
          />
          {text !== '' && (
            <IconButton
              icon={CircleX}
              className="absolute right-1 text-ink-3"
              label={messages.clear}
              onClick={() => fill('')}
            />
          )}
        </div>
        <DialogClose label={dialogs.close} inWords />
      </div>
      <div
        className="min-h-0 flex-1 scroll-py-10 overflow-auto overscroll-contain p-2 pb-4 sm:px-3"
        ref={body}
      >
        {isFailed && (
          <div className="px-3 py-3.5 text-sm font-normal" role="alert">
            <p>{messages.failed}</p>
            <Button
              small
              className="mt-3.5 mr-4"
              onClick={() => {
                // The button goes, and with it the focus.
                field.current?.focus();
                load();
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
          <StartingPoints tries={isFailed ? [] : tries} onTry={fill} onFollow={onFollow} />
        )}
      </div>
      <SearchFoot clears={text !== ''} />
    </div>
  );
}

const HEADING = 'text-xs font-semibold tracking-normal text-ink-3';

type StartingPointsProps = {
  tries: readonly string[];
  onTry: (text: string) => void;
  /** Called when a link is pressed, whatever keys are held. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Where to begin while there is nothing to show: searches that find something, and the main pages. */
function StartingPoints({ tries, onTry, onFollow }: StartingPointsProps) {
  const id = useId();
  return (
    <div className="p-3">
      {tries.length > 0 && (
        <>
          <h3 className={HEADING} id={id}>
            {messages.tries}
          </h3>
          <ul className="mt-1.5 mb-6 flex flex-wrap gap-2" aria-labelledby={id}>
            {tries.map((text) => (
              <li key={text}>
                <button type="button" className="chip" onClick={() => onTry(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="columns-[9rem] gap-x-4 *:break-inside-avoid *:pb-4 sm:flex sm:flex-wrap sm:justify-between">
        {navigation.footer.map(({ title, links }) => (
          <div key={title}>
            <h3 className={HEADING}>{title}</h3>
            <ul>
              {links.map(({ name, href }) => (
                <li key={href}>
                  <Link
                    className="flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
                    href={href}
                    onClick={onFollow}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

const key = (name: string) => (
  <kbd className="rounded-sm border border-control px-1.5 font-display font-medium text-ink">{name}</kbd>
);

type SearchFootProps = {
  /** Whether Escape clears the field; if not, it closes the search. */
  clears: boolean;
};

/** The keys of the search, and the switch for the one that opens it, for those whom a single key gets in the way. */
function SearchFoot({ clears }: SearchFootProps) {
  const [setting, set, forget] = useStored(SEARCH_KEY);
  return (
    <div className="hidden flex-none flex-wrap items-center justify-between gap-x-6 border-t border-line px-6 py-1 text-xs font-normal text-ink-2 sm:flex">
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          className="tick"
          type="checkbox"
          checked={setting !== 'off'}
          onChange={(event) => (event.target.checked ? forget() : set('off'))}
        />
        <span>{rich(messages.pressKey, { key: key('/') })}</span>
      </label>
      <p className="flex flex-wrap gap-x-4 gap-y-1 pointer-coarse:hidden" aria-hidden="true">
        <span>{rich(messages.chooses, { up: key('↑'), down: key('↓') })}</span>
        <span>{rich(messages.opens, { key: key(messages.enter) })}</span>
        <span>{rich(clears ? messages.clears : messages.closes, { key: key(messages.escape) })}</span>
      </p>
    </div>
  );
}
