'use client';

import type { MouseEvent } from 'react';
import * as messages from '@/.content/messages/listing';
import * as corrections from '@/.content/messages/siteSearch';
import { Link } from '@/components/ui/link';
import { Marked } from '@/components/ui/marked';
import { OPTION, OptionPicture } from '@/components/ui/option';
import type { SiteEntry } from '@/lib/search/entry';
import { loadRecipeSearch } from '@/lib/search/load';
import type { RecipeSearchIndex } from '@/lib/search/recipe-search';
import { isFullAddress } from '@/lib/text/full-address';
import type { useCombobox } from '@/lib/ui/use-combobox';

type RecipeOptionProps = {
  recipe: SiteEntry;
  /** The typed text, which is marked in the title. */
  query: string;
  option: ReturnType<ReturnType<typeof useCombobox>['optionProps']>;
  onPick: () => void;
};

/** One recipe of the list of options. A link, so that it can be opened in a new tab. */
function RecipeOption({ recipe, query, option, onPick }: RecipeOptionProps) {
  const { href, title, lang, thumb, listed } = recipe;
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPick();
  };
  return (
    <Link className={OPTION} href={href} {...option} onClick={press}>
      <OptionPicture thumb={thumb} />
      <span className="flex-1" lang={lang}>
        <Marked text={title} query={query} />
        {isFullAddress(href) && <span className="sr-only"> {messages.newTab}</span>}
      </span>{' '}
      <small className="text-xs font-normal text-ink-3">{listed?.texts[0]}</small>
    </Link>
  );
}

/** The status of a search: read to screen readers, and shown where it reports no recipes or a correction. */
function statusOf({ found, corrected }: ReturnType<RecipeSearchIndex>): string {
  const [first] = found;
  if (!first) return messages.noRecipes;
  const count = found.length;
  if (corrected !== null) return corrections.corrected({ text: corrected, count });
  return messages.enterOpens({ count, title: first.title });
}

/** The search over the recipes, its status, and the option of a recipe. Loaded when the field is first used. */
export async function recipeOffers() {
  return { search: await loadRecipeSearch(), statusOf, RecipeOption };
}
