import Link from 'next/link';
import * as words from '@/.content/words/listing';
import type { NextLink, Page } from '@/lib/content/schema/page';
import type { RecipeFacts } from '@/lib/listing/filters';
import { RecipeSearch } from './search/recipe-search.client';

export type ListingHeaderProps = {
  page: Pick<Page, 'title' | 'dek'>;
  /** Lists of the visitor's own, kept on the device. */
  links: readonly NextLink[];
  recipes: readonly RecipeFacts[];
};

/** Title and opening of the list, with the search and the visitor's own lists beside it. */
export function ListingHeader({ page, links, recipes }: ListingHeaderProps) {
  return (
    <header className="wrap l-top">
      <div>
        <h1 className="t-5">{page.title}</h1>
        <p className="dek">{page.dek}</p>
      </div>
      <div>
        {recipes.length > 0 && <RecipeSearch recipes={recipes} />}
        <nav aria-label={words.onThisDevice}>
          {links.map(({ name, href }) => (
            <Link className="link" href={href} prefetch={false} key={href}>
              {name}{' '}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}
