'use client';

import { Timer as TimerIcon } from 'lucide';
import { Fragment, type ReactNode, type RefObject, useId } from 'react';
import * as messages from '@/.content/messages/cook';
import * as timerWords from '@/.content/messages/timers';
import { PictureView } from '@/components/content/picture-view';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { withoutBasePath } from '@/lib/content/base-path';
import type { Duration } from '@/lib/content/schema/recipe';
import type { UnitSystem } from '@/lib/content/schema/units';
import { type CookRecipe, type CookStep, cookNeeds } from '@/lib/cook/cook';
import { timerId, timerLength } from '@/lib/cook/timers';
import { primeAlarm } from '@/lib/cook/use-alarm';
import type { Timers } from '@/lib/cook/use-timers';
import { describeMoment } from '@/lib/plan/plan-text';
import { chosenVariant } from '@/lib/recipe/blocks';
import { describeClock, describeMinutes } from '@/lib/recipe/duration';
import { shortestOf } from '@/lib/recipe/minutes';
import { describeMention } from '@/lib/recipe/quantity';
import { parseStepText, type Segment } from '@/lib/recipe/references';
import { describeMeasure, roundsOf } from '@/lib/recipe/sizes';
import { findById } from '@/lib/recipe/text';
import type { LanguageAttributes } from '@/lib/text/language';
import styles from './cook.module.css';

export const NUMBER = `${styles.number} text-danmuji`;
/** The heading takes the focus but no keys, so a line under it is enough. */
export const HEADING = `${styles.heading} text-xl font-semibold outline-none`;
export const TEXT = `${styles.words} mt-2.5 leading-snug [&>b]:font-semibold [&_b]:whitespace-nowrap`;

/** A recipe and how it is cooked. */
export type Cooking = {
  recipe: CookRecipe;
  /** Chosen servings over the recipe's own. */
  factor: number;
  system: UnitSystem;
  /** Id of the chosen variant; null for the first. */
  variant: string | null;
};

/** Screens with room for a picture beside the words. */
export const ROOMY = '(width >= 64rem) and (height >= 34rem)';

export type StepPictureProps = {
  step: CookStep | undefined;
  /** Stands beside the words, on a screen that is `ROOMY`. */
  isBeside: boolean;
};

/** The picture of a step, where it has one. */
export function StepPicture({ step, isBeside }: StepPictureProps) {
  const sources = step?.picture ?? (isBeside ? step?.photo : undefined);
  if (!sources) return null;
  return isBeside ? (
    // A square of a quarter of the window; the picture it is cut from is a third wider.
    <PictureView sources={sources} sizes="31vw" className="aspect-square" />
  ) : (
    <PictureView sources={sources} sizes="(min-width: 37.5rem) 26rem, 88vw" className="mt-5 max-w-104" />
  );
}

