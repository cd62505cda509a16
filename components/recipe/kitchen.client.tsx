'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import * as messages from '@/.content/messages/ingredients';
import { cookMode } from '@/.content/messages/recipe';
import { LiveText, translateOf } from '@/components/ui/live-text';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { UnitSystem } from '@/lib/content/schema/units';
import type { CookRecipe } from '@/lib/cook/cook';
import { useTicks } from '@/lib/cook/use-ticks';
import type { Measure, Show } from '@/lib/recipe/measures';
import type { Mention } from '@/lib/recipe/quantity';
import { type KitchenState, kitchenParameter, kitchenSearch } from '@/lib/recipe/servings';
import { yieldNumber, yieldWords } from '@/lib/recipe/yield';
import { useAddress } from '@/lib/ui/use-address';
import { useEarlyInput } from '@/lib/ui/use-early-input';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLoaded } from '@/lib/ui/use-loaded';

// Amounts are written out in the page; working out others takes more script than a first view should wait for.
const loadMeasures = () =>
  Promise.all([import('@/lib/recipe/quantity'), import('@/lib/recipe/sizes')]).then(
    ([{ describeMention }, { describeMeasure, roundsOf }]) => ({
      describeMention,
      describeMeasure,
      roundsOf,
    }),
  );

const loadCookMode = () => import('@/components/cook/cook-mode.client').then((module) => module.CookMode);

/** Milliseconds after which the page has other things behind it. */
const QUIET = 2000;

type Kitchen = {
  recipe: CookRecipe;
  /** What the amounts on the page are shown for; `factor` is servings divided by the recipe's own. */
  servings: number;
  factor: number;
  system: UnitSystem;
  /** What the address says, known before the amounts can follow: what acts on the recipe goes by this. */
  chosen: KitchenState & { factor: number };
  /** Works out amounts; null while they are those of the recipe. */
  measures: Awaited<ReturnType<typeof loadMeasures>> | null;
  /** Writes a choice to the address, or what follows from the choice at that moment. */
  choose: (part: Partial<KitchenState> | ((now: KitchenState) => Partial<KitchenState>)) => void;
  /** Opens cook mode where the cook stopped, or at its first step. */
  startCooking: () => void;
  /** Fetches cook mode ahead of a press; null where that failed. */
  prepareCooking: () => Promise<unknown>;
};

const KitchenContext = createContext<Kitchen | null>(null);

/** The recipe of the page with the chosen servings and units; throws outside of a recipe page. */
export function useKitchen(): Kitchen {
  const kitchen = useContext(KitchenContext);
  if (!kitchen) throw new Error('useKitchen needs a KitchenProvider above it.');
  return kitchen;
}

export type KitchenProviderProps = {
  recipe: CookRecipe;
  /** Where "Share your results" at the end of cook mode leads. */
  shareHref: string;
  children: ReactNode;
};

