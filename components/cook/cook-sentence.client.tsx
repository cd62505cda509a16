'use client';

import { Fragment, type ReactNode } from 'react';
import type { Duration, Ingredient } from '@/lib/content/schema/recipe';
import type { UnitSystem } from '@/lib/content/schema/units';
import { describeMinutes } from '@/lib/kitchen/duration';
import { describeMention } from '@/lib/kitchen/quantity';
import { describeMeasure } from '@/lib/kitchen/sizes';
import { parseStepText, type Segment } from '@/lib/recipe/references';
import { findById } from '@/lib/recipe/text';
import type { LanguageAttributes } from '@/lib/text/language';

export type CookSentenceProps = {
  text: string;
  /** Those that the words may name. */
  ingredients?: Ingredient[];
  durations?: Duration[];
  factor: number;
  system: UnitSystem;
  /** In how many rounds, where the words are about more than the pan holds. */
  rounds?: number;
  /** Of amounts and times, which the site says. */
  said: LanguageAttributes;
};

/** A step's sentences; amounts, times and heat stand out, to be found at a glance from the stove. */
export function CookSentence(props: CookSentenceProps) {
  const { text, ingredients = [], durations = [], factor, system, rounds, said } = props;
  const piece = (segment: Segment): ReactNode => {
    switch (segment.kind) {
      case 'text':
        return segment.text;
      case 'duration':
        return <b {...said}>{describeMinutes(findById(durations, segment.id, 'duration').minutes)}</b>;
      case 'ingredient': {
        const { id, share, used, show } = segment;
        const ingredient = findById(ingredients, id, 'ingredient');
        const { quantity, name } = describeMention(ingredient, show, { factor, system, share, used });
        return (
          <>
            {quantity && <b {...said}>{quantity}</b>}
            {quantity && name && ' '}
            {name}
          </>
        );
      }
      case 'size':
        return <span {...said}>{describeMeasure(segment, { factor, system })}</span>;
      case 'made':
        // A counted one has a word of the recipe's own.
        return <b {...('unit' in segment.made && said)}>{describeMeasure(segment, { factor, system })}</b>;
      default:
        return <b {...said}>{describeMeasure(segment, { factor, system, rounds })}</b>;
    }
  };
  return parseStepText(text).map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed sentence never move.
    <Fragment key={index}>{piece(segment)}</Fragment>
  ));
}
