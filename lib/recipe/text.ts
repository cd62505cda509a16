import type { Duration, Ingredient } from '@/data/schema/recipe';
import type { UnitSystem } from '@/data/schema/units';
import { describeMinutes } from '@/lib/kitchen/duration';
import { describeMeasure } from '@/lib/kitchen/measure-words';
import { describeMention } from '@/lib/kitchen/quantity';
import { nearest } from '@/lib/text/nearest';
import {
  addFractions,
  compareFractions,
  type Fraction,
  fractionValue,
  NONE,
  subtractFractions,
  WHOLE,
} from './fraction';
import { type MeasureReference, readReferences, type Show, writeReference } from './references';

/** A piece of a step's sentence. */
export type Segment =
  | { kind: 'text'; text: string }
  /**
   * `share` is the part of the listed amount used here: 1 for all of it, 0 where only the name is read. `used` is
   * the part that earlier sentences have used.
   */
  | { kind: 'ingredient'; id: string; share: number; used: number; show: Show }
  | { kind: 'duration'; id: string }
  | MeasureReference;

/**
 * Pieces of a step's sentence, in order. Throws an Error naming a reference of unknown form, and on a
 * `{id|rest}` that `resolveShares` has not turned into a number yet.
 */
export function parseStepText(text: string): Segment[] {
  return readReferences(text).map((reference) => {
    if (reference.kind !== 'ingredient') return reference;
    if (reference.share === 'rest') {
      throw new Error(
        `Step text holds “${writeReference(reference)}”, which only a whole recipe can resolve.`,
      );
    }
    return { ...reference, share: fractionValue(reference.share), used: fractionValue(reference.used) };
  });
}

/**
 * Step texts of one recipe, in reading order, with every `{id|rest}` replaced by the share that earlier
 * mentions left and every share noting what they used: after `{oil|1/3}`, `{oil|rest}` becomes `{oil|2/3+1/3}`. Throws when nothing is left.
 */
export function resolveShares(texts: readonly string[]): string[] {
  const used = new Map<string, Fraction>();
  return texts.map((text) => {
    const resolved = readReferences(text).map((reference) => {
      if (reference.kind !== 'ingredient') return writeReference(reference);
      const before = used.get(reference.id) ?? NONE;
      const share = reference.share === 'rest' ? subtractFractions(WHOLE, before) : reference.share;
      if (reference.share === 'rest' && compareFractions(share, NONE) <= 0) {
        throw new Error(`Step text holds “${writeReference(reference)}”, but nothing of it is left.`);
      }
      used.set(reference.id, addFractions(before, share));
      return writeReference({ ...reference, share, used: before });
    });
    return resolved.join('');
  });
}

type Listed = { ingredients: readonly Ingredient[]; durations: readonly Duration[] };
type Measure = {
  factor: number;
  system: UnitSystem;
  /** In how many rounds, for texts about more than the equipment holds. */
  rounds?: number;
};

/** The one of `list` with this id. Throws an Error naming the id and the nearest one there is. */
export function findById<T extends { id: string }>(list: readonly T[], id: string, what: string): T {
  const found = list.find((entry) => entry.id === id);
  if (found) return found;
  const offer = nearest(
    id,
    list.map((entry) => entry.id),
  );
  throw new Error(`No ${what} has the id “${id}”${offer ? `; the nearest is “${offer}”` : ''}.`);
}

/** How an ingredient reads in a sentence: "400 g pork shoulder", "400 g" or "pork shoulder". */
export function mentionWords(
  ingredient: Ingredient,
  { share, used = 0, show }: { share: number; used?: number; show: Show },
  measure: Measure,
): string {
  const { quantity, name } = describeMention(ingredient, show, { ...measure, share, used });
  return [quantity, name].filter((words) => words !== '').join(' ');
}

function renderSegment(segment: Segment, listed: Listed, measure: Measure): string {
  switch (segment.kind) {
    case 'text':
      return segment.text;
    case 'ingredient':
      return mentionWords(findById(listed.ingredients, segment.id, 'ingredient'), segment, measure);
    case 'duration':
      return describeMinutes(findById(listed.durations, segment.id, 'duration').minutes);
    default:
      return describeMeasure(segment, measure);
  }
}

/** A text without ingredients and durations, such as a note or a piece of equipment, as plain text. */
export function renderText(text: string, measure: Measure): string {
  return renderStepText(text, { ingredients: [], durations: [] }, measure);
}

/**
 * A step's sentence as plain text, amounts multiplied by `factor` and in the given units.
 * Throws an Error naming an ingredient or duration that is not listed.
 */
export function renderStepText(text: string, listed: Listed, measure: Measure): string {
  return parseStepText(text)
    .map((segment) => renderSegment(segment, listed, measure))
    .join('');
}
