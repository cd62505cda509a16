'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useKitchen } from './kitchen-provider.client';

/** The option the address names, the first where it names none of these. */
function useChosen<T extends { id: string }>(options: readonly T[]): T | undefined {
  const { variant } = useKitchen().chosen;
  return options.find((option) => option.id === variant) ?? options[0];
}

export type VariantChoiceProps = {
  /** Name of the group of buttons. */
  name: string;
  options: { id: string; title: string }[];
  /** One for each option: its ingredients. */
  panels: ReactNode[];
};

/** Chooses one of several versions of a part of the recipe; without script all of them are shown. */
export function VariantChoice({ name, options, panels }: VariantChoiceProps) {
  const { choose } = useKitchen();
  const hydrated = useHydrated();
  const chosen = useChosen(options);
  return (
    <>
      <fieldset className="js-only mt-4 flex flex-wrap gap-2 print:hidden">
        <legend className="sr-only">{name}</legend>
        {options.map((option, index) => (
          <label
            key={option.id}
            className="chip cursor-pointer has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:forced-color-adjust-none focus-inside"
          >
            <input
              type="radio"
              name="version"
              className="sr-only"
              checked={option === chosen}
              onChange={() => choose({ variant: index > 0 ? option.id : null })}
            />
            {option.title}
          </label>
        ))}
      </fieldset>
      {options.map((option, index) => (
        // Until the page works, as the first choice will leave it.
        <div
          key={option.id}
          className={`mt-5 ${option === chosen ? '' : 'js:hidden print:hidden'}`}
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
