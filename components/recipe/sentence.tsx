import { Fragment, type ReactNode } from 'react';
import type { Duration, Ingredient } from '@/lib/content/schema/recipe';
import { describeMinutes } from '@/lib/kitchen/duration';
import { parseStepText, type Segment } from '@/lib/recipe/references';
import { findById } from '@/lib/recipe/text';
import { Measure, Quantity } from './quantity';
import { Said } from './quantity.client';

export type SentenceProps = {
  /** Words with references in braces, every `{id|rest}` resolved. */
  text: string;
  /** Those that the words may name. */
  ingredients?: Ingredient[];
  durations?: Duration[];
  /** The most that is made in one round, in servings, where the words are about more. */
  upTo?: number;
};

/** Words of a recipe; only the amounts in them are client leaves. Throws on a reference to nothing. */
export function Sentence({ text, ingredients = [], durations = [], upTo }: SentenceProps) {
  const render = (segment: Segment): ReactNode => {
    switch (segment.kind) {
      case 'text':
        return segment.text;
      case 'ingredient': {
        const ingredient = findById(ingredients, segment.id, 'ingredient');
        if (segment.show === 'name' && !ingredient.plural) return ingredient.name;
        return (
          <Quantity
            ingredient={ingredient}
            share={segment.share || undefined}
            used={segment.used}
            show={segment.show}
          />
        );
      }
      case 'duration':
        return (
          <Said>
            {describeMinutes(findById(durations, segment.id, 'duration').minutes).replace(
              /(\d) /g,
              '$1\u00a0',
            )}
          </Said>
        );
      default:
        return <Measure measure={segment} upTo={upTo} />;
    }
  };
  // The pieces of a sentence have no name and never change places.
  return parseStepText(text).map((segment, index) => {
    const key = `${index}-${segment.kind}`;
    return <Fragment key={key}>{render(segment)}</Fragment>;
  });
}
