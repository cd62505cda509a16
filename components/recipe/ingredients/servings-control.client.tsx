'use client';

import { Minus, Plus } from 'lucide';
import * as words from '@/.content/words/ingredients';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { Yield } from '@/components/recipe/yield.client';
import { Icon } from '@/components/ui/icon';
import { mostServings, stepServings } from '@/lib/kitchen/servings';
import { pluralOf } from '@/lib/kitchen/yield';

const MULTIPLES = [
  { times: 0.5, sign: '½', name: words.half },
  { times: 1, sign: '1', name: words.once },
  { times: 2, sign: '2', name: words.twice },
  { times: 3, sign: '3', name: words.threeTimes },
];

export type ServingsStepperProps = {
  /** One of what is made: "serving", "block". */
  unit: string;
  /** Name for more than one, where an s does not make it: "loaves". */
  plural?: string;
};

/** One serving fewer or more, in whole steps. */
export function ServingsStepper({ unit, plural }: ServingsStepperProps) {
  const { servings, baseServings, stepServings: step } = useKitchen();
  const fewer = stepServings(servings, -1, baseServings);
  const more = stepServings(servings, 1, baseServings);
  const many = pluralOf(unit, plural);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in every browser.
    <div className="stepper" role="group" aria-label={words.howMuch}>
      <button
        type="button"
        className="icon-btn"
        aria-label={words.fewer({ unit: many })}
        aria-disabled={fewer === servings}
        onClick={() => step(-1)}
      >
        <Icon of={Minus} size={18} />
      </button>
      <output>
        <Yield unit={unit} plural={plural} />
      </output>
      <button
        type="button"
        className="icon-btn"
        aria-label={words.more({ unit: many })}
        aria-disabled={more === servings}
        onClick={() => step(1)}
      >
        <Icon of={Plus} size={18} />
      </button>
    </div>
  );
}

/** Half, once, twice or three times the recipe. */
export function MultipleSwitch() {
  const { servings, baseServings, setServings } = useKitchen();
  const most = mostServings(baseServings);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in every browser.
    <div className="seg" role="group" aria-label={words.multiples}>
      {MULTIPLES.map(({ times, sign, name }) => (
        <button
          key={times}
          type="button"
          // What is seen comes first, so that speech control finds the button by it.
          aria-label={name}
          aria-pressed={servings === baseServings * times}
          onClick={() => setServings(Math.min(most, baseServings * times))}
        >
          {sign}×
        </button>
      ))}
    </div>
  );
}
