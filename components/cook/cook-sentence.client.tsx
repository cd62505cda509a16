'use client';

import { Fragment, type ReactNode } from 'react';
import type { Duration, Ingredient } from '@/data/schema/recipe';
import type { UnitSystem } from '@/data/schema/units';
import { describeMinutes } from '@/lib/kitchen/duration';
import { describeQuantity, ingredientName } from '@/lib/kitchen/quantity';
import { describeTemperature } from '@/lib/kitchen/temperature';
import { findById, mentionWords, parseStepText, type Segment } from '@/lib/recipe/text';

export type CookSentenceProps = {
  /** Words with references in braces. */
  text: string;
  durations?: readonly Duration[];
  ingredients: Ingredient[];
  factor: number;
  system: UnitSystem;
};

/** A step's sentences; amounts, times and heat stand out, to be found at a glance from the stove. */
export function CookSentence({ text, durations = [], ingredients, factor, system }: CookSentenceProps) {
  const piece = (segment: Segment): ReactNode => {
    switch (segment.kind) {
      case 'text':
        return segment.text;
      case 'duration':
        return <b>{describeMinutes(findById(durations, segment.id, 'duration').minutes)}</b>;
      case 'temperature':
        return <b>{describeTemperature(segment.celsius, system)}</b>;
      case 'ingredient': {
        const ingredient = findById(ingredients, segment.id, 'ingredient');
        if (segment.show === 'name') return mentionWords(ingredient, segment, { factor, system });
        const quantity = describeQuantity(ingredient, { factor, system, share: segment.share });
        if (segment.show === 'amount') return <b>{quantity.text}</b>;
        const name = ingredientName(ingredient, quantity.number);
        return quantity.text ? (
          <>
            <b>{quantity.text}</b> {name}
          </>
        ) : (
          name
        );
      }
    }
  };
  return parseStepText(text).map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed sentence never move.
    <Fragment key={index}>{piece(segment)}</Fragment>
  ));
}
