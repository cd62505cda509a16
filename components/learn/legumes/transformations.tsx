import { cardSizes } from '@/components/cards/card-sizes';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import type { LegumesPart } from '@/lib/content/schema/learn';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipeCard } from '@/lib/recipe/card';

export type TransformationsProps = { remarkable: LegumesPart<'remarkable'> };

/** A small picture of what goes in on a large one of what comes out, with the line of its recipe. */
export function Transformations({ remarkable: { transformations, ...head } }: TransformationsProps) {
  return (
    <SectionFrame {...head} wide>
      <div className="cards three">
        {transformations.map(({ title, text, recipe: slug, raw, remarkable }) => {
          const recipe = recipeBySlug(slug);
          return (
            <article className="card learn-turn" key={title}>
              <div className="learn-turn-pics">
                <Picture picture={remarkable ?? recipe.picture} sizes={cardSizes.three} />
                <Picture picture={raw} sizes="10rem" className="raw" />
              </div>
              <h3>
                <SiteLink href={recipePath(recipe)}>{title}</SiteLink>
              </h3>
              <p className="meta">{recipeCard(recipe).meta}</p>
              <p className="text">{text}</p>
            </article>
          );
        })}
      </div>
    </SectionFrame>
  );
}
