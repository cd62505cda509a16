'use client';

import { Fragment } from 'react';
import type { Ingredient } from '@/data/schema/recipe';
import type { UnitSystem } from '@/data/schema/units';
import { describeMinutes } from '@/lib/kitchen/duration';
import { describeTemperature } from '@/lib/kitchen/temperature';
import type { CookStep } from '@/lib/recipe/cook';
import { describeMention, findById, parseStepText, type Segment } from '@/lib/recipe/text';

export type CookSentenceProps = {
  step: CookStep;
  ingredients: Ingredient[];
  factor: number;
  system: UnitSystem;
};

/** A step's sentences; amounts, times and heat stand out, to be found at a glance from the stove. */
export function CookSentence({ step, ingredients, factor, system }: CookSentenceProps) {
  const wordsOf = (segment: Exclude<Segment, { kind: 'text' }>) => {
    switch (segment.kind) {
      case 'ingredient':
        return describeMention(findById(ingredients, segment.id, 'ingredient'), segment, { factor, system });
      case 'duration':
        return describeMinutes(findById(step.durations, segment.id, 'duration').minutes);
      case 'temperature':
        return describeTemperature(segment.celsius, system);
    }
  };
  return parseStepText(step.text).map((segment, index) => {
    const plain = segment.kind === 'text' || (segment.kind === 'ingredient' && segment.show === 'name');
    const words = segment.kind === 'text' ? segment.text : wordsOf(segment);
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed sentence never move.
    return plain ? <Fragment key={index}>{words}</Fragment> : <b key={index}>{words}</b>;
  });
}
