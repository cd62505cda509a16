'use client';

import { Search } from 'lucide';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import * as messages from '@/.content/messages/restaurantSearch';
import { useGuide } from '@/components/guide/guide-context.client';
import { IconButton } from '@/components/ui/icon-button';
import { withBasePath } from '@/lib/content/base-path';
import { searchPageOf, searchPath } from '@/lib/search/address';
import { useEarlyInput } from '@/lib/ui/use-early-input';
import { useLoaded } from '@/lib/ui/use-loaded';
import { walkOf, withWalk } from '@/lib/walk/address';

const loadCorrection = () =>
  import('./search-correction.client').then(({ searchCorrection }) => searchCorrection());

/** Milliseconds that a search waits for its correction. */
const PATIENCE = 1000;

/** Longer than any name; an address that holds more may be refused by a server. */
const LONGEST = 200;

export type SearchBoxProps = {
  text: string;
  onText: (text: string) => void;
  placeholder?: string;
  /** Called when a search sets off, before its results are there. */
  onSearch?: (query: string) => void;
};

/** Search box for the restaurants of the guide, with a correction of what was typed offered below it. */
export function SearchBox({ text, onText, placeholder, onSearch }: SearchBoxProps) {
  const guide = useGuide();
  const name = messages.label({ guide: guide.name });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, ({ value }) => onText(value));
  const router = useRouter();
  const [correction, load] = useLoaded(loadCorrection);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (!isBlank) void load();
  }, [isBlank, load]);
  // The search that waits for its correction. Who searches again or leaves meanwhile is not called back.
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);
  const search = async () => {
    waiting.current?.abort();
    const controller = new AbortController();
    waiting.current = controller;
    const { signal } = controller;
    const leave = ({ target }: Event) => {
      // By a link, or by the browser's own buttons, whose events are the window's.
      if (!(target instanceof Element && !target.closest('a:not([target])'))) controller.abort();
    };
    for (const type of ['click', 'popstate']) window.addEventListener(type, leave, { capture: true, signal });
    const { pathname } = window.location;
    const late = new Promise<null>((resolve) => window.setTimeout(resolve, PATIENCE, null));
    const corrected = await Promise.race([late, load().then((loaded) => loaded?.correctionOf(text))]);
    if (signal.aborted || window.location.pathname !== pathname) return;
    controller.abort();
    corrected?.announce();
    const query = corrected?.query ?? text.trim();
    router.push(withWalk(searchPath(query, guide.id), walkOf(window.location.search)));
    onSearch?.(query);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know the search element. */}
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
          className="field pr-12 text-ellipsis"
          id={id}
          ref={field}
          name="q"
          type="search"
          enterKeyHint="search"
          placeholder={placeholder ?? name}
          autoComplete="off"
          maxLength={LONGEST}
          value={text}
          onFocus={load}
          onChange={(event) => onText(event.target.value)}
        />
        <IconButton icon={Search} type="submit" className="absolute right-1" label={messages.search} />
      </form>
      <div role="status">{correction && <correction.SearchHint text={text} onSearch={onSearch} />}</div>
    </>
  );
}

export type RestaurantSearchProps = Omit<SearchBoxProps, 'text' | 'onText'>;

/** The search box where it stands by itself, as in the menu: it leads to the results. */
export function RestaurantSearch(props: RestaurantSearchProps) {
  const [text, setText] = useState('');
  return <SearchBox {...props} text={text} onText={setText} />;
}
