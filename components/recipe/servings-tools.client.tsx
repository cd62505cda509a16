'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import * as messages from '@/.content/messages/ingredients';
import { DisclosureButton } from '@/components/ui/disclosure-button';
import { LiveText } from '@/components/ui/live-text';
import { Stepper } from '@/components/ui/stepper';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { Recipe } from '@/lib/content/schema/recipe';
import {
  mostServings,
  pluralOf,
  servingsRange,
  stepServings,
  unreachableServings,
  yieldNumber,
  yieldText,
} from '@/lib/recipe/servings';
import { useAddress } from '@/lib/ui/use-address';
import { useLazy } from '@/lib/ui/use-lazy';
import { useRecipe, useShownChoice, Yield } from './recipe-choice.client';
import { UnitSwitch } from './unit-switch';

const MULTIPLES = [
  { times: 0.5, text: '½×', name: messages.half },
  { times: 1, text: '1×', name: messages.once },
  { times: 2, text: '2×', name: messages.twice },
];

const importForm = () => import('./have-form.client').then((module) => module.HaveForm);

export type ServingsToolsProps = Pick<Recipe['yield'], 'unit' | 'plural'> & {
  /** Ids of the ingredients to scale by. */
  ids: string[];
  /** One piece of those that are bought by the piece, in their units. */
  pieces: Readonly<Record<string, number>>;
  /** A note below them. */
  children: ReactNode;
};

/** Servings, multiples, units, and the form that scales the recipe to an amount at hand, loaded on first use. */
export function ServingsTools({ unit, plural, ids, pieces, children }: ServingsToolsProps) {
  const { recipe, isSetHere, choose: chooseHere } = useRecipe();
  const { servings: recipeServings } = recipe;
  const { servings, system } = useShownChoice();
  const [isFormOpen, setFormOpen] = useState(false);
  const [HaveForm, load, preload] = useLazy(importForm, {
    onError: () => toastLoadError(messages.form),
    mayReload: true,
  });
  const [isExplained, setExplained] = useState(false);
  const choose = (change: Parameters<typeof chooseHere>[0], isAnnouncedElsewhere = false) => {
    setExplained(isAnnouncedElsewhere);
    chooseHere(change);
  };
  const many = pluralOf(unit, plural);
  const stepped = (direction: 1 | -1) => stepServings(servings, direction, recipeServings);
  const toggleForm = async () => {
    setFormOpen(!isFormOpen);
    if (!isFormOpen && !(await load())) setFormOpen(false);
  };
  const tools = useRef<HTMLDivElement>(null);
  const [asked] = useAddress(useMemo(() => unreachableServings(recipeServings), [recipeServings]));
  const isFromLink = !isSetHere && (servings !== recipeServings || asked !== null);
  const goBack = () => {
    // The pressed button goes away: focus moves to the one for the recipe as written.
    tools.current?.querySelector<HTMLElement>('[data-once]')?.focus({ preventScroll: true });
    choose({ servings: recipeServings });
  };
  return (
    <div ref={tools} className="js-only mt-3.5 mb-1 font-display select-none print:hidden">
      {/* One control: plus and minus, and the common multiples. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in every browser. */}
      <div
        className="inline-flex max-w-full flex-wrap items-center justify-center rounded-3xl border border-control"
        role="group"
        aria-label={messages.howMuch}
      >
        <Stepper
          fewer={messages.fewer({ unit: many })}
          more={messages.more({ unit: many })}
          isLeast={stepped(-1) === servings}
          isMost={stepped(1) === servings}
          isSilent={isExplained}
          // From the latest choice, even before the amounts on the page follow it.
          onStep={(direction) =>
            choose((now) => ({ servings: stepServings(now.servings, direction, recipeServings) }))
          }
        >
          <Yield unit={unit} plural={plural} />
        </Stepper>
        <span className="inline-flex border-control pe-0.5 sm:border-s">
          {MULTIPLES.map(({ times, text, name }) => (
            <button
              key={times}
              type="button"
              className="size-11 rounded-full text-sm leading-none font-medium text-ink-2 tabular hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-color-adjust-none disabled:opacity-40"
              aria-label={name}
              aria-pressed={servings === recipeServings * times}
              disabled={recipeServings * times > mostServings(recipeServings)}
              data-once={times === 1 || undefined}
              onClick={() => choose({ servings: recipeServings * times })}
            >
              {text}
            </button>
          ))}
        </span>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <UnitSwitch system={system} onSystem={(next) => choose({ system: next })} />
        <DisclosureButton open={isFormOpen} onPointerEnter={preload} onClick={toggleForm}>
          {messages.byWhatIHave}
        </DisclosureButton>
      </div>
      {isFormOpen && HaveForm && (
        <HaveForm
          ids={ids}
          pieces={pieces}
          onServings={(next, isAnnouncedElsewhere) => choose({ servings: next }, isAnnouncedElsewhere)}
        />
      )}
      {/* One in place of the other, in the same space: nothing below moves. */}
      <div className="mt-2 grid min-h-11 items-center text-xs text-ink-3">
        {isFromLink ? (
          <p className="flex flex-wrap items-center gap-x-3 text-ink">
            <LiveText>
              {asked === null
                ? messages.setByLink({ amount: yieldText(servings, unit, plural) })
                : messages.outOfRange({
                    asked: yieldText(asked, unit, plural),
                    ...servingsRange(recipeServings),
                  })}
            </LiveText>
            <button type="button" className="link min-h-11 font-medium" onClick={goBack}>
              {messages.backTo({ own: yieldNumber(recipeServings) })}
            </button>
          </p>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
