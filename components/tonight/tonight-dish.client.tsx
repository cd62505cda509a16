'use client';

import { CalendarClock, CookingPot, ShoppingBasket } from 'lucide';
import { useState } from 'react';
import { comma } from '@/.content/messages/text';
import * as messages from '@/.content/messages/tonight';
import { CardView } from '@/components/recipe/card-view';
import { addToShoppingList } from '@/components/shopping/add-to-list.client';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { COOK_HASH } from '@/lib/cook/cook-hash';
import { PLAN } from '@/lib/plan/plan';
import { wallTimeOf } from '@/lib/plan/wall-time';
import type { RecipeData, RecipesFile } from '@/lib/recipe/recipe-data';
import { isServing, recipeHref } from '@/lib/recipe/servings';
import type { Filterable } from '@/lib/recipe-list/filters';
import type { NearRecipe } from '@/lib/recipe-list/nearest';
import type { Sentence } from '@/lib/recipe-list/sentence';
import { SHOPPING } from '@/lib/saved/shopping-list';
import { replacementText } from '@/lib/search/dish-answer';
import { changeStored } from '@/lib/storage/write';
import { capitalize } from '@/lib/text/words';
import { missingFoods, tickHad } from '@/lib/tonight/missing';
import { nextMeal, startText } from '@/lib/tonight/start';
import { hrefWith } from '@/lib/ui/address';
import styles from './tonight-answer.module.css';

/** Most ingredients that are named, by the size of the dish. */
const MOST = { large: 12, small: 5 };

/** "broccoli, carrot and 3 more". */
function shortList(names: readonly string[], most: number): string {
  // One more takes no more room than its number.
  if (names.length <= most + 1) return names.join(comma);
  return messages.more({ things: names.slice(0, most).join(comma), count: names.length - most });
}

export type TonightDishProps = {
  dish: NearRecipe<RecipeData & Filterable>;
  isLarge: boolean;
  /** Foods that the visitor has. */
  have: string;
  sentence: Sentence;
  data: RecipesFile;
  /** Epoch milliseconds. */
  now: number;
};

/** A dish of the answer: its card, when to start, what is missing, and what to do. */
export function TonightDish({ dish, isLarge, have, sentence, data, now }: TonightDishProps) {
  const { recipe, uses, replacements, without } = dish;
  const { slug, title, minutes, sources, lang, meta } = recipe;
  const [isAdding, setAdding] = useState(false);
  const servings = isServing(recipe.unit) ? sentence.servings : recipe.servings;
  const href = recipeHref(recipe.href, { servings, system: null, variant: null }, recipe.servings);
  const eat = wallTimeOf(nextMeal(sentence.at, now));
  const missing = missingFoods(recipe, servings, have, replacements, data.groceries);
  const shown = shortList(missing, isLarge ? MOST.large : MOST.small);
  const own = uses.filter((food) => !replacements.some((each) => each.food === food));
  const facts = [
    ...(own.length > 0 ? [messages.uses({ things: own.join(comma) })] : []),
    ...replacements.map(replacementText).map(capitalize),
    ...(without ? [messages.without({ things: without })] : []),
  ];
  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    const listed = { slug, servings, variant: null };
    await addToShoppingList(listed, title);
    if (have) await changeStored(SHOPPING, (list) => tickHad(list, listed, have, replacements, data));
    setAdding(false);
  };
  const ofDish = <span className="sr-only">{messages.of({ dish: title })}</span>;
  return (
    <li className={isLarge ? styles.large : styles.small}>
      <CardView
        card={{ title, href, meta, sources, lang }}
        {...(isLarge ? { variant: 'lead', shape: styles.picture } : { sizes: 'side' })}
      />
      <p className="mt-2 font-display text-lg font-semibold">{startText(minutes, sentence.at, now)}</p>
      {facts.length > 0 && (
        <p className="mt-1 font-display text-sm font-medium wrap-anywhere">{facts.join(comma)}</p>
      )}
      <p className="secondary mt-1">
        {missing.length === 0
          ? messages.hasAll
          : have
            ? messages.missing({ things: shown })
            : messages.needs({ things: shown })}
      </p>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <ButtonLink small look={isLarge ? 'ink' : 'quiet'} href={`${href}#${COOK_HASH}`}>
          <Icon of={CookingPot} size={18} />
          {messages.cook}
          {ofDish}
        </ButtonLink>
        <ButtonLink small look="quiet" href={hrefWith(PLAN, { eat, pace: 'long' }, href)}>
          <Icon of={CalendarClock} size={18} />
          {messages.plan}
          {ofDish}
        </ButtonLink>
        <Button small look="quiet" onClick={add}>
          <Icon of={ShoppingBasket} size={18} />
          {have && missing.length > 0 ? messages.addMissing : messages.add}
          {ofDish}
        </Button>
      </div>
    </li>
  );
}
