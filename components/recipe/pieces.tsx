import type { ReactNode } from 'react';
import { translateOf } from '@/components/ui/live-text';
import type { IngredientPart } from '@/lib/recipe/ingredient-parts';
import type { SentencePiece } from '@/lib/recipe/sentence';
import type { LanguageAttributes } from '@/lib/text/language';

/** Breaks "⅓ cup + 1 tbsp" before the plus, never between a number and its unit. */
function unbroken(text: string): string {
  return text
    .split(' + ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0+ ');
}

/**
 * Pieces of a sentence, as the page and cook mode show them.
 *
 * @param language of the interface texts among those of the recipe
 * @param isLive text that changes gets an element of its own: see `LiveText`
 */
export function renderPieces(
  pieces: readonly SentencePiece[],
  language: LanguageAttributes,
  isLive = false,
): ReactNode[] {
  return pieces.map(({ text, role }, index) => {
    if (role === 'text' && !isLive) return text;
    const isAmount = role === 'amount' || role === 'count';
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places.
        key={index}
        data-amount={isAmount ? '' : undefined}
        translate={translateOf(text)}
        {...((role === 'amount' || role === 'size') && language)}
      >
        {role === 'text' ? text : unbroken(text)}
      </span>
    );
  });
}

export type IngredientPartsProps = {
  parts: readonly IngredientPart[];
  /** Language of the amount among the texts of the recipe. */
  language: LanguageAttributes;
};

/** An ingredient of which the amount is bold. */
export function IngredientParts({ parts, language }: IngredientPartsProps) {
  return parts.map(({ text, role }) =>
    role === 'amount' ? (
      <b key={role} {...language}>
        {text}
      </b>
    ) : (
      text
    ),
  );
}
