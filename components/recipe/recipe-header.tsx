import { Fragment, type ReactNode } from 'react';
import * as messages from '@/.content/messages/recipe';
import { Picture } from '@/components/content/picture';
import { Link } from '@/components/ui/link';
import type { Recipe } from '@/lib/content/schema/recipe';
import { absoluteUrl } from '@/lib/content/site-url';
import { allergenText, mayContainText } from '@/lib/recipe/allergens';
import { recipePath, variantsOf } from '@/lib/recipe/blocks';
import { describeDishTime, isoDuration } from '@/lib/recipe/durations';
import { factSentences } from '@/lib/recipe/facts';
import { recipeLanguage } from '@/lib/recipe/language';
import { isServing } from '@/lib/recipe/servings';
import { rich } from '@/lib/text/rich';
import { longestOf, type Minutes } from '@/lib/text/time';
import { Moments } from './moments';
import { MovingPicture } from './moving-picture';
import './moving-picture.css';
import styles from './recipe.module.css';
import { Yield } from './recipe-choice.client';
import { Sentence } from './sentence';
import { ChosenVariant } from './versions.client';

/** Allergens of the dish, with those of the version that is chosen where there are several. */
function Allergens({ recipe }: { recipe: Recipe }) {
  const variants = variantsOf(recipe);
  return (
    <>
      {variants ? (
        <ChosenVariant options={variants.options.map(({ id }) => ({ id, text: allergenText(recipe, id) }))} />
      ) : (
        allergenText(recipe)
      )}{' '}
      {mayContainText(recipe)}
    </>
  );
}

/** "Adapted from Winter Soups", with a link if its address is known. */
function Source({ name, href }: NonNullable<Recipe['source']>) {
  return rich(messages.adaptedFrom, {
    source: href ? (
      <a className="link" href={href}>
        {name}
      </a>
    ) : (
      name
    ),
  });
}

const SIZES = '(min-width: 64rem) 56vw, 100vw';

export type RecipeHeaderProps = {
  recipe: Recipe;
  /** Pages above this one. */
  crumbs: readonly { name: string; path: string }[];
  /** Buttons: cook, plan, save, share, print. */
  actions: ReactNode;
};

/** Title, opening, facts and actions beside the picture of the finished dish. */
export function RecipeHeader({ recipe, crumbs, actions }: RecipeHeaderProps) {
  const { title, native, dek, picture, pictureCaption } = recipe;
  const language = recipeLanguage(recipe);
  return (
    <header className="wrap grid gap-x-gap gap-y-7 lg:grid-cols-[5fr_7fr] lg:gap-x-24 print:block">
      <div className="@container flex flex-col">
        <nav
          className="flex flex-wrap items-center gap-x-2 font-display text-sm text-ink-3 print:hidden"
          aria-label={messages.breadcrumb}
        >
          {crumbs.map(({ name, path }, index) => (
            <Fragment key={path}>
              {index > 0 && <span aria-hidden="true">/</span>}
              <Link className="inline-flex min-h-11 min-w-11 items-center hover:underline" href={path}>
                {name}
              </Link>
            </Fragment>
          ))}
        </nav>
        <h1 className="mt-1.5 leading-none tracking-display wrap-break-word" {...language.recipe}>
          {title}
          {native && (
            <>
              {' '}
              <span
                className="inline-flex text-xl leading-none font-medium tracking-normal text-ink-3"
                lang={native.lang}
                translate="no"
              >
                {native.text}
              </span>
            </>
          )}
        </h1>
        <p className="lead mt-4" {...language.recipe}>
          {dek}
        </p>
        <div className={`${styles.facts} lg:mt-auto`}>
          <Facts times={recipe.times} yield={recipe.yield} lang={language.recipe.lang} />
          {actions}
          <p className="secondary mt-3">
            {factSentences(recipe).map(({ field, text }, index) => (
              <Fragment key={field}>
                {index > 0 && ' '}
                {field === 'allergens' ? (
                  <Allergens recipe={recipe} />
                ) : field === 'source' && recipe.source ? (
                  <Source {...recipe.source} />
                ) : (
                  text
                )}
              </Fragment>
            ))}
          </p>
        </div>
      </div>
      <figure className="-mx-gutter max-lg:-order-1 lg:ms-0 print:hidden" data-dish {...language.recipe}>
        <Moments recipe={recipe} sizes={SIZES}>
          <MovingPicture href={recipePath(recipe)} as="page">
            <Picture
              className="aspect-video rounded-none lg:aspect-5/4 lg:rounded-s-picture"
              picture={picture}
              sizes={SIZES}
              pin={absoluteUrl(`${recipePath(recipe)}/pin.jpg`)}
              priority
            />
          </MovingPicture>
        </Moments>
        {pictureCaption && (
          <figcaption className="max-lg:hidden">
            <Sentence text={pictureCaption} />
          </figcaption>
        )}
      </figure>
    </header>
  );
}

const NAME = 'text-sm text-ink-3';
const FACT = 'text-base leading-snug font-semibold whitespace-nowrap tabular';

type FactsProps = Pick<Recipe, 'times' | 'yield'> & {
  /** Language of the recipe's own texts. */
  lang?: string;
};

/** Times and yield at a glance; the yield follows the chosen servings. */
function Facts({ times, yield: made, lang }: FactsProps) {
  const isServings = isServing(made.unit);
  const rows: { name: string; minutes: Minutes; text: string; lang?: string }[] = [
    { name: messages.prep, minutes: times.prep },
    { name: messages.cook, minutes: times.cook },
    ...(times.rest ? [{ name: times.rest.label, minutes: times.rest.minutes, lang }] : []),
    { name: messages.total, minutes: times.total },
  ]
    .filter(({ minutes }) => minutes !== 0)
    .map((row) => ({ ...row, text: describeDishTime(row.minutes) }));
  // Ranges do not fit side by side on a phone.
  const isLong = rows.map(({ text }) => text).join('').length > 25;
  return (
    <dl
      className={`mt-4 flex flex-wrap justify-between gap-x-5 gap-y-3 border-y border-ink py-3 font-display leading-tight ${isLong ? styles.longTimes : ''}`}
    >
      {rows.map(({ name, minutes, text, lang }) => (
        <div key={name}>
          <dt className={NAME} lang={lang}>
            {name}
          </dt>{' '}
          <dd className={FACT}>
            <time dateTime={isoDuration(longestOf(minutes))}>{text}</time>
          </dd>{' '}
        </div>
      ))}
      <div>
        <dt className={NAME}>{isServings ? messages.serves : messages.makes}</dt>{' '}
        <dd className={FACT} lang={isServings ? undefined : lang}>
          <Yield unit={isServings ? undefined : made.unit} plural={made.plural} writtenText={made.text} />
        </dd>
      </div>
    </dl>
  );
}
