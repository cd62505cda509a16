import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import * as messages from '@/.content/messages/pages';
import { Picture } from '@/components/content/picture';
import { Moments } from '@/components/recipe/moments';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pictureSources } from '@/lib/content/pictures';
import type { Home } from '@/lib/content/schema/home';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import type { Recipe } from '@/lib/content/schema/recipe';
import { COOK_HASH } from '@/lib/cook/cook-hash';
import { planTimeline } from '@/lib/plan/timeline';
import { cardTitle, recipePath, stepsOf } from '@/lib/recipe/blocks';
import { dishLine } from '@/lib/recipe/card';
import { otherLanguageOf } from '@/lib/recipe/language';
import { nameInTwo } from '@/lib/text/name-words';
import { rich } from '@/lib/text/rich';
import { capitalize } from '@/lib/text/words';
import styles from './hero.module.css';
import { PlanLink } from './plan-link.client';

export type HeroProps = {
  hero: Home['hero'];
  /** Dish of the large picture; without one, the picture of the raw ingredient is shown. */
  recipe?: Recipe;
  /** Headline, if `hero.words` is left out. */
  siteName: string;
};

const LARGE = '(min-width: 90rem) 893px, (min-width: 48rem) 62vw, 100vw';
const SMALL = '(min-width: 90rem) 440px, (min-width: 48rem) 31vw, 38vw';

/** Maximum characters of the headline at full size: of its longer part, and of both. */
const MAX_CHARACTERS = { part: 10, both: 16 };

/** Class name that scales down a long headline, so that each part fits on one line; '' for short ones. */
function headlineScale([first, second]: readonly [string, string]): string {
  const [one, other] = [[...first].length, [...second].length];
  const scale = Math.min(MAX_CHARACTERS.part / Math.max(one, other), MAX_CHARACTERS.both / (one + other));
  // The stylesheet has classes for scales of 0.3 to 0.9.
  return scale < 1 ? (styles[`scale${Math.max(3, Math.floor(scale * 10))}`] ?? '') : '';
}

/** The large picture. */
function LargePicture({ picture, href }: { picture: PictureRef; href?: string }): ReactNode {
  const { src, avif } = pictureSources(picture);
  // React does not preload images in `<picture>`, and this is the largest contentful paint.
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: LARGE,
    fetchPriority: 'high',
  });
  const drawn = (
    <Picture
      className={`${styles.dishPicture} aspect-5/4 rounded-none md:rounded-s-picture`}
      picture={picture}
      sizes={LARGE}
      priority
    />
  );
  if (!href) return drawn;
  return (
    <Link className="md:grid" href={href}>
      {drawn}
    </Link>
  );
}

/** Headline of two parts, each above its picture: the raw ingredient small, the dish large. */
export function Hero({ hero, recipe, siteName }: HeroProps) {
  const headline = hero.words ?? nameInTwo(siteName);
  const [raw, remarkable] = headline;
  const href = recipe && recipePath(recipe);
  const isNamed = recipe !== undefined && recipe.slug === hero.recipe;
  return (
    <section
      className={`${styles.opening} wrap pt-[clamp(1rem,3vw,3rem)]`}
      aria-label={messages.introduction}
    >
      <div className={`${styles.hero} grid gap-x-gap ${headlineScale(headline)}`}>
        <h1 className="contents">
          {raw && <span className={styles.word}>{raw}</span>}{' '}
          <span className={styles.word} data-remarkable>
            {remarkable}
          </span>
        </h1>
        {recipe && (
          <figure className={`${styles.raw} float-from-top col-start-2 row-start-1 self-end`}>
            <Picture picture={hero.raw.picture} sizes={SMALL} />
            <figcaption>{hero.raw.caption}</figcaption>
          </figure>
        )}
        <figure
          className={`${styles.dish} float-from-top col-span-full -mx-gutter [--float:-1] md:grid print:mx-0`}
        >
          {recipe ? (
            <Moments recipe={recipe} sizes={LARGE}>
              <LargePicture picture={recipe.picture} href={href} />
            </Moments>
          ) : (
            <LargePicture picture={hero.raw.picture} />
          )}
          <figcaption>
            {recipe
              ? rich(({ name }) => messages.dishCaption({ name, line: capitalize(dishLine(recipe)) }), {
                  name: <span lang={otherLanguageOf(recipe)}>{cardTitle(recipe)}</span>,
                })
              : hero.raw.caption}
          </figcaption>
        </figure>
        <div className={`${styles.intro} float-from-top col-span-full [--float:-1]`}>
          <p className="lead">{hero.dek}</p>
          {href && (
            <ButtonLink className="mt-5 wrap-anywhere md:max-lg:px-3" href={href}>
              {(isNamed && hero.buttonText) || messages.cookThis} <Icon of={ArrowRight} directed size={18} />
            </ButtonLink>
          )}
          <Shortcuts recipe={recipe} />
        </div>
      </div>
    </section>
  );
}

const SHORTCUTS = 'flex flex-wrap items-center gap-x-5 font-display text-sm font-medium';

/** On a phone: the tools of the site, and the way back to what the visitor has saved. */
function Shortcuts({ recipe }: Pick<HeroProps, 'recipe'>) {
  const path = recipe && recipePath(recipe);
  return (
    <>
      <p className={`${styles.shortcuts} ${SHORTCUTS} mt-2`}>
        {recipe && path && (
          <>
            <Link className="link py-3" href={`${path}#${COOK_HASH}`}>
              {messages.cookNow}
            </Link>{' '}
            <PlanLink className="link py-3" path={path} total={planTimeline(stepsOf(recipe), 'long').total}>
              {messages.planDinner}
            </PlanLink>{' '}
          </>
        )}
        <Link className="link py-3" href="/recipes/shopping-list">
          {messages.myList}
        </Link>
      </p>
      <p className={`${styles.shortcuts} ${styles.again} needs-counts ${SHORTCUTS}`}>
        {rich(messages.backAgain, {
          saved: (
            <Link className="link py-3" href="/recipes/saved">
              {rich(messages.savedCount, { count: <b key="count" /> })}
            </Link>
          ),
        })}
      </p>
    </>
  );
}
