'use client';

import { X } from 'lucide';
import Link from 'next/link';
import * as words from '@/.content/words/shopping';
import { Icon } from '@/components/ui/icon';
import { Stepper } from '@/components/ui/stepper.client';
import { mostServings, stepServings } from '@/lib/kitchen/servings';
import { pluralOf, yieldWords } from '@/lib/kitchen/yield';
import type { Chosen } from '@/lib/shopping/chosen';

export type RecipeRowProps = {
  chosen: Chosen;
  onChange: (part: { servings?: number; variant?: string }) => void;
  onRemove: () => void;
};

/** A recipe on the list: how much of it to make, which variant, and the way off the list. */
export function RecipeRow({ chosen: { recipe, servings, variant }, onChange, onRemove }: RecipeRowProps) {
  const { title, lang, path, base, unit, plural, variants } = recipe;
  const fewer = stepServings(servings, -1, base);
  const more = Math.min(mostServings(base), stepServings(servings, 1, base));
  const options = variants?.options ?? [];
  const option = options.find(({ id }) => id === variant) ?? options[0];
  return (
    <li className="shop-recipe">
      <h3 lang={lang}>
        <Link href={path} prefetch={false}>
          {title}
        </Link>
      </h3>
      <button
        type="button"
        className="icon-btn"
        aria-label={words.remove({ recipe: title })}
        onClick={onRemove}
      >
        <Icon of={X} size={20} />
      </button>
      <Stepper
        label={words.howMuch({ recipe: title })}
        fewer={words.fewer({ units: pluralOf(unit, plural) })}
        more={words.more({ units: pluralOf(unit, plural) })}
        isLeast={fewer === servings}
        isMost={more === servings}
        onStep={(direction) => onChange({ servings: direction < 0 ? fewer : more })}
      >
        {yieldWords(servings, unit, plural)}
      </Stepper>
      {variants && (
        <label className="shop-version">
          <span lang={lang}>{variants.title}</span>
          <select
            lang={lang}
            value={option?.id}
            onChange={(event) => onChange({ variant: event.currentTarget.value })}
          >
            {options.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {option?.contains && <p className="shop-contains">{words.contains({ allergens: option.contains })}</p>}
    </li>
  );
}
