import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/ingredients';
import { comma } from '@/.content/messages/text';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { RecipeLanguage } from '@/lib/recipe/language';

export type IngredientDetailsProps = {
  ingredient: Pick<Ingredient, 'native' | 'note' | 'amount' | 'optional'>;
  /** The note with the amounts of the visitor's choice. */
  note: ReactNode;
  /** "gluten and soy": what some brands contain; '' for nothing. */
  brandAllergens: string;
  language: RecipeLanguage;
};

/** Details after the name of an ingredient in a list: its name in another language, its note, and remarks. */
export function IngredientDetails({
  ingredient: { native, note: hasNote, amount, optional },
  note,
  brandAllergens,
  language,
}: IngredientDetailsProps) {
  const remarks = [
    amount === undefined && !hasNote && messages.toTaste,
    optional && messages.optional,
    brandAllergens !== '' && messages.mayContain({ allergens: brandAllergens }),
  ].filter(Boolean);
  return (
    <>
      {native && (
        <>
          {' '}
          <small className="break-keep" lang={native.lang} translate="no">
            {native.text}
          </small>
        </>
      )}
      {hasNote && (
        <small>
          {comma}
          {note}
        </small>
      )}
      {remarks.length > 0 && (
        <small>
          {comma}
          <span {...language.site}>{remarks.join(comma)}</span>
        </small>
      )}
    </>
  );
}
