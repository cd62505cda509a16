import { Info } from 'lucide';
import Link from 'next/link';
import * as words from '@/.content/words/ingredients';
import { comma } from '@/.content/words/text';
import { Quantity } from '@/components/recipe/quantity';
import { Sentence } from '@/components/recipe/sentence';
import { Icon } from '@/components/ui/icon';
import type { Ingredient } from '@/lib/content/schema/recipe';
import { learnCards } from '@/lib/learn/pages';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { Tick } from './tick.client';

export type IngredientRowProps = { ingredient: Ingredient; language: RecipeLanguage };

/**
 * One line of the list: box, quantity, name. The whole line is the label of the box; the way to the card that
 * explains the ingredient stands beside it, so that following it ticks nothing.
 */
export function IngredientRow({ ingredient, language }: IngredientRowProps) {
  const { id, name, plural, native, note, amount, optional, about } = ingredient;
  const said = [amount === undefined && !note && words.toTaste, optional && words.optional].filter(Boolean);
  const card = about === undefined ? undefined : learnCards.get(about);
  return (
    <li>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside. */}
      <label>
        <Tick tickKey={id} />
        <span className="q">
          {amount !== undefined && <Quantity ingredient={ingredient} show="amount" />}
        </span>{' '}
        <span>
          {plural ? <Quantity ingredient={ingredient} show="name" /> : name}
          {native && (
            <>
              {' '}
              <small lang={native.lang}>{native.text}</small>
            </>
          )}
          {note && (
            <small>
              {comma}
              <Sentence text={note} />
            </small>
          )}
          {said.length > 0 && (
            <small>
              {comma}
              <span {...language.site}>{said.join(comma)}</span>
            </small>
          )}
        </span>
      </label>
      {card && (
        <Link
          className="icon-btn"
          href={`${card.page}#${card.id}`}
          prefetch={false}
          title={words.about({ name })}
          aria-label={words.about({ name })}
          {...language.site}
        >
          <Icon of={Info} size={18} />
        </Link>
      )}
    </li>
  );
}
