'use client';

import { Search } from 'lucide';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { theSearch } from '@/.content/messages/frame';
import * as messages from '@/.content/messages/listing';
import { Icon } from '@/components/ui/icon';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { RecipeFacts } from '@/lib/recipe-list/filters';
import { useAnswer } from '@/lib/search/use-answer';
import { isFullAddress } from '@/lib/text/full-address';
import { isComposing } from '@/lib/ui/list-keys';
import { useCombobox } from '@/lib/ui/use-combobox';
import { useLoaded } from '@/lib/ui/use-loaded';
import type { OfferedRecipe } from './recipe-offers.client';

/** Recipes on offer, and how many there are. */
type Offered = { found: readonly OfferedRecipe[]; total: number };

/** What is said of the offers, on screen where there are none. */
function describeOffers(query: string, { found, total }: Offered): string {
  const [first] = found;
  if (query.trim() === '') return messages.typeToSearch;
  if (!first) return messages.noRecipes;
  return messages.enterOpens({ count: total, title: first.title });
}

const NONE: Offered = { found: [], total: 0 };

export type RecipeSearchProps = {
  /** The recipes of a list that stands on one page; those of a longer one are found by the search of the site. */
  recipes: readonly RecipeFacts[] | undefined;
  /** Name of the field, by default that it searches recipes. */
  label?: string;
  /** Takes the recipe that is picked; left out, its page is opened. */
  onPick?: (recipe: OfferedRecipe) => void;
};

/** Finds a recipe by its title or category and leads to it. */
export function RecipeSearch({ recipes, label = messages.searchRecipes, onPick }: RecipeSearchProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [offers, load] = useLoaded(
    useCallback(
      () => import('./recipe-offers.client').then(({ recipeOffers }) => recipeOffers(recipes)),
      [recipes],
    ),
  );
  const [query, setQuery] = useState('');
  const { answer, isPending } = useAnswer(offers?.search, query);
  const offered = answer ?? NONE;
  const { found } = offered;
  const { open, active, type, pick, close, show, setActive, onKeyDown } = useCombobox({
    area,
    query,
    onQuery: setQuery,
    count: found.length,
    onPick: (index) => {
      const picked = found[index];
      if (!picked) return;
      if (onPick) onPick(picked);
      else if (isFullAddress(picked.href)) window.open(picked.href, '_blank', 'noopener');
      else router.push(picked.href);
    },
  });
  const isWaiting = !offers || isPending;
  useEffect(() => {
    if (answer === null) toastLoadError(theSearch);
  }, [answer]);
  // The text that Enter was pressed on before there was a search to answer it.
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (isWaiting) return;
    if (entered.current === query && found.length > 0) pick(0);
    entered.current = null;
  });
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    const option = active < 0 ? null : list.current?.children[active];
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <div className="js-only relative" ref={area}>
      <div className="flex items-center">
        <input
          className="field pl-12"
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          value={query}
          onChange={(event) => {
            type(event.target.value);
            if (!offers) void load().then((loaded) => loaded ?? toastLoadError(theSearch));
          }}
          onFocus={() => {
            show();
            void load();
          }}
          onClick={show}
          // Tabbing on closes the list; a press outside is seen to elsewhere.
          onBlur={(event) => event.relatedTarget && !area.current?.contains(event.relatedTarget) && close()}
          onKeyDown={(event) => {
            if (isWaiting && event.key === 'Enter' && !isComposing(event.nativeEvent)) {
              entered.current = query;
              if (offers) return event.preventDefault();
            }
            onKeyDown(event);
          }}
        />
        <Icon of={Search} size={20} className="pointer-events-none absolute left-4 text-ink-3" />
      </div>
      <div
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-[min(26rem,60dvh)] overflow-auto rounded-card bg-raised p-2 panel-shadow forced-colors:border"
        hidden={!open}
      >
        <p
          className={found.length > 0 ? 'sr-only' : 'px-3 py-3.5 font-display text-sm text-ink-2'}
          role="status"
        >
          {open && (!isWaiting || query.trim() === '') ? describeOffers(query, offered) : ''}
        </p>
        <div id={`${id}-list`} role="listbox" aria-label={messages.recipes} ref={list}>
          {offers &&
            found.map((recipe, index) => (
              <offers.RecipeOption
                key={recipe.href}
                id={optionId(index)}
                recipe={recipe}
                query={query}
                active={index === active}
                isNext={index === Math.max(active, 0)}
                onPoint={() => setActive(index)}
                onPick={() => pick(index)}
              />
            ))}
        </div>
        {offered.total > found.length && (
          <p className="px-3 py-2.5 font-display text-xs text-ink-3">
            {messages.more({ count: offered.total - found.length })}
          </p>
        )}
      </div>
    </div>
  );
}
