import { Fragment, type ReactNode } from 'react';
import * as messages from '@/.content/messages/learn';
import * as text from '@/.content/messages/text';
import { cardSizes } from '@/components/content/card-sizes';
import { Picture } from '@/components/content/picture';
import { SectionFrame } from '@/components/content/section-frame';
import { CardGrid } from '@/components/recipe/card-grid';
import { SingleCard } from '@/components/recipe/single-card';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { SiteLink } from '@/components/ui/site-link';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import { type RecipeLink, recipesUsingIngredient } from '@/lib/education/pages';
import type { CardData } from '@/lib/recipe/card';
import { withKeys } from '@/lib/text/keys';
import styles from './education.module.css';

/** Class names of rows with a dark line above them and a light one below each. */
export const RULED = 'border-t border-ink *:border-b *:border-line';

/** Class names of two columns on wide screens. */
export const PAIR = 'gap-x-12 md:grid md:grid-cols-2';

export type LabelledNoteProps = { label: string; className?: string; children: ReactNode };

/** A line of facts under a text: "Best for: pancakes". */
export function LabelledNote({ label, className = 'text-ink', children }: LabelledNoteProps) {
  return (
    <p className="mt-3 font-display text-sm font-normal text-ink-2">
      <b className={`font-semibold after:[content:':'] ${className}`}>{label}</b> {children}
    </p>
  );
}

export type RecipeNoteProps = { label: string; recipes: readonly RecipeLink[] };

/** A line of links to recipes; null without recipes. */
export function RecipeNote({ label, recipes }: RecipeNoteProps) {
  if (recipes.length === 0) return null;
  return (
    <LabelledNote label={label}>
      {recipes.map(({ title, href, lang }, index) => (
        <Fragment key={href}>
          {index > 0 && text.comma}
          <SiteLink href={href} className="link py-1.5 text-glaze" lang={lang}>
            {title}
          </SiteLink>
        </Fragment>
      ))}
    </LabelledNote>
  );
}

export type ExplainedProps = {
  /** Id of its element, to which ingredients of recipes link. */
  id: string;
  title: string;
  /** Name in its original script. */
  native?: { text: string; lang: string };
  picture: PictureRef;
  text: string;
  /** Content below the text. */
  children?: ReactNode;
};

export type ExplainedCardProps = ExplainedProps & {
  sizes: 'three' | 'four';
  /** The line under the title. */
  figure?: ReactNode;
};

/** A card that explains an ingredient; on a phone the text wraps around a small picture. */
export function ExplainedCard({ id, title, picture, text, children, sizes, figure }: ExplainedCardProps) {
  return (
    <article id={id} className={`${READER_CONTENT} ${styles.target} ${styles.wrapped}`}>
      <Picture className="print:hidden" picture={picture} sizes={cardSizes[sizes]} />
      <h3 className="text-lg leading-tight sm:mt-4">{title}</h3>
      {figure && <p className="mt-1 font-display text-md font-medium tabular">{figure}</p>}
      <p className="mt-2 leading-snug text-ink-2">{text}</p>
      {children}
      <RecipeNote label={messages.inMyRecipes} recipes={recipesUsingIngredient(id)} />
    </article>
  );
}

/** Row that explains an ingredient; on a phone the text wraps around the picture. */
export function ExplainedRow({ id, title, native, picture, text, children }: ExplainedProps) {
  return (
    <li
      id={id}
      className={`py-5 print:block ${READER_CONTENT} ${styles.target} ${styles.wrapped} ${styles.row}`}
    >
      <Picture
        className="aspect-square print:hidden"
        picture={picture}
        sizes="(min-width: 64rem) 16rem, 9.4rem"
      />
      <section>
        <h3 className="text-lg leading-tight">
          {title}
          {native && (
            <span className="mt-1 block text-base font-medium text-ink-2">
              {' '}
              <bdi lang={native.lang} translate="no">
                {native.text}
              </bdi>
            </span>
          )}
        </h3>
        <p className="mt-2 leading-snug text-ink-2">{text}</p>
        {children}
        <RecipeNote label={messages.inMyRecipes} recipes={recipesUsingIngredient(id)} />
      </section>
    </li>
  );
}

export type RecipeCardsProps = {
  title: string;
  id?: string;
  text?: string;
  cards: readonly CardData[];
  /** Content below the cards. */
  children?: ReactNode;
};

/** Recipes under a heading: one large, several in a grid. Null without recipes. */
export function RecipeCards({ cards, children, ...head }: RecipeCardsProps) {
  const [only, ...others] = cards;
  if (!only) return null;
  return (
    <div className="screen-only">
      <SectionFrame {...head} wide>
        {others.length === 0 ? (
          <SingleCard card={only} />
        ) : (
          <CardGrid cards={cards} columns={others.length > 1 ? 3 : 2} />
        )}
        {children}
      </SectionFrame>
    </div>
  );
}

export type TipListProps = { tips: readonly { title: string; text: string }[]; className?: string };

/** List of titled tips. */
export function TipList({ tips, className = '' }: TipListProps) {
  return (
    <ul className={`mt-4 *:py-3 leading-snug ${RULED} ${className}`}>
      {withKeys(tips, ({ title }) => title).map(({ key, item: { title, text } }) => (
        <li className="text-ink-2" key={key}>
          <b className="block font-display leading-snug font-semibold text-ink">{title}</b> {text}
        </li>
      ))}
    </ul>
  );
}
