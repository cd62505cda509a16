import { useMemo } from 'react';
import { hasUsUnits } from '@/.content/hasUsUnits';
import type { UnitSystem } from '@/lib/content/schema/units';
import { readStored } from '@/lib/storage/read';
import type { Stored } from '@/lib/storage/storage';
import { useStored } from '@/lib/storage/use-stored';
import { useAddress } from '@/lib/ui/use-address';
import { choiceParameter, knownVersion, type LinkedChoice, type RecipeChoice } from './servings';

/** The units that the visitor chose last on this device; null if never. */
export const STORED_UNITS: Stored<UnitSystem | null> = {
  key: 'rtr:units',
  version: 1,
  empty: null,
  read: (value) => (value === 'us' || value === 'metric' ? value : null),
  isMinor: true,
};

export type Choice = {
  /** Servings, units and version of the page: those in its address, and the units of the device if it names none. */
  choice: RecipeChoice;
  /** The same for links that leave the device: with the units if the visitor or the address has chosen them. */
  shared: LinkedChoice;
  /** The same for links on this device: with the units only if the address overrides those of the device. */
  local: LinkedChoice;
  /** True if the visitor made the choice on this page: see `useAddress`. */
  isSetHere: boolean;
  /** Writes a part of the choice to the address, or derives it from the choice at that moment; remembers units. */
  choose: (part: Partial<RecipeChoice> | ((now: RecipeChoice) => Partial<RecipeChoice>)) => void;
};

/**
 * The choice of a page. Units in its address win over those of the device, without changing them.
 *
 * @param recipeServings yield of the recipe @param options its versions, the same array on every render
 */
export function useChoice(recipeServings: number, options?: readonly { id: string }[]): Choice {
  const [address, setAddress, isSetHere] = useAddress(
    useMemo(() => choiceParameter(recipeServings), [recipeServings]),
  );
  const [stored, setUnits] = useStored(STORED_UNITS);
  const units = hasUsUnits ? stored : null;
  return useMemo(() => {
    const named = { ...address, variant: knownVersion(address.variant, options) };
    const system = named.system ?? units;
    return {
      choice: { ...named, system: system ?? 'metric' },
      shared: { ...named, system },
      local: { ...named, system: named.system === units ? null : named.system },
      isSetHere,
      choose: (part) => {
        const choose = (now: LinkedChoice) =>
          typeof part === 'function'
            ? part({ ...now, system: now.system ?? readStored(STORED_UNITS) ?? 'metric' })
            : part;
        setAddress((now) => {
          const { system, ...others } = choose(now);
          if (!system) return { ...now, ...others };
          setUnits(system);
          // Without units in its address the page follows the device.
          return { ...now, ...others, system: system === 'us' ? system : null };
        });
      },
    };
  }, [address, units, isSetHere, options, setAddress, setUnits]);
}
