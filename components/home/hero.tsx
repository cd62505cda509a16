import { ArrowRight } from 'lucide';
import Link from 'next/link';
import { preload } from 'react-dom';
import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon';
import type { HomePage } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { pictureSources } from '@/lib/pictures';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { dishLine } from '@/lib/recipe/card';
import { capitalised } from '@/lib/text/words';

export type HeroProps = {
  hero: HomePage['hero'];
  /** The dish on the large picture. */
  recipe: Recipe;
};

const LARGE = '(min-width: 90rem) 893px, (min-width: 48rem) 62vw, 100vw';

/** The headline, each of its two words over its own picture: the raw thing small, the dish large. */
export function Hero({ hero, recipe }: HeroProps) {
  const [raw, remarkable] = hero.words;
  const href = recipePath(recipe);
  const { src, avif } = pictureSources(recipe.picture);
  // React preloads no picture inside `<picture>` by itself, and this is the largest thing of the first view.
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: LARGE,
    fetchPriority: 'high',
  });
  return (
    <section className="hero wrap" aria-label="Introduction">
      <div className="hero-g">
        <h1>
          <span className="w w1">{raw}</span> <span className="w w2">{remarkable}</span>
        </h1>
        <figure className="p1 drift-top">
          <Picture
            picture={hero.raw.picture}
            sizes="(min-width: 90rem) 440px, (min-width: 48rem) 31vw, 38vw"
          />
          <figcaption>{hero.raw.caption}</figcaption>
        </figure>
        <figure className="p2 drift-top down">
          <Link href={href} prefetch={false}>
            <Picture picture={recipe.picture} sizes={LARGE} priority />
          </Link>
          <figcaption>
            {cardTitle(recipe)}. {capitalised(dishLine(recipe))}.
          </figcaption>
        </figure>
        <div className="intro drift-top down">
          <p className="dek">{hero.dek}</p>
          <Link className="btn" href={href} prefetch={false}>
            {hero.buttonText} <Icon of={ArrowRight} size={18} />
          </Link>
        </div>
      </div>
    </section>
  );
}
