'use client';

import type { ReactNode } from 'react';
import { LiveText } from '@/components/ui/live-text';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useRecipe } from './recipe-choice.client';

/** The option in the address; the first if the address names none of these. */
function useChosenOption<T extends { id: string }>(options: readonly T[]): T | undefined {
  const { variant } = useRecipe().choice;
  return options.find((option) => option.id === variant) ?? options[0];
}

export type VariantChoiceProps = {
  /** Name of the group of buttons. */
  name: string;
  options: { id: string; title: string }[];
  /** Ingredients of each option. */
  panels: ReactNode[];
};

/** Chooses one of several versions of a part of the recipe; without script all of them are shown. */
export function VariantChoice({ name, options, panels }: VariantChoiceProps) {
  const { choose } = useRecipe();
  const hydrated = useHydrated();
  const chosen = useChosenOption(options);
  return (
    <>
      <fieldset className="js-only mt-4 flex flex-wrap gap-2 select-none print:hidden">
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
            <span>{option.title}</span>
          </label>
        ))}
      </fieldset>
      {options.map((option, index) => (
        // Before hydration CSS hides the others, so that nothing moves when `hidden` replaces it.
        <div
          key={option.id}
          className={`mt-5 ${option === chosen ? '' : 'unscripted screen-only'}`}
          hidden={hydrated && option !== chosen}
        >
          {panels[index]}
        </div>
      ))}
    </>
  );
}

/** The text that belongs to the chosen version. */
export function ChosenVariant({ options }: { options: { id: string; text: string }[] }) {
  const option = useChosenOption(options);
  return option && <LiveText>{option.text}</LiveText>;
}
