import { Quantity } from '@/components/recipe/quantity.client';
import type { Ingredient } from '@/data/schema/recipe';
import { Tick } from './tick.client';

export type IngredientRowProps = { ingredient: Ingredient };

/** One line of the list: box, quantity, name. The whole line is the label of the box. */
export function IngredientRow({ ingredient }: IngredientRowProps) {
  const { id, name, plural, native, note, amount, optional } = ingredient;
  const notes = [note, amount === undefined && !note && 'to taste', optional && 'optional'].filter(Boolean);
  return (
    <li>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside. */}
      <label>
        <Tick tickKey={id} />
        <span className="q">{amount !== undefined && <Quantity id={id} show="amount" />}</span>{' '}
        <span>
          {plural ? <Quantity id={id} show="name" /> : name}
          {native && (
            <>
              {' '}
              <small lang={native.lang}>{native.text}</small>
            </>
          )}
          {notes.length > 0 && <small>, {notes.join(', ')}</small>}
        </span>
      </label>
    </li>
  );
}
