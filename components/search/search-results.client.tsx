'use client';

import { ChevronDown, type IconNode, Search } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import * as links from '@/.content/messages/links';
import * as messages from '@/.content/messages/siteSearch';
import { useGuide } from '@/components/content/guide-context.client';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { Marked } from '@/components/ui/marked';
import { OPTION, OptionPicture } from '@/components/ui/option';
import { searchPath } from '@/lib/search/address';
import type { SiteEntry, SiteFound, SiteGroup, SiteResults } from '@/lib/search/entry';
import { isFullAddress } from '@/lib/text/full-address';
import type { useCombobox } from '@/lib/ui/use-combobox';
import { walkOf, withWalk } from '@/lib/walk/address';
import { GROUPS } from './search-groups';
import styles from './site-search.module.css';

/** Results of the search; null where it failed to load, undefined while it loads. */
type MaybeFound = SiteFound | null | undefined;

/** Results of a group that are shown before "Show all". */
const FIRST_SHOWN = 5;

/** A group of results as it is shown: folded, it ends with an option that expands it. */
export type ShownGroup = SiteResults & { shown: SiteEntry[]; isFolded: boolean };

export function shownGroups(found: MaybeFound, expanded: readonly SiteGroup[]): ShownGroup[] {
  return (found?.groups ?? []).map((results) => {
    const { group, entries } = results;
    // One more result takes no more room than the option to show it.
    const isFolded = !expanded.includes(group) && entries.length > FIRST_SHOWN + 1;
    return { ...results, isFolded, shown: isFolded ? entries.slice(0, FIRST_SHOWN) : entries };
  });
}

/** Number of options in the list: results, "Show all", and the search of the restaurants of a guide. */
export function optionCount(found: MaybeFound, groups: readonly ShownGroup[], guide: string): number {
  const results = groups.reduce((sum, { shown, isFolded }) => sum + shown.length + Number(isFolded), 0);
  return results + Number(found?.guides.includes(guide) ?? false);
}

/** The status of a search. */
function statusOf(text: string, { count, corrected, nearest, partial }: SiteFound): string {
  if (nearest) return nearest;
  if (count === 0) return messages.nothingFound({ text });
  if (partial) return messages.closest;
  return corrected === null ? messages.results({ count }) : messages.corrected({ text: corrected, count });
}

export type SearchResultsProps = {
  id: string;
  /** The typed text, '' for none. */
  text: string;
  found: MaybeFound;
  groups: readonly ShownGroup[];
  /** Number of options. */
  count: number;
  optionProps: ReturnType<typeof useCombobox>['optionProps'];
  onExpand: (group: SiteGroup) => void;
  /** Called when a link is clicked, with or without a modifier key. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The results of a search as the list of a combobox. */
export function SearchResults({ groups, count, optionProps, onFollow, ...props }: SearchResultsProps) {
  const { id, text, found, onExpand } = props;
  const guide = useGuide();
  const searched = found?.corrected ?? text;
  let index = 0;
  const nextProps = () => {
    index += 1;
    return { ...optionProps(index - 1), className: OPTION };
  };

  /** A link, so that it can be opened in a new tab, which leaves the search open here. */
  const linkOption = (href: string, children: ReactNode) => (
    <Link
      key={href}
      {...nextProps()}
      href={href}
      onClick={onFollow}
      {...(isFullAddress(href) && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {isFullAddress(href) && <span className="sr-only">{links.newTabNote}</span>}
    </Link>
  );

  const isPlain = found && found.count > 0 && found.corrected === null && !found.partial && !found.nearest;
  const isLoading = text !== '' && found === undefined;
  return (
    <>
      <p
        className={
          isPlain
            ? 'sr-only'
            : `${styles.note} px-3 font-display text-sm font-normal wrap-anywhere text-ink-2 ${
                // Hides "Loading…" where results follow at once.
                isLoading ? styles.late : ''
              }`
        }
        role="status"
      >
        {/* Other results of the same number are announced again. */}
        <span key={groups.flatMap(({ shown }) => shown.map(({ href }) => href)).join()}>
          {isLoading ? messages.loading : found && text !== '' ? statusOf(text, found) : ''}
        </span>
      </p>
      {count > 0 && (
        <div id={id} role="listbox" aria-label={messages.resultList}>
          {groups.map(({ group, entries, total, shown, isFolded }) => {
            const { length } = entries;
            const { title, icon } = GROUPS[group];
            return (
              // biome-ignore lint/a11y/useSemanticElements: a listbox can't contain a fieldset.
              <div role="group" aria-labelledby={`${id}-${group}`} key={group}>
                <div
                  className="px-3 pt-3 pb-1 font-display text-xs font-semibold text-ink-3"
                  id={`${id}-${group}`}
                  role="presentation"
                >
                  {title}
                </div>
                {shown.map((entry) =>
                  linkOption(entry.href, <EntryLine entry={entry} icon={icon} query={searched} />),
                )}
                {isFolded && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list.
                  <div {...nextProps()} role="option" tabIndex={-1} onClick={() => onExpand(group)}>
                    <OptionPicture icon={ChevronDown} />
                    <LiveText>
                      {length < total
                        ? messages.showSome({ shown: length, total })
                        : messages.showAll({ count: total })}
                    </LiveText>
                  </div>
                )}
                {!isFolded && total > length && (
                  <div
                    className={`${styles.more} px-3 py-2.5 font-display text-xs font-normal text-ink-3`}
                    role="presentation"
                  >
                    {messages.left({ count: total - length })}
                  </div>
                )}
              </div>
            );
          })}
          {found?.guides.includes(guide.id) &&
            linkOption(
              withWalk(searchPath(searched, guide.id), walkOf(window.location.search)),
              <>
                <OptionPicture icon={Search} />
                <LiveText>{messages.restaurants({ name: guide.name, text: searched })}</LiveText>
              </>,
            )}
        </div>
      )}
    </>
  );
}

type EntryLineProps = { entry: SiteEntry; icon: IconNode; query: string };

/** A result, with the words of the query marked. */
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