/** Holds the choice for every amount on the page, in step with the address, and cook mode, fetched on first use. */
export function KitchenProvider({ recipe, shareHref, children }: KitchenProviderProps) {
  const { base } = recipe;
  const [state, setState, isOwn] = useAddress(useMemo(() => kitchenParameter(base), [base]));
  const [loaded, load] = useLoaded(loadMeasures);
  const [CookMode, loadCook] = useLoaded(loadCookMode);
  const [isCooking, setCooking] = useState(false);
  const chosen = useMemo(() => ({ ...state, factor: state.servings / base }), [state, base]);
  const isAsWritten = chosen.servings === base && chosen.system === 'metric';
  useEffect(() => {
    if (isAsWritten) {
      // Fetched ahead for a kitchen that loses its network; what fails now is tried again on use.
      const timer = setTimeout(() => loadMeasures().catch(() => undefined), QUIET);
      return () => clearTimeout(timer);
    }
    void load(true).then((there) => there ?? toastLoadError(messages.measures));
  }, [isAsWritten, load]);
  const kitchen = useMemo<Kitchen>(() => {
    const measures = isAsWritten ? null : loaded;
    // Until amounts can follow, the page says what the amounts are for.
    const { servings, factor, system } = measures
      ? chosen
      : { servings: base, factor: 1, system: 'metric' as const };
    return {
      recipe,
      servings,
      factor,
      system,
      chosen,
      measures,
      choose: (part) => setState((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
      prepareCooking: () => loadCook(),
      startCooking: async () => {
        if (await loadCook(true)) setCooking(true);
        else toastLoadError(cookMode);
      },
    };
  }, [recipe, base, chosen, isAsWritten, loaded, setState, loadCook]);
  return (
    <KitchenContext value={kitchen}>
      {children}
      {CookMode && (
        <CookMode
          recipe={recipe}
          chosen={state}
          isOwn={isOwn}
          open={isCooking}
          onClose={() => setCooking(false)}
          shareHref={shareHref}
        />
      )}
    </KitchenContext>
  );
}

// "⅓ cup + 1 tbsp" may break before the plus, never between a number and its unit.
function holdTogether(text: string): string {
  return text
    .split(' + ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0+ ');
}

/** Words of the site in a sentence of the recipe. */
export function SiteWords({ children }: { children: string }) {
  return (
    <span data-amount="" translate={translateOf(children)} {...useKitchen().recipe.language.site}>
      {children}
    </span>
  );
}

export type LiveQuantityProps = {
  /** Of the ingredient. */
  id: string;
  /** Part of it, and what earlier steps have used of it, 0 to 1. */
  share: number;
  used: number;
  show: Show;
  /** As the recipe is written. */
  written: Mention;
};

/** An amount, a name that may be plural, or both, at the chosen servings and units. */
export function LiveQuantity({ id, share, used, show, written }: LiveQuantityProps) {
  const { recipe, factor, system, measures } = useKitchen();
  const item = recipe.ingredients.find((each) => each.id === id);
  const { quantity, name } =
    measures && item ? measures.describeMention(item, show, { factor, system, share, used }) : written;
  if (!quantity) return <LiveText>{name}</LiveText>;
  return (
    <>
      <SiteWords>{holdTogether(quantity)}</SiteWords>
      {name && <LiveText>{` ${name}`}</LiveText>}
    </>
  );
}

export type LiveMeasureProps = {
  measure: Measure;
  /** As the recipe is written. */
  written: string;
  /** The most that is made in one round, in servings. */
  upTo?: number;
};

/** A size, a temperature or an amount of no ingredient, at the chosen servings and units. */
export function LiveMeasure({ measure, written, upTo }: LiveMeasureProps) {
  const { recipe, servings, factor, system, measures } = useKitchen();
  const rounds = upTo && measures?.roundsOf(servings, upTo);
  const text = holdTogether(
    measures ? measures.describeMeasure(measure, { factor, system, rounds }) : written,
  );
  const { site } = recipe.language;
  if (measure.kind === 'size') return site.lang ? <span {...site}>{text}</span> : <LiveText>{text}</LiveText>;
  // What is counted has a word of the recipe's own.
  const isOwn = measure.kind === 'made' && 'words' in measure.made;
  return isOwn ? <span data-amount="">{text}</span> : <SiteWords>{text}</SiteWords>;
}

export type ByAmountProps = {
  /** The most that the equipment holds, in servings. */
  upTo: number;
  /** Shown up to there, and beyond. */
  within?: ReactNode;
  beyond: ReactNode;
};

/** What depends on whether the pan holds it all. */
export function ByAmount({ upTo, within, beyond }: ByAmountProps) {
  return useKitchen().servings > upTo ? beyond : within;
}

export type YieldProps = {
  /** One of what is made: "serving", "block". Left out, only the number is shown. */
  unit?: string;
  /** Name for more than one, where an s does not make it: "loaves". */
  plural?: string;
  /** Words for the recipe's own yield where a number cannot say it: "2-4". */
  baseText?: string;
};

/** How much is made at the chosen servings: "6 servings", or "6". */
export function Yield({ unit, plural, baseText }: YieldProps) {
  const { recipe, servings } = useKitchen();
  const amount = baseText && servings === recipe.base ? baseText : servings;
  const number = typeof amount === 'number' ? yieldNumber(amount) : amount;
  return <LiveText>{unit ? yieldWords(amount, unit, plural).replace(' ', '\u00a0') : number}</LiveText>;
}

/** The query of the page's address at the servings and units that are shown: "?servings=6", or nothing. */
export function KitchenSearch() {
  const { recipe, servings, system, chosen } = useKitchen();
  return <LiveText>{kitchenSearch({ servings, system, variant: chosen.variant }, recipe.base)}</LiveText>;
}

/** The option the address names, the first where it names none of these. */
function useChosenOption<T extends { id: string }>(options: readonly T[]): T | undefined {
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
  const chosen = useChosenOption(options);
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
            <span>{option.title}</span>
          </label>
        ))}
      </fieldset>
      {options.map((option, index) => (
        // Until the page works, as the first choice will leave it.
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

/** The words that go with the version that is chosen. */
export function ChosenVariant({ options }: { options: { id: string; words: string }[] }) {
  const option = useChosenOption(options);
  return option && <LiveText>{option.words}</LiveText>;
}

export type TickProps = {
  /** Ingredient id, or `step:{id}`. */
  tickKey: string;
  /** Name for assistive technology where no label stands around the box. */
  label?: string;
};

/** A box that stays ticked on this device. Without script it still ticks until the page is left. */
export function Tick({ tickKey, label }: TickProps) {
  const { ticks, toggle, tick } = useTicks(useKitchen().recipe.slug);
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(box, ({ checked }) => checked && tick(tickKey));
  return (
    <input
      ref={box}
      type="checkbox"
      className="tick"
      checked={ticks.includes(tickKey)}
      onChange={() => toggle(tickKey)}
      aria-label={label}
    />
  );
}

/** Takes off every tick of this recipe; shown while there is one. */
export function ClearTicks() {
  const { ticks, clear } = useTicks(useKitchen().recipe.slug);
  if (ticks.length === 0) return null;
  const clearAll = () => {
    clear();
    // The button goes away with the last tick, so the focus moves to where the list begins.
    document.getElementById('ingredients')?.focus();
  };
  return (
    <button
      type="button"
      className="link min-h-11 font-display text-sm font-medium print:hidden"
      onClick={clearAll}
    >
      {messages.clearTicks}
    </button>
  );
}
