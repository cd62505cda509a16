'use client';

import * as words from '@/.content/words/siteSearch';
import type { SiteFound, SiteGroup } from '@/lib/search/site/entry';
import type { Follow } from './follow';
import { EntryOption, MoreOption, RestaurantsOption } from './result-options.client';
import type { RowGroup } from './search-rows';

const TITLES: Record<SiteGroup, string> = {
  recipe: words.recipes,
  place: words.places,
  guide: words.guides,
  section: words.onPages,
};

export type SearchResultsProps = {
  id: string;
  optionId: (index: number) => string;
  /** What was typed, '' for nothing. */
  text: string;
  /** Whether the search that is to answer it is still on its way. */
  isLoading: boolean;
  found: SiteFound | null;
  groups: readonly RowGroup[];
  active: number;
  onPoint: (index: number) => void;
  onExpand: (group: SiteGroup) => void;
  onFollow: Follow;
};

function countWords(text: string, { count, corrected, partial }: SiteFound): string {
  if (count === 0) return words.nothingFound({ text });
  if (partial) return words.closest;
  return corrected === null ? words.results({ count }) : words.corrected({ text: corrected, count });
}

/** What was found, as the list of a combobox: the field keeps the focus. */
export function SearchResults(props: SearchResultsProps) {
  const { id, optionId, text, isLoading, found, groups, active, onPoint, onExpand, onFollow } = props;
  const isPlain = found !== null && found.count > 0 && found.corrected === null && !found.partial;
  const listed = groups.map(({ group, start, rows, left }) => {
    const lines = rows.map((row, at) => {
      const index = start + at;
      const line = {
        id: optionId(index),
        isActive: index === active,
        isNext: index === Math.max(active, 0),
        onPoint: () => onPoint(index),
      };
      if (row.kind === 'more') {
        return <MoreOption key="more" {...line} words={row.words} onPick={() => onExpand(row.group)} />;
      }
      if (row.kind === 'restaurants') {
        return <RestaurantsOption key="restaurants" {...line} query={row.query} onFollow={onFollow} />;
      }
      const { entry } = row;
      return (
        <EntryOption
          key={entry.href}
          {...line}
          entry={entry}
          query={found?.corrected ?? text}
          onFollow={onFollow}
        />
      );
    });
    if (group === null) return lines;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
      <div role="group" aria-labelledby={`${id}-${group}`} key={group}>
        <div className="ss-group" id={`${id}-${group}`} role="presentation">
          {TITLES[group]}
        </div>
        {lines}
        {left > 0 && (
          <div className="ss-left" role="presentation">
            {words.left({ count: left })}
          </div>
        )}
      </div>
    );
  });
  return (
    <>
      <p className={isLoading ? 'ss-wait' : isPlain ? 'sr' : 'ss-say'} role="status">
        {isLoading ? words.loading : found ? countWords(text, found) : ''}
      </p>
      {groups.length > 0 && (
        <div id={id} role="listbox" aria-label={words.resultList}>
          {listed}
        </div>
      )}
    </>
  );
}
