import { ArrowRight } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import * as words from '@/.content/words/pages';
import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon';
import type { Home } from '@/lib/content/schema/home';
import type { PictureRef, Recipe } from '@/lib/content/schema/recipe';
import { pictureSources } from '@/lib/pictures';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { dishLine } from '@/lib/recipe/card';
import { otherLanguageOf } from '@/lib/recipe/language';
import { nameInTwo } from '@/lib/text/name-words';
import { capitalised } from '@/lib/text/words';
import { rich } from '@/lib/words/rich';
import { headlineScale } from './headline-scale';

export type HeroProps = {
  hero: Home['hero'];
  /** The dish on the large picture; without one the small picture of where it begins stands there. */
  recipe?: Recipe;
  /** The headline, where the words of the hero say none. */
  siteName: string;
};

const LARGE = '(min-width: 90rem) 893px, (min-width: 48rem) 62vw, 100vw';
const SMALL = '(min-width: 90rem) 440px, (min-width: 48rem) 31vw, 38vw';

/** The large picture. */
function LargePicture({ picture, href }: { picture: PictureRef; href?: string }): ReactNode {
  const { src, avif } = pictureSources(picture);
  // React preloads no picture inside `<picture>` by itself, and this is the largest thing of the first view.
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: LARGE,
    fetchPriority: 'high',
  });
  const drawn = <Picture picture={picture} sizes={LARGE} priority />;
  if (!href) return drawn;
  return (
    <Link href={href} prefetch={false}>
      {drawn}
    </Link>
  );
}

/** The headline, each of its two words over its own picture: the raw thing small, the dish large. */
export function Hero({ hero, recipe, siteName }: HeroProps) {
  const headline = hero.words ?? nameInTwo(siteName);
  const [raw, remarkable] = headline;
  const href = recipe && recipePath(recipe);
  const isNamed = recipe !== undefined && recipe.slug === hero.recipe;
  return (
    <section className="hero wrap" aria-label={words.introduction}>
      <div className="hero-g" style={headlineScale(headline)}>
        <h1>
          {raw && <span className="w w1">{raw}</span>} <span className="w w2">{remarkable}</span>
        </h1>
        {recipe && (
          <figure className="p1 drift-top">
            <Picture picture={hero.raw.picture} sizes={SMALL} />
            <figcaption>{hero.raw.caption}</figcaption>
          </figure>
        )}
        <figure className="p2 drift-top down">
          <LargePicture picture={recipe?.picture ?? hero.raw.picture} href={href} />
          <figcaption>
            {recipe
              ? rich(({ name }) => words.dishCaption({ name, line: capitalised(dishLine(recipe)) }), {
                  name: <span lang={otherLanguageOf(recipe)}>{cardTitle(recipe)}</span>,
                })
              : hero.raw.caption}
          </figcaption>
        </figure>
        <div className="intro drift-top down">
          <p className="dek">{hero.dek}</p>
          {href && (
            <Link className="btn" href={href} prefetch={false}>
              {(isNamed && hero.buttonText) || words.cookThis} <Icon of={ArrowRight} size={18} />
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
