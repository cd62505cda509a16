import { cardSizes } from '@/components/cards/card-sizes';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import type { FlourPart } from '@/lib/content/schema/learn';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';

export type FlourActionProps = { action: FlourPart<'action'> };

/** What flour turns into, in three columns; every card is a link. */
export function FlourAction({ action: { cards, ...head } }: FlourActionProps) {
  return (
    <SectionFrame {...head} wide>
      <div className="cards three">
        {cards.map(({ title, text, badge, recipe: slug, page = '/', picture }) => {
          const recipe = slug === undefined ? undefined : recipeBySlug(slug);
          const shown = picture ?? recipe?.picture;
          return (
            <article className="card learn-action" key={title}>
              {shown && <Picture picture={shown} sizes={cardSizes.three} />}
              <h3>
                <SiteLink href={recipe ? recipePath(recipe) : page}>{title}</SiteLink>
              </h3>
              {badge && <p className="learn-badge">{badge}</p>}
              <p className="text">{text}</p>
            </article>
          );
        })}
      </div>
    </SectionFrame>
  );
}
