'use client';

import type { RefObject } from 'react';
import * as words from '@/.content/words/cook';
import { PictureView } from '@/components/picture/picture-view';
import type { UnitSystem } from '@/lib/content/schema/units';
import { shortestOf } from '@/lib/kitchen/minutes';
import { describeQuantity, ingredientName } from '@/lib/kitchen/quantity';
import { roundsOf } from '@/lib/kitchen/sizes';
import { describeMoment } from '@/lib/plan/words';
import { chosenVariant } from '@/lib/recipe/blocks';
import { type CookRecipe, type CookStep, cookNeeds } from '@/lib/recipe/cook';
import { timerLength } from '@/lib/timers';
import { CookSentence } from './cook-sentence.client';

export type CookStepViewProps = {
  step: CookStep;
  /** As the page counts them, from 1. */
  number: number;
  recipe: Pick<CookRecipe, 'base' | 'ingredients' | 'variants' | 'contains' | 'language'>;
  /** Id of the chosen variant; null for the first. */
  variant: string | null;
  factor: number;
  system: UnitSystem;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** A step in big type, with what it takes and how to tell that it is done. */
export function CookStepView(props: CookStepViewProps) {
  const { step, number, recipe, variant, factor, system, headingRef } = props;
  const needed = cookNeeds(step, recipe, variant);
  const { text, durations, beyond, cue, safety } = step;
  const { recipe: written, site: said } = recipe.language;
  const measure = { factor, system, said };
  const servings = factor * recipe.base;
  const chosen = step.uses && recipe.variants ? chosenVariant(recipe.variants, variant) : undefined;
  const contains = chosen && recipe.contains?.[chosen.id];
  const waits = step.durations.filter((duration) => timerLength(duration.minutes) === null);
  return (
    <>
      <span className="big" aria-hidden="true">
        {number}
      </span>
      <div className="cook-step" {...written}>
        {step.section && <p className="cook-part">{step.section}</p>}
        <h2 className="t-1" ref={headingRef} tabIndex={-1}>
          {step.title}
        </h2>
        <p className="cook-text">
          <CookSentence text={text} ingredients={recipe.ingredients} durations={durations} {...measure} />
        </p>
        {beyond && servings > beyond.upTo && (
          <p className="cook-text">
            <CookSentence text={beyond.text} rounds={roundsOf(servings, beyond.upTo)} {...measure} />
          </p>
        )}
        {needed.length > 0 && (
          <ul aria-label={words.forThisStep} lang={said.lang}>
            {needed.map(({ ingredient, share, used }) => {
              const quantity = describeQuantity(ingredient, { ...measure, share, used });
              return (
                <li key={ingredient.id} {...written}>
                  {quantity.text && <b {...said}>{quantity.text}</b>}{' '}
                  {ingredientName(ingredient, quantity.number)}
                  {ingredient.optional && <small {...said}> {words.optional}</small>}
                </li>
              );
            })}
          </ul>
        )}
        {chosen && contains && (
          <p className="cook-cue" {...said}>
            <b {...written}>{chosen.title}</b> {words.contains({ allergens: contains })}
          </p>
        )}
        {safety && (
          <p className="cook-cue safe">
            <b lang={said.lang}>{words.toBeSafe}</b>{' '}
            <CookSentence text={safety} ingredients={recipe.ingredients} {...measure} />
          </p>
        )}
        {cue && (
          <p className="cook-cue">
            <b lang={said.lang}>{words.doneWhen}</b> <CookSentence text={cue} {...measure} />
          </p>
        )}
        {step.picture && (
          <PictureView sources={step.picture} sizes="(min-width: 37.5rem) 26rem, 88vw" className="cook-pic" />
        )}
        {waits.map((duration) => {
          const now = Date.now();
          const ready = describeMoment(now + shortestOf(duration.minutes) * 60_000, now);
          return (
            <p key={duration.id} className="cook-cue" {...said}>
              <b {...written}>{duration.label}</b> {words.readyFrom({ moment: ready })}
            </p>
          );
        })}
      </div>
    </>
  );
}
