import { Fragment, type ReactNode } from 'react';
import type { Duration, Ingredient } from '@/lib/content/schema/recipe';
import { describeMinutes } from '@/lib/recipe/duration';
import type { Show } from '@/lib/recipe/measures';
import { describeMention } from '@/lib/recipe/quantity';
import { parseStepText, type Segment } from '@/lib/recipe/references';
import { describeMeasure } from '@/lib/recipe/sizes';
import { findById } from '@/lib/recipe/text';
import { LiveMeasure, LiveQuantity, SiteWords } from './kitchen.client';

const AS_WRITTEN = { factor: 1, system: 'metric' } as const;

export type QuantityProps = {
  ingredient: Ingredient;
  /** Part of the ingredient, 0 to 1. */
  share?: number;
  /** Part of it that earlier steps have used, 0 to 1. */
  used?: number;
  show: Show;
};

/** An amount, a name that may be plural, or both. Written out here; what scales it is loaded when it is needed. */
export function Quantity({ ingredient, share = 1, used = 0, show }: QuantityProps) {
  const written = describeMention(ingredient, show, { ...AS_WRITTEN, share, used });
  return <LiveQuantity id={ingredient.id} share={share} used={used} show={show} written={written} />;
}

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
        const { id, share, used, show } = segment;
        const ingredient = findById(ingredients, id, 'ingredient');
        if (show === 'name' && !ingredient.plural) return ingredient.name;
        return <Quantity ingredient={ingredient} share={share || undefined} used={used} show={show} />;
      }
      case 'duration': {
        const { minutes } = findById(durations, segment.id, 'duration');
        return <SiteWords>{describeMinutes(minutes).replace(/(\d) /g, '$1\u00a0')}</SiteWords>;
      }
      default:
        return <LiveMeasure measure={segment} written={describeMeasure(segment, AS_WRITTEN)} upTo={upTo} />;
    }
  };
  return parseStepText(text).map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places.
    <Fragment key={index}>{render(segment)}</Fragment>
  ));
}
