import { Fragment, type ReactNode } from 'react';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Step } from '@/lib/content/schema/recipe-step';
import { everyIngredientOf } from '@/lib/recipe/blocks';
import { recipeLanguage } from '@/lib/recipe/language';
import { type Reference, readReferences, type Show, writeReference } from '@/lib/recipe/references';
import { AS_WRITTEN, describeSentence, type ReferenceTargets } from '@/lib/recipe/sentence';
import type { LanguageAttributes } from '@/lib/text/language';
import { renderPieces } from './pieces';
import { ScaledAmount } from './recipe-choice.client';

export type SentenceProps = {
  /** Text with references in braces, every `{id|rest}` resolved. */
  text: string;
  /** Recipe whose ingredients the text may name; left out for texts without any. */
  recipe?: Recipe;
  durations?: Step['durations'];
  /** The most that is made in one round, in servings, in texts about more. */
  upTo?: number;
};

/** A text of a recipe. Only what changes with servings or units is a client leaf; throws on an unknown reference. */
export function Sentence({ text, recipe, durations, upTo }: SentenceProps) {
  const listed = { ingredients: recipe && everyIngredientOf(recipe), durations };
  const language = recipe ? recipeLanguage(recipe).site : {};
  return readReferences(text).map((reference, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places.
    <Fragment key={index}>{renderReference(reference, { listed, language, upTo })}</Fragment>
  ));
}

type Context = { listed: ReferenceTargets; language: LanguageAttributes; upTo?: number };

function renderReference(reference: Reference, { listed, language, upTo }: Context): ReactNode {
  const text = writeReference(reference);
  const pieces = describeSentence(text, listed, AS_WRITTEN);
  if (reference.kind === 'text' || reference.kind === 'duration') return renderPieces(pieces, language);
  if (reference.kind !== 'ingredient') {
    return (
      <ScaledAmount text={text} written={pieces} upTo={reference.kind === 'rounds' ? upTo : undefined} />
    );
  }
  const { plural } = listed.ingredients?.find(({ id }) => id === reference.id) ?? {};
  if (plural) return <ScaledAmount text={text} written={pieces} />;
  // The name stays as it is at every amount.
  return pieces.map((piece) =>
    piece.role === 'amount' ? (
      <ScaledAmount
        key={piece.role}
        text={writeReference({ ...reference, show: 'amount' })}
        written={[piece]}
      />
    ) : (
      piece.text
    ),
  );
}

export type IngredientTextProps = { ingredient: Ingredient; show: Show };

/** An ingredient in the list: its amount, its name, or both in the order of the language. */
export function IngredientText({ ingredient, show }: IngredientTextProps) {
  const { id, name, plural, amount } = ingredient;
  if (!plural && (show === 'name' || amount === undefined)) return name;
  const text = show === 'full' ? `{${id}}` : `{${id}|${show}}`;
  return (
    <ScaledAmount text={text} written={describeSentence(text, { ingredients: [ingredient] }, AS_WRITTEN)} />
  );
}
