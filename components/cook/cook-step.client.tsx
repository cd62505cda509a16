'use client';

import { Fragment, type ReactNode, type RefObject } from 'react';
import * as messages from '@/.content/messages/cook';
import { IngredientParts, renderPieces } from '@/components/recipe/pieces';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import type { Duration } from '@/lib/content/schema/recipe-step';
import { type CookRecipe, type CookStep, cookNeeds } from '@/lib/cook/cook';
import { timerLength } from '@/lib/cook/timers';
import { describeMoment } from '@/lib/plan/plan-text';
import { chosenVariant } from '@/lib/recipe/blocks';
import { mentionParts } from '@/lib/recipe/ingredient-parts';
import { describeSentence } from '@/lib/recipe/sentence';
import { type RecipeChoice, roundsOf } from '@/lib/recipe/servings';
import type { LanguageAttributes } from '@/lib/text/language';
import { MINUTE, shortestOf } from '@/lib/text/time';
import type { useSwipe } from '@/lib/ui/use-swipe';
import styles from './cook.module.css';
import { StepPhotos } from './step-photos.client';

/** The heading is focused but has no keys, so an underline is enough as focus indicator. */
export const HEADING = `${styles.heading} text-xl font-semibold outline-none`;
const TEXT = `${styles.text} mt-2.5 leading-snug`;

/** Screens with room for a panel of pictures beside the text. */
export const ROOMY = '(width >= 64rem) and (height >= 34rem)';

export type StepViewProps = {
  step: CookStep;
  recipe: CookRecipe;
  choice: RecipeChoice;
  /** As the page counts them, from 1. */
  number: number;
  /** True if its pictures are in a panel beside it (`StepPanel`); otherwise they are above its text. */
  isBeside: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Announces a text to screen readers. */
  onNews: (news: string) => void;
};

/** A step in large type, with its ingredients and how to tell that it is done. */
export function StepView(props: StepViewProps) {
  const { step, number, isBeside, recipe, choice, headingRef, onNews } = props;
  const { servings, system, variant } = choice;
  const { beyond, cue, safety, safetyHref, pictures } = step;
  const { ingredients, language } = recipe;
  const amount = { scale: servings / recipe.servings, system };
  const needed = cookNeeds(step, recipe, variant);
  const chosen = step.uses && recipe.variants ? chosenVariant(recipe.variants, variant) : undefined;
  const contains = chosen && recipe.contains?.[chosen.id];
  const waits = step.durations.filter((duration) => timerLength(duration.minutes) === null);
  const now = Date.now();
  // Amounts, times and temperatures are bold, to be found at a glance from the stove.
  const sentence = (text: string, durations: Duration[] = [], rounds?: number) =>
    renderPieces(describeSentence(text, { ingredients, durations }, { ...amount, rounds }), language.site);
  const isAbove = pictures !== undefined && !isBeside;
  return (
    <>
      {isAbove && (
        <StepPhotos pictures={pictures} lang={language.recipe.lang} isBeside={false} onNews={onNews} />
      )}
      {!isBeside && <StepNumber number={number} />}
      <div className="min-w-0" {...language.recipe}>
        {pictures && (
          <span className={`${styles.inline} text-danmuji`} aria-hidden="true">
            {number}
          </span>
        )}
        {step.section && <p className="mb-1 font-display text-sm font-medium text-ink-2">{step.section}</p>}
        <h2 className={HEADING} ref={headingRef} tabIndex={-1}>
          {step.title}
        </h2>
        <p className={TEXT}>{sentence(step.text, step.durations)}</p>
        {beyond && servings > beyond.upTo && (
          <p className={TEXT}>{sentence(beyond.text, [], roundsOf(servings, beyond.upTo))}</p>
        )}
        {needed.length > 0 && (
          <ul
            className="mt-5 flex flex-wrap gap-x-3 gap-y-3"
            aria-label={messages.forThisStep}
            lang={language.site.lang}
          >
            {needed.map(({ ingredient, share, used }) => {
              const parts = mentionParts(ingredient, 'full', { ...amount, share, used });
              return (
                <li
                  key={ingredient.id}
                  className={`${styles.use} font-display text-base leading-tight`}
                  {...language.recipe}
                >
                  <IngredientParts parts={parts} language={language.site} />
                  {ingredient.optional && (
                    <small className="text-sm text-ink-2" {...language.site}>
                      {' '}
                      {messages.optional}
                    </small>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {chosen && contains && (
          <Cue label={chosen.title} labelLanguage={language.recipe} language={language.site}>
            {messages.contains({ allergens: contains })}
          </Cue>
        )}
        {safety && (
          <Cue label={messages.toBeSafe} labelLanguage={language.site} labelHref={safetyHref} isWarning>
            {safety.map((part) => (
              <Fragment key={part.text}>
                <span {...language[part.language]}>{sentence(part.text)}</span>{' '}
              </Fragment>
            ))}
          </Cue>
        )}
        {cue && (
          <Cue label={messages.doneWhen} labelLanguage={language.site}>
            {sentence(cue)}
          </Cue>
        )}
        {waits.map(({ id, label, minutes }) => (
          <Cue key={id} label={label} labelLanguage={language.recipe} language={language.site}>
            <LiveText>
              {messages.readyFrom({ moment: describeMoment(now + shortestOf(minutes) * MINUTE, now) })}
            </LiveText>
          </Cue>
        ))}
      </div>
    </>
  );
}

/** Number of a step, in large digits. */
function StepNumber({ number }: { number: number }) {
  return (
    <span className={`${styles.number} text-danmuji`} aria-hidden="true">
      {number}
    </span>
  );
}

export type StepPanelProps = Pick<StepViewProps, 'step' | 'number' | 'recipe' | 'onNews'> & {
  /** Handlers of a swipe that turns the step. */
  swipe: ReturnType<typeof useSwipe>;
};

/** Panel at the left edge of a wide screen: the pictures of the step, or its number. */
export function StepPanel({ step, number, recipe, onNews, swipe }: StepPanelProps) {
  const { pictures } = step;
  return (
    <div className={`${styles.panel} animate-fade-in`} {...swipe}>
      {pictures ? (
        <StepPhotos pictures={pictures} lang={recipe.language.recipe.lang} isBeside onNews={onNews} />
      ) : (
        <StepNumber number={number} />
      )}
    </div>
  );
}

type CueProps = {
  /** Names what the text is about. */
  label: string;
  labelLanguage?: LanguageAttributes;
  /** Page that the label links to. */
  labelHref?: string;
  language?: LanguageAttributes;
  isWarning?: boolean;
  children: ReactNode;
};

/** A short text of a step under a label. */
export function Cue({ label, labelLanguage, labelHref, language, isWarning = false, children }: CueProps) {
  return (
    <p className="mt-5 max-w-[44ch] text-lg [&>b]:font-semibold" {...language}>
      <b
        className={`block font-display text-sm ${isWarning ? 'text-danmuji' : 'text-ink-2'}`}
        {...labelLanguage}
      >
        {labelHref ? (
          <Link className="link py-2" href={labelHref}>
            {label}
          </Link>
        ) : (
          label
        )}
      </b>{' '}
      {children}
    </p>
  );
}
