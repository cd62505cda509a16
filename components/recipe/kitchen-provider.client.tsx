'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { measures as measuresName } from '@/.content/words/ingredients';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import type { Ingredient } from '@/lib/content/schema/recipe';
import type { UnitSystem } from '@/lib/content/schema/units';
import { useAddress } from '@/lib/hooks/use-address';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { KITCHEN, type KitchenState, kitchenAddress, servingsAsked } from '@/lib/kitchen/servings';
import type { LanguageAttributes } from '@/lib/text/language';

// Amounts are written out in the page; working out others takes more script than a first view should wait for.
const loadMeasures = () =>
  Promise.all([import('@/lib/kitchen/quantity'), import('@/lib/kitchen/sizes')]).then(
    ([{ describeMention }, { describeMeasure, roundsOf }]) => ({
      describeMention,
      describeMeasure,
      roundsOf,
    }),
  );

type Measures = Awaited<ReturnType<typeof loadMeasures>>;

/** Milliseconds after which the page has other things behind it. */
const QUIET = 2000;

type Kitchen = {
  slug: string;
  /** Of amounts and other words of the site among those of the recipe. */
  said: LanguageAttributes;
  /** Whole or half servings the amounts are shown for. */
  servings: number;
  baseServings: number;
  /** `servings` divided by `baseServings`. */
  factor: number;
  system: UnitSystem;
  /**
   * What the address says, known before the amounts can follow. What acts on the recipe goes by this; `servings`,
   * `factor` and `system` are those of the amounts that are shown.
   */
  chosen: KitchenState & {
    /** Its servings divided by `baseServings`. */
    factor: number;
  };
  ingredients: Map<string, Ingredient>;
  /** Works out amounts; null while they are those of the recipe. */
  measures: Measures | null;
  /** Writes a choice to the address, or what follows from the choice at that moment. */
  choose: (part: Partial<KitchenState> | ((now: KitchenState) => Partial<KitchenState>)) => void;
};

const KitchenContext = createContext<Kitchen | null>(null);

/** The chosen servings and units; throws outside of a recipe page. */
export function useKitchen(): Kitchen {
  const kitchen = useContext(KitchenContext);
  if (!kitchen) throw new Error('useKitchen needs a KitchenProvider above it.');
  return kitchen;
}

export type KitchenProviderProps = {
  slug: string;
  baseServings: number;
  ingredients: Ingredient[];
  said: LanguageAttributes;
  children: ReactNode;
};

/** Holds servings and units for every amount on the page, in step with the address. */
export function KitchenProvider({ slug, baseServings, ingredients, said, children }: KitchenProviderProps) {
  const [asked, setAddress] = useAddress(KITCHEN);
  const wanted = useMemo(
    () => ({ ...asked, servings: servingsAsked(asked, baseServings) }),
    [asked, baseServings],
  );
  const [loaded, load] = useLoaded(loadMeasures);
  const isAsWritten = wanted.servings === baseServings && wanted.system === 'metric';
  const measures = isAsWritten ? null : loaded;
  // Until amounts can follow, the page says what the amounts are for.
  const { servings, system } = measures ? wanted : { servings: baseServings, system: 'metric' as const };
  useEffect(() => {
    if (isAsWritten) {
      // Fetched ahead for a kitchen that loses its network; what fails now is tried again on use.
      const timer = setTimeout(() => loadMeasures().catch(() => undefined), QUIET);
      return () => clearTimeout(timer);
    }
    void load(true).then((there) => there ?? sayNotLoaded(measuresName));
  }, [isAsWritten, load]);
  const byId = useMemo(() => new Map(ingredients.map((item) => [item.id, item])), [ingredients]);
  const kitchen = useMemo<Kitchen>(
    () => ({
      slug,
      said,
      servings,
      baseServings,
      factor: servings / baseServings,
      system,
      chosen: { ...wanted, factor: wanted.servings / baseServings },
      ingredients: byId,
      measures,
      choose: (part) =>
        setAddress((address) => {
          const now = { ...address, servings: servingsAsked(address, baseServings) };
          return kitchenAddress({ ...now, ...(typeof part === 'function' ? part(now) : part) }, baseServings);
        }),
    }),
    [slug, said, servings, baseServings, system, wanted, byId, measures, setAddress],
  );
  return <KitchenContext value={kitchen}>{children}</KitchenContext>;
}
