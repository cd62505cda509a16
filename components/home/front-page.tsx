import Link from 'next/link';
import * as words from '@/.content/words/text';
import { RecipeCard } from '@/components/cards/recipe-card';
import { Picture } from '@/components/picture/picture';
import type { FoodEvent } from '@/lib/content/schema/event';
import type { Home } from '@/lib/content/schema/home';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Guide, PicturedGuide } from '@/lib/pages/home';
import { recipeCard } from '@/lib/recipe/card';
import { NextEvent } from './next-event';

export type FrontPageProps = {
  explore: NonNullable<Home['explore']>;
  /** Names of the profiles elsewhere, and the page that shows them, if there is one. */
  profiles: { names: readonly string[]; path?: string };
  /** The guide that leads. */
  lead: PicturedGuide | undefined;
  /** Other guides, one line each. */
  guides: readonly Guide[];
  recipes: readonly Recipe[];
  /** All events there are; the one that comes next is shown. */
  events: readonly FoodEvent[];
};

/**
 * The front page: the newest guide large, the latest dishes, and a column with the next event and shorter reads. What
 * there is none of takes no room; without any of it there is no such band.
 */
export function FrontPage({ explore, profiles, lead, guides, recipes, events }: FrontPageProps) {
  const hasReads = events.length > 0 || guides.length > 0;
  if (!lead && recipes.length === 0 && !hasReads) return null;
  const isWhole = lead !== undefined && recipes.length > 0 && hasReads;
  return (
    <section className="wrap section fresh reveal drift">
      <div className="head">
        <h2 className="t-3">{explore.title}</h2>
        {profiles.path && profiles.names.length > 0 && (
          <Link className="link" href={profiles.path} prefetch={false}>
            {profiles.names.join(words.comma)}
          </Link>
        )}
      </div>
      <div className={isWhole ? 'front' : 'front part'}>
        {lead && (
          <article className="card lead">
            <Picture
              picture={lead.picture}
              decorative
              sizes="(min-width: 90rem) 820px, (min-width: 76rem) 57vw, (min-width: 64rem) 50vw, (min-width: 48rem) 60vw, 100vw"
            />
            <h3>
              <Link href={lead.path} prefetch={false}>
                {lead.title}
              </Link>
            </h3>
            <p className="dek">{lead.dek}</p>
          </article>
        )}
        {recipes.length > 0 && (
          <div className="two">
            {recipes.map((recipe) => (
              <RecipeCard card={recipeCard(recipe)} key={recipe.slug} sizes="half" />
            ))}
          </div>
        )}
        {hasReads && (
          <ul className="texts">
            <NextEvent events={events} />
            {guides.map(({ path, title, dek }) => (
              <li key={path}>
                <Link href={path} prefetch={false}>
                  {title}
                </Link>
                <p>{dek}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
