'use client';

import { type ReactNode, useState } from 'react';
import * as messages from '@/.content/messages/ingredients';
import { DisclosureButton } from '@/components/ui/disclosure-button';
import { Segmented } from '@/components/ui/segmented';
import { Stepper } from '@/components/ui/stepper';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { Recipe } from '@/lib/content/schema/recipe';
import { mostServings, pluralOf, stepServings } from '@/lib/recipe/servings';
import { useLazy } from '@/lib/ui/use-lazy';
import { useKitchen, useShownChoice, Yield } from './kitchen.client';
import styles from './recipe.module.css';
import { UnitSwitch } from './unit-switch';

const MULTIPLES = [
  { value: 0.5, text: '½×', name: messages.half },
  { value: 1, text: '1×', name: messages.once },
  { value: 2, text: '2×', name: messages.twice },
  { value: 3, text: '3×', name: messages.threeTimes },
];

const importForm = () => import('./have-form.client').then((module) => module.HaveForm);

export type KitchenToolsProps = Pick<Recipe['yield'], 'unit' | 'plural'> & {
  /** Ids of the ingredients to scale by. */
  ids: string[];
  /** A note below them. */
  children: ReactNode;
};

/** Servings, multiples, units, and the form that scales the recipe to an amount at hand, loaded on first use. */
export function KitchenTools({ unit, plural, ids, children }: KitchenToolsProps) {
  const { recipe, choose } = useKitchen();
  const { base } = recipe;
  const { servings, system } = useShownChoice();
  const [isFormOpen, setFormOpen] = useState(false);
  const [HaveForm, load, preload] = useLazy(importForm, {
    onError: () => toastLoadError(messages.form),
    mayReload: true,
  });
  const many = pluralOf(unit, plural);
  const stepped = (direction: 1 | -1) => stepServings(servings, direction, base);
  const toggleForm = async () => {
    setFormOpen(!isFormOpen);
    if (!isFormOpen && !(await load())) setFormOpen(false);
  };
  return (
    // Two in a row if both have room, at any font size.
    <div
      className={`${styles.tools} js-only mt-3.5 mb-1 grid items-center justify-between gap-3 font-display print:hidden`}
    >
      <Stepper
        label={messages.howMuch}
        fewer={messages.fewer({ unit: many })}
        more={messages.more({ unit: many })}
        isLeast={stepped(-1) === servings}
        isMost={stepped(1) === servings}
        // From the latest choice, even before the amounts on the page follow it.
        onStep={(direction) => choose((now) => ({ servings: stepServings(now.servings, direction, base) }))}
      >
        <Yield unit={unit} plural={plural} />
      </Stepper>
      <UnitSwitch
        className="justify-self-end"
        system={system}
        onSystem={(next) => choose({ system: next })}
      />
      <Segmented
        className="justify-self-start"
        label={messages.multiples}
        options={MULTIPLES}
        value={servings / base}
        onChoose={(times) => choose({ servings: Math.min(mostServings(base), base * times) })}
      />
      <DisclosureButton
        className="col-span-full justify-self-start"
        open={isFormOpen}
        onPointerEnter={preload}
        onClick={toggleForm}
      >
        {messages.byWhatIHave}
      </DisclosureButton>
      {isFormOpen && HaveForm && <HaveForm ids={ids} />}
      {children}
    </div>
  );
}
