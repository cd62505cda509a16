'use client';

import type { ReactNode } from 'react';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { useHydrated } from '@/lib/hooks/use-hydrated';

/** An option of the choice, as its button names it. */
export type Option = { id: string; title: string };

/** The option the address names, the first where it names none of these. */
function useChosen<T extends { id: string }>(options: readonly T[]): T | undefined {
  const { variant } = useKitchen().chosen;
  return options.find((option) => option.id === variant) ?? options[0];
}

export type VariantChoiceProps = {
  /** Name of the group of buttons. */
  name: string;
  options: Option[];
  /** One for each option: its ingredients. */
  panels: ReactNode[];
};

/** Chooses one of several versions of a part of the recipe; without script all of them are shown. */
export function VariantChoice({ name, options, panels }: VariantChoiceProps) {
  const { setVariant } = useKitchen();
  const hydrated = useHydrated();
  const chosen = useChosen(options);
  return (
    <>
      <fieldset className="choice js-only">
        <legend className="sr">{name}</legend>
        {options.map((option, index) => (
          <label key={option.id}>
            <input
              type="radio"
              name="version"
              checked={option === chosen}
              onChange={() => setVariant(index > 0 ? option.id : null)}
            />
            <span className="chip">{option.title}</span>
          </label>
        ))}
      </fieldset>
      {options.map((option, index) => (
        <div
          key={option.id}
          className={option === chosen ? 'ing' : 'ing other'}
          hidden={hydrated && option !== chosen}
        >
          {panels[index]}
        </div>
      ))}
    </>
  );
}

export type ChosenVariantProps = {
  /** What to read for each version. */
  options: { id: string; words: string }[];
};

/** The words that go with the version that is chosen. */
export function ChosenVariant({ options }: ChosenVariantProps) {
  return useChosen(options)?.words;
}
