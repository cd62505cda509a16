'use client';

import { Search } from 'lucide';
import { useRouter } from 'next/navigation';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { theSearch } from '@/.content/messages/frame';
import * as messages from '@/.content/messages/listing';
import { Icon } from '@/components/ui/icon';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { MAX_RESULTS, type SiteEntry } from '@/lib/search/entry';
import { isFullAddress } from '@/lib/text/full-address';
import { useCombobox } from '@/lib/ui/use-combobox';
import { useLazy } from '@/lib/ui/use-lazy';

const importOffers = () => import('./recipe-offers.client').then(({ recipeOffers }) => recipeOffers());

export type RecipeSearchProps = {
  /** Name of the field. */
  label?: string;
  /** Called with the picked recipe; by default its page is opened. */
  onPick?: (recipe: SiteEntry) => void;
};

/** Finds a recipe by its title, its category or what is in it, and opens it. */
export function RecipeSearch({ label = messages.searchRecipes, onPick }: RecipeSearchProps) {
  const area = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [offers, load, preload] = useLazy(importOffers, { onError: () => toastLoadError(theSearch) });
  const [query, setQuery] = useState('');
  // The field shows a letter before the offers follow.
  const asked = useDeferredValue(query);
  const answer = useMemo(() => offers?.search(asked), [offers, asked]);
  const found = answer?.found ?? [];
  const shown = found.slice(0, MAX_RESULTS);
  const { open, show, type, reset, listId, fieldProps, optionProps } = useCombobox({
    query,
    onQuery: setQuery,
    count: shown.length,
    state: offers && asked === query ? 'ready' : 'pending',
    popup: area,
  });
  const pick = (recipe: SiteEntry) => {
    if (onPick) onPick(recipe);
    else if (isFullAddress(recipe.href)) window.open(recipe.href, '_blank', 'noopener');
    else router.push(recipe.href);
    reset();
  };
  return (
    <div className="js-only relative" ref={area}>
      <div className="flex items-center">
        <input
          {...fieldProps}
          className="field ps-12"
          aria-label={label}
          placeholder={label}
          maxLength={80}
          onChange={(event) => {
            type(event.target.value);
            if (!offers) void load();
          }}
          onFocus={() => {
            show();
            void preload();
          }}
        />
        <Icon of={Search} size={20} className="pointer-events-none absolute start-4 text-ink-3" />
      </div>
      <div
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-[min(26rem,60dvh)] overflow-auto rounded-card bg-raised p-2 panel-shadow forced-colors:border"
        hidden={!open}
      >
        <p
          className={
            shown.length > 0 && answer?.corrected === null
              ? 'sr-only'
              : 'px-3 py-3.5 font-display text-sm text-ink-2'
          }
          role="status"
        >
          {open && (asked.trim() === '' ? messages.typeToSearch : answer && offers?.statusOf(answer))}
        </p>
        <div id={listId} role="listbox" aria-label={messages.recipes}>
          {offers &&
            shown.map((recipe, index) => (
              <offers.RecipeOption
                key={recipe.href}
                recipe={recipe}
                query={answer?.corrected ?? asked}
                option={optionProps(index)}
                onPick={() => pick(recipe)}
              />
            ))}
        </div>
        {found.length > shown.length && (
          <p className="px-3 py-2.5 font-display text-xs text-ink-3">
            {messages.more({ count: found.length - shown.length })}
          </p>
        )}
      </div>
    </div>
  );
}