export type StepViewProps = Cooking & {
  step: CookStep;
  /** As the page counts them, from 1. */
  number: number;
  /** Whether its picture stands under the number. */
  isBeside: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** A step in big type, with what it takes and how to tell that it is done. */
export function StepView(props: StepViewProps) {
  const { step, number, isBeside, recipe, variant, factor, system, headingRef } = props;
  const { beyond, cue, safety } = step;
  const { ingredients, language } = recipe;
  const amount = { factor, system };
  const needed = cookNeeds(step, recipe, variant);
  const servings = factor * recipe.base;
  const chosen = step.uses && recipe.variants ? chosenVariant(recipe.variants, variant) : undefined;
  const contains = chosen && recipe.contains?.[chosen.id];
  const waits = step.durations.filter((duration) => timerLength(duration.minutes) === null);
  const now = Date.now();
  // Amounts, times and heat stand out, to be found at a glance from the stove.
  const pieceOf = (segment: Segment, durations: Duration[], rounds?: number): ReactNode => {
    switch (segment.kind) {
      case 'text':
        return segment.text;
      case 'duration': {
        const { minutes } = findById(durations, segment.id, 'duration');
        return <b {...language.site}>{describeMinutes(minutes)}</b>;
      }
      case 'ingredient': {
        const { id, share, used, show } = segment;
        const ingredient = findById(ingredients, id, 'ingredient');
        const { quantity, name } = describeMention(ingredient, show, { ...amount, share, used });
        return (
          <>
            {quantity && <b {...language.site}>{quantity}</b>}
            {quantity && name && ' '}
            {name}
          </>
        );
      }
      case 'size':
        return <span {...language.site}>{describeMeasure(segment, amount)}</span>;
      default: {
        // What is counted has a word of the recipe's own.
        const isOwn = segment.kind === 'made' && 'words' in segment.made;
        return <b {...(!isOwn && language.site)}>{describeMeasure(segment, { ...amount, rounds })}</b>;
      }
    }
  };
  const sentence = (text: string, durations: Duration[] = [], rounds?: number) =>
    parseStepText(text).map((segment, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed sentence never move.
      <Fragment key={index}>{pieceOf(segment, durations, rounds)}</Fragment>
    ));
  const figure = (
    <span className={NUMBER} aria-hidden="true">
      {number}
    </span>
  );
  const isPictured = isBeside && (step.picture ?? step.photo) !== undefined;
  return (
    <>
      {!isPictured && figure}
      <div className={`min-w-0 ${isPictured ? 'col-start-2' : ''}`} {...language.recipe}>
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
            className="mt-5 flex flex-wrap gap-2"
            aria-label={messages.forThisStep}
            lang={language.site.lang}
          >
            {needed.map(({ ingredient, share, used }) => {
              const { quantity, name } = describeMention(ingredient, 'full', { ...amount, share, used });
              return (
                <li
                  key={ingredient.id}
                  className="rounded-full border border-control px-4 py-2 font-display text-base leading-tight"
                  {...language.recipe}
                >
                  {quantity && <b {...language.site}>{quantity}</b>} {name}
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
          <Cue label={messages.toBeSafe} labelLanguage={language.site} isWarning>
            {sentence(safety)}
          </Cue>
        )}
        {cue && (
          <Cue label={messages.doneWhen} labelLanguage={language.site}>
            {sentence(cue)}
          </Cue>
        )}
        {!isBeside && <StepPicture step={step} isBeside={false} />}
        {waits.map(({ id, label, minutes }) => (
          <Cue key={id} label={label} labelLanguage={language.recipe} language={language.site}>
            <LiveText>
              {messages.readyFrom({ moment: describeMoment(now + shortestOf(minutes) * 60_000, now) })}
            </LiveText>
          </Cue>
        ))}
      </div>
      {/* Read after the words, as where it stands among them. */}
      {isPictured && (
        <div className={styles.beside} {...language.recipe}>
          {figure}
          <StepPicture step={step} isBeside />
        </div>
      )}
    </>
  );
}

type CueProps = {
  /** Says what the words are about. */
  label: string;
  labelLanguage?: LanguageAttributes;
  language?: LanguageAttributes;
  isWarning?: boolean;
  children: ReactNode;
};

/** Words beside the step's own, under a label. */
export function Cue({ label, labelLanguage, language, isWarning = false, children }: CueProps) {
  return (
    <p className="mt-5 max-w-[44ch] text-lg [&>b]:font-semibold" {...language}>
      <b
        className={`block font-display text-sm ${isWarning ? 'text-danmuji' : 'text-ink-2'}`}
        {...labelLanguage}
      >
        {label}
      </b>{' '}
      {children}
    </p>
  );
}

export type StepTimersProps = {
  step: CookStep;
  recipe: CookRecipe;
  timers: Timers;
  /** Words to be read out. */
  onNews: (news: string) => void;
};

/** Buttons that start the timers of a step, each gone while its timer is in the tray. */
export function StepTimers({ step, recipe, timers, onNews }: StepTimersProps) {
  const { slug, title, language } = recipe;
  const { lang } = language.recipe;
  const noteId = useId();
  const offers = step.durations.flatMap((duration) => {
    const length = timerLength(duration.minutes);
    const id = timerId(slug, step.id, duration.id);
    const isSet = timers.timers.some((timer) => timer.id === id);
    return length && !isSet ? [{ duration, length, id }] : [];
  });
  if (offers.length === 0) return null;
  const isWordy = offers.length > 1 || offers.some(({ length }) => length.more);

  return (
    <div
      className={`flex min-w-0 flex-wrap gap-x-4 gap-y-2 max-[22rem]:-order-1 max-[22rem]:basis-full ${isWordy ? 'max-md:-order-1 max-md:basis-full md:flex-1 md:justify-center' : ''}`}
    >
      {offers.map(({ duration, length, id }) => {
        const clock = describeClock(length.total / 1000);
        const start = () => {
          primeAlarm();
          timers.start({
            id,
            label: duration.label,
            recipe: title,
            path: withoutBasePath(window.location.pathname),
            ...(lang && { lang }),
            ...length,
          });
          onNews(timerWords.started({ timer: duration.label, clock }));
        };
        return (
          <div key={id}>
            <Button
              look="quiet"
              className="px-5 text-left"
              aria-label={isWordy ? undefined : timerWords.start({ clock, timer: duration.label })}
              aria-describedby={length.more ? `${noteId}-${duration.id}` : undefined}
              onClick={start}
            >
              <Icon of={TimerIcon} size={18} />
              {isWordy && <span lang={lang}>{duration.label}</span>}
              <b className="tabular">{clock}</b>
            </Button>
            {length.more && (
              <small className="mt-1.5 block max-w-88 text-xs text-ink-2" id={`${noteId}-${duration.id}`}>
                {timerWords.takesShorter({ range: describeMinutes(duration.minutes) })}
              </small>
            )}
          </div>
        );
      })}
    </div>
  );
}
