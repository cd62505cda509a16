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
