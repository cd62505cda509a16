'use client';

import { Search } from 'lucide';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import * as messages from '@/.content/messages/restaurantSearch';
import { useGuide } from '@/components/content/guide-context.client';
import { IconButton } from '@/components/ui/icon-button';
import { searchPageOf, searchPath } from '@/lib/search/address';
import { withBasePath } from '@/lib/text/base-path';
import { useEarlyInput } from '@/lib/ui/use-early-input';
import { useLazy } from '@/lib/ui/use-lazy';
import { walkOf, withWalk } from '@/lib/walk/address';

/** Longest time that a search waits for its correction, in ms. */
const CORRECTION_TIMEOUT = 1000;

/** Servers may refuse longer addresses. */
const MAX_LENGTH = 200;

export type SearchBoxProps = {
  text: string;
  onText: (text: string) => void;
  placeholder?: string;
  /** Called when a search starts, before its results are shown. */
  onSearch?: (query: string) => void;
};

/** Search box for the restaurants of the guide, with a correction of the typed text below it. */
export function SearchBox({ text, onText, placeholder, onSearch }: SearchBoxProps) {
  const guide = useGuide();
  const name = messages.label({ guide: guide.name });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, ({ value }) => onText(value));
  const router = useRouter();
  // Without the correction, the search still opens the page of results.
  const [correction, , preload] = useLazy(
    useCallback(
      () => import('./search-correction.client').then(({ searchCorrection }) => searchCorrection(guide.id)),
      [guide.id],
    ),
  );
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (!isBlank) void preload();
  }, [isBlank, preload]);
  // Aborts the search that waits for its correction, when another one starts or the visitor leaves.
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);
  const search = async () => {
    waiting.current?.abort();
    const controller = new AbortController();
    waiting.current = controller;
    const { signal } = controller;
    const leave = ({ target }: Event) => {
      // A link was clicked, or the browser navigated: `popstate` has the window as its target.
      if (!(target instanceof Element) || target.closest('a:not([target])')) controller.abort();
    };
    for (const type of ['click', 'popstate']) window.addEventListener(type, leave, { capture: true, signal });
    const { pathname } = window.location;
    const timeout = new Promise<null>((resolve) => window.setTimeout(resolve, CORRECTION_TIMEOUT, null));
    const loaded = await Promise.race([timeout, preload()]);
    if (signal.aborted || window.location.pathname !== pathname) return;
    controller.abort();
    const corrected = loaded?.search.correct(text) ?? null;
    if (corrected !== null) loaded?.announce(corrected);
    const query = corrected ?? text.trim();
    router.push(withWalk(searchPath(query, guide.id), walkOf(window.location.search)));
    onSearch?.(query);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not support the search element. */}
      <form
        className="relative flex items-center"
        role="search"
        action={withBasePath(searchPageOf(guide.id))}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBlank) void search();
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {name}
        </label>
        <input
          className="field pe-12 text-ellipsis"
          id={id}
          ref={field}
          name="q"
          type="search"
          enterKeyHint="search"
          placeholder={placeholder ?? name}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          value={text}
          onFocus={preload}
          onChange={(event) => onText(event.target.value)}
        />
        <IconButton icon={Search} type="submit" className="absolute end-1" label={messages.search} />
      </form>
      <div role="status">
        {correction && <correction.SearchHint text={text} search={correction.search} onSearch={onSearch} />}
      </div>
    </>
  );
}

export type RestaurantSearchProps = Omit<SearchBoxProps, 'text' | 'onText'>;

/** The search box by itself, as in the menu: it opens the page of results. */
export function RestaurantSearch(props: RestaurantSearchProps) {
  const [text, setText] = useState('');
  return <SearchBox {...props} text={text} onText={setText} />;
}
