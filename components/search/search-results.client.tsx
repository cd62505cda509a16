'use client';

import { ChevronDown, type IconNode, Search } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import * as links from '@/.content/messages/links';
import * as messages from '@/.content/messages/siteSearch';
import { useGuide } from '@/components/guide/guide-context.client';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { Marked } from '@/components/ui/marked';
import { OPTION, OptionPicture } from '@/components/ui/option';
import { searchedGuides } from '@/lib/content/searched-guides';
import { searchPath } from '@/lib/search/address';
import type { SiteEntry, SiteFound, SiteGroup } from '@/lib/search/entry';
import { isFullAddress } from '@/lib/text/full-address';
import { walkOf, withWalk } from '@/lib/walk/address';
import { GROUPS } from './search-groups';

/** Results of a group that are shown before "Show all". */
const SHOWN = 5;

export type SearchResultsProps = {
  id: string;
  optionId: (index: number) => string;
  /** What was typed, '' for nothing. */
  text: string;
  /** What was found; null without a search, undefined while it loads. */
  found: SiteFound | null | undefined;
  /** Number of the option that the arrows or the pointer chose, -1 for none. */
  active: number;
  onPoint: (index: number) => void;
  /** Groups that are shown whole. */
  expanded: readonly SiteGroup[];
  onExpand: (group: SiteGroup) => void;
  /** Called when a link is pressed, whatever keys are held. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** What is said of the results. */
function messageOf(text: string, { count, corrected, partial }: SiteFound): string {
  if (count === 0) return messages.nothingFound({ text });
  if (partial) return messages.closest;
  return corrected === null ? messages.results({ count }) : messages.corrected({ text: corrected, count });
}

/** Whether there is anything to choose from. Without a search there is still the one for restaurants. */
export const hasOptions = (text: string, found: SiteFound | null | undefined): boolean =>
  text !== '' && found !== undefined && (searchedGuides.length > 0 || (found?.count ?? 0) > 0);

/** What was found, as the list of a combobox: the field keeps the focus. */
export function SearchResults(props: SearchResultsProps) {
  const { id, optionId, text, found, active, onPoint, expanded, onExpand, onFollow } = props;
  const guide = useGuide();
  let count = 0;
  const optionProps = () => {
    const index = count;
    count += 1;
    return {
      id: optionId(index),
      className: OPTION,
      'aria-selected': index === active,
      'data-next': index === Math.max(active, 0) || undefined,
      onPointerMove: index === active ? undefined : () => onPoint(index),
      // The field keeps the focus, so that typing goes on after a press.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    };
  };

  /** A link, so that it can be opened in a new tab, which leaves the search open here. */
  const linkOption = (href: string, children: ReactNode) => (
    <Link
      {...optionProps()}
      role="option"
      tabIndex={-1}
      key={href}
      href={href}
      onClick={onFollow}
      {...(isFullAddress(href) && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {isFullAddress(href) && <span className="sr-only">{links.newTabNote}</span>}
    </Link>
  );

  const groups = (found?.groups ?? []).map(({ group, entries, total }) => {
    const { length } = entries;
    // One more takes no more room than the line that would lead to it.
    const isWhole = expanded.includes(group) || length <= SHOWN + 1;
    const shown = isWhole ? entries : entries.slice(0, SHOWN);
    const { title, icon } = GROUPS[group];
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
      <div role="group" aria-labelledby={`${id}-${group}`} key={group}>
        <div
          className="px-3 pt-3 pb-1 font-display text-xs font-semibold text-ink-3"
          id={`${id}-${group}`}
          role="presentation"
        >
          {title}
        </div>
        {shown.map((entry) =>
          linkOption(entry.href, <EntryLine entry={entry} icon={icon} query={found?.corrected ?? text} />),
        )}
        {!isWhole && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of the whole list.
          <div {...optionProps()} role="option" tabIndex={-1} onClick={() => onExpand(group)}>
            <OptionPicture icon={ChevronDown} />
            <LiveText>
              {length < total
                ? messages.showSome({ shown: length, total })
                : messages.showAll({ count: total })}
            </LiveText>
          </div>
        )}
        {isWhole && total > length && (
          <div className="px-3 py-2.5 pl-17 font-display text-xs font-normal text-ink-3" role="presentation">
            {messages.left({ count: total - length })}
          </div>
        )}
      </div>
    );
  });
  const isPlain = found && found.count > 0 && found.corrected === null && !found.partial;
  const isLoading = text !== '' && found === undefined;
  return (
    <>
      <p
        className={
          isPlain
            ? 'sr-only'
            : `px-3 font-display text-sm font-normal wrap-anywhere text-ink-2 not-empty:py-3.5 ${
                // What is there at once is not announced as being on its way.
                isLoading ? 'animate-[fade-in_1ms_400ms_both]' : ''
              }`
        }
        role="status"
      >
        {isLoading ? messages.loading : found ? messageOf(text, found) : ''}
      </p>
      {hasOptions(text, found) && (
        <div id={id} role="listbox" aria-label={messages.resultList}>
          {groups}
          {searchedGuides.length > 0 &&
            // The way on to the search that knows more of the restaurants than their names.
            linkOption(
              withWalk(searchPath(text, guide.id), walkOf(window.location.search)),
              <>
                <OptionPicture icon={Search} />
                <LiveText>{messages.restaurants({ name: guide.name, text })}</LiveText>
              </>,
            )}
        </div>
      )}
    </>
  );
}

type EntryLineProps = { entry: SiteEntry; icon: IconNode; query: string };

/** Something that was found, with the words of the query marked. */
function EntryLine({ entry: { title, lang, note, native, thumb }, icon, query }: EntryLineProps) {
  return (
    <>
      <OptionPicture thumb={thumb} icon={thumb ? undefined : icon} />
      <span>
        <span lang={lang}>
          <Marked text={title} query={query} />
        </span>{' '}
        {native && (
          <small
            className="text-sm font-normal whitespace-nowrap text-ink-3"
            lang={native.lang}
            translate="no"
          >
            <Marked text={native.text} query={query} />
          </small>
        )}{' '}
        <small className="block text-xs font-normal text-ink-3">{note}</small>
      </span>
    </>
  );
}
