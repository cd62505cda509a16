import { Picture } from '@/components/content/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { SectionProps } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeCardData } from '@/lib/recipe/card';
import { unbroken } from '@/lib/text/words';
import styles from './home.module.css';

export type LaidTableProps = SectionProps<'table'> & {
  /** The dishes on the table. */
  recipes: readonly Recipe[];
};

/**
 * Picture of a table with a menu of links to recipes: on the left of the wide picture, at the bottom of the tall one. Null
 * without recipes.
 */
export function LaidTable({ section: { title, id, picture, tall }, recipes }: LaidTableProps) {
  if (recipes.length === 0) return null;
  return (
    <section id={id} className="reveal float-in-view mt-section relative">
      <Picture
        picture={picture}
        tall={tall}
        className={`${styles.table} rounded-none lg:rounded-s-picture print:hidden`}
        sizes="(min-width: 90rem) calc(50vw + 40rem), 100vw"
      />
      <div className={`${styles.dishes} wrap`}>
        <div className="relative break-inside-avoid rounded-card bg-raised p-5 panel-shadow">
          <h2 className="text-2xl">{title}</h2>
          <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-gap border-t border-ink *:relative *:mt-4 lg:block">
            {recipes.map((recipe) => {
              const { title: name, href = '', meta = '', lang } = recipeCardData(recipe);
              return (
                <li key={recipe.slug}>
                  <SiteLink
                    href={href}
                    lang={lang}
                    className="covering-link font-display text-base leading-tight font-semibold decoration-2 underline-offset-4 hover:underline"
                  >
                    {name}
                  </SiteLink>
                  <p className="secondary">{unbroken(meta)}</p>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
