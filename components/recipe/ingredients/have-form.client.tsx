'use client';

import { type FormEvent, useId, useState } from 'react';
import * as words from '@/.content/words/whatIHave';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import type { Ingredient } from '@/lib/content/schema/recipe';
import { parseHave } from '@/lib/kitchen/have';
import { describeQuantity } from '@/lib/kitchen/quantity';
import { mostServings, servingsFromIngredient } from '@/lib/kitchen/servings';

type Measured = Ingredient & { amount: number };

const isMeasured = (item: Ingredient): item is Measured => item.amount !== undefined;

export type HaveFormProps = {
  /** Ids of the ingredients to scale by. */
  ids: string[];
};

/** "I have … of …": sets the servings to what that amount makes. */
export function HaveForm({ ids }: HaveFormProps) {
  const { ingredients, baseServings, system, setServings } = useKitchen();
  const [have, setHave] = useState('');
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const name = useId();
  const measured = [...ingredients.values()].filter(isMeasured).filter(({ id }) => ids.includes(id));
  const item = measured.find((entry) => entry.id === chosen) ?? measured[0];
  if (!item) return null;
  const example = describeQuantity(item, { factor: 1, system }).text;

  const scale = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseHave(have, item.unit, item.food);
    if (amount === null) {
      setProblem(words.notAnAmount({ example }));
      return;
    }
    const wanted = servingsFromIngredient(item.amount, baseServings, amount);
    const exact = (amount / item.amount) * baseServings;
    const most = mostServings(baseServings);
    setProblem(exact > most + 0.05 ? words.tooMuch({ most }) : '');
    setServings(wanted);
  };

  return (
    <form className="have-form" onSubmit={scale} noValidate>
      <label htmlFor={`${name}-have`}>{words.have}</label>
      <input
        id={`${name}-have`}
        value={have}
        onChange={(event) => setHave(event.target.value)}
        placeholder={example}
        maxLength={40}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={problem !== ''}
        aria-describedby={`${name}-problem`}
      />
      <label htmlFor={`${name}-of`}>{words.of}</label>
      <select id={`${name}-of`} value={item.id} onChange={(event) => setChosen(event.target.value)}>
        {measured.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entry.plural ?? entry.name}
          </option>
        ))}
      </select>
      <button type="submit" className="btn quiet sm">
        {words.scale}
      </button>
      <p id={`${name}-problem`} className="have-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
