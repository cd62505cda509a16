'use client';

import { type FormEvent, useId, useState } from 'react';
import * as messages from '@/.content/messages/whatIHave';
import { Button } from '@/components/ui/button';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { describeQuantity } from '@/lib/recipe/amounts';
import { parseAmount } from '@/lib/recipe/parse-amount';
import { LEAST_SERVINGS, mostServings, servingsFromIngredient, yieldNumber } from '@/lib/recipe/servings';
import styles from './recipe.module.css';
import { useRecipe, useShownChoice } from './recipe-choice.client';

type Measured = Ingredient & { amount: number };

const isMeasured = (item: Ingredient): item is Measured => item.amount !== undefined;

const FIELD = 'field h-11 px-3';

/** True if every word of a typed amount is part of the ingredient's name: "3", "3 onions". */
function isPieces(have: string, { name, plural = '' }: Ingredient): boolean {
  const names = `${name} ${plural}`.toLowerCase();
  const words = have.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => names.includes(word.replace(/e?s$/, '')));
}

export type HaveFormProps = {
  /** Ids of the ingredients to choose from. */
  ids: string[];
  /** One piece of those that are bought by the piece, in their units. */
  pieces: Readonly<Record<string, number>>;
  /** Sets the servings; `isExplained` if the form announces why they are fewer or more than the amount makes. */
  onServings: (servings: number, isExplained: boolean) => void;
};

/** "I have … of …": sets the servings to what that amount makes of one of the ingredients with these ids. */
export function HaveForm({ ids, pieces, onServings }: HaveFormProps) {
  const { recipe } = useRecipe();
  const { system } = useShownChoice();
  const { servings: recipeServings, ingredients } = recipe;
  const [have, setHave] = useState('');
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const name = useId();
  const offered = ingredients.filter(isMeasured).filter(({ id }) => ids.includes(id));
  const item = offered.find((entry) => entry.id === chosen) ?? offered[0];
  if (!item) return null;
  const example = describeQuantity(item, { scale: 1, system }).text;

  const scale = (event: FormEvent) => {
    event.preventDefault();
    const most = mostServings(recipeServings);
    const makes = (amount: number) => (amount / item.amount) * recipeServings;
    const measured = parseAmount(have, item.unit, item.food);
    const counted = isPieces(have, item) ? parseAmount(have, item.unit, item.food, pieces[item.id]) : null;
    // "600" of onions in grams are no 600 onions.
    const isCount = counted !== null && (makes(counted) <= most || measured === null);
    const amount = isCount ? counted : measured;
    if (amount === null) return setProblem(messages.notAnAmount({ example }));
    const isTooLittle = makes(amount) < LEAST_SERVINGS - 1e-6;
    const tooMuch = makes(amount) > most + 0.05 ? messages.tooMuch({ most }) : '';
    const limit = isTooLittle ? messages.tooLittle({ least: yieldNumber(LEAST_SERVINGS) }) : tooMuch;
    setProblem(limit);
    onServings(servingsFromIngredient(item.amount, recipeServings, amount), limit !== '');
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
        {offered.map((entry) => (
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
