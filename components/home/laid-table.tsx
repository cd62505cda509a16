import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import type { Home } from '@/lib/content/schema/home';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeCard } from '@/lib/recipe/card';
import { unbroken } from '@/lib/text/words';

export type LaidTableProps = {
  table: NonNullable<Home['table']>;
  /** What stands on the table. */
  recipes: readonly Recipe[];
};

/**
 * A laid table and the menu that lies on it, where its cloth is free; every dish leads to its recipe. Without any of
 * the recipes there is no table.
 */
export function LaidTable({ table: { title, picture, tall }, recipes }: LaidTableProps) {
  if (recipes.length === 0) return null;
  return (
    <section className="table-top reveal drift down">
      <Picture
        picture={picture}
        tall={tall}
        className="table-pic"
        sizes="(min-width: 90rem) calc(50vw + 40rem), 100vw"
      />
      <div className="wrap">
        <div className="menu-card">
          <h2 className="t-2">{title}</h2>
          <ul>
            {recipes.map((recipe) => {
              const { title: name, href = '', meta = '', lang } = recipeCard(recipe);
              return (
                <li key={recipe.slug}>
                  <SiteLink href={href} lang={lang}>
                    {name}
                  </SiteLink>
                  <p className="meta">{unbroken(meta)}</p>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
