'use client';

import { type FormEvent, useId, useState } from 'react';
import * as messages from '@/.content/messages/whatIHave';
import { Button } from '@/components/ui/button';
import type { Ingredient } from '@/lib/content/schema/recipe';
import { describeQuantity } from '@/lib/recipe/amounts';
import { parseAmount } from '@/lib/recipe/parse-amount';
import { mostServings, servingsFromIngredient } from '@/lib/recipe/servings';
import { useKitchen, useShownChoice } from './kitchen.client';
import styles from './recipe.module.css';

type Measured = Ingredient & { amount: number };

const isMeasured = (item: Ingredient): item is Measured => item.amount !== undefined;

const FIELD = 'field h-11 px-3';

/** "I have … of …": sets the servings to what that amount makes of one of the ingredients with these ids. */
export function HaveForm({ ids }: { ids: string[] }) {
  const { recipe, choose } = useKitchen();
  const { system } = useShownChoice();
  const { base, ingredients } = recipe;
  const [have, setHave] = useState('');
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const name = useId();
  const measured = ingredients.filter(isMeasured).filter(({ id }) => ids.includes(id));
  const item = measured.find((entry) => entry.id === chosen) ?? measured[0];
  if (!item) return null;
  const example = describeQuantity(item, { scale: 1, system }).text;

  const scale = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseAmount(have, item.unit, item.food);
    if (amount === null) return setProblem(messages.notAnAmount({ example }));
    const most = mostServings(base);
    setProblem((amount / item.amount) * base > most + 0.05 ? messages.tooMuch({ most }) : '');
    choose({ servings: servingsFromIngredient(item.amount, base, amount) });
  };

  return (
    <form
      className={`${styles.have} mt-2 grid items-center gap-2.5 rounded-card bg-sunk p-4 text-sm font-medium`}
      onSubmit={scale}
      noValidate
    >
      <label htmlFor={`${name}-have`}>{messages.have}</label>
      <input
        className={FIELD}
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
      <label htmlFor={`${name}-of`}>{messages.of}</label>
      <select
        className={`${FIELD} text-ellipsis`}
        id={`${name}-of`}
        value={item.id}
        onChange={(event) => setChosen(event.target.value)}
      >
        {measured.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entry.plural ?? entry.name}
          </option>
        ))}
      </select>
      <Button type="submit" look="quiet" small className="justify-self-end">
        {messages.scale}
      </Button>
      <p id={`${name}-problem`} className="leading-snug text-gochu" role="alert">
        {problem}
      </p>
    </form>
  );
}
