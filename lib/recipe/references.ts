import type { Unit } from '@/lib/content/schema/units';
import { type Made, type Numbers, SIZE_UNITS, type Size, type SizeUnit } from '@/lib/kitchen/size-units';

/** A share of an ingredient, exact: thirds and sixths add up to one without rounding. */
export type Fraction = { top: number; bottom: number };

export const NONE: Fraction = { top: 0, bottom: 1 };
export const WHOLE: Fraction = { top: 1, bottom: 1 };

function reduce(top: number, bottom: number): Fraction {
  let [a, b] = [Math.abs(top), bottom];
  while (b !== 0) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}

export function addFractions(one: Fraction, other: Fraction): Fraction {
  return reduce(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);
}

export function subtractFractions(from: Fraction, taken: Fraction): Fraction {
  return addFractions(from, { top: -taken.top, bottom: taken.bottom });
}

/** Below zero, zero or above zero as `one` is less than, equal to or more than `other`. */
export function compareFractions(one: Fraction, other: Fraction): number {
  return one.top * other.bottom - other.top * one.bottom;
}

export function fractionValue(fraction: Fraction): number {
  return fraction.top / fraction.bottom;
}

/** `2/3`, or `1` for a whole. */
export function formatFraction(fraction: Fraction): string {
  return fraction.bottom === 1 ? String(fraction.top) : `${fraction.top}/${fraction.bottom}`;
}

/** How much of an ingredient a mention reads: quantity and name, the quantity alone, the name alone. */
export type Show = 'full' | 'amount' | 'name';

/** What reads the same wherever it stands, and uses nothing. */
export type MeasureReference =
  | { kind: 'temperature'; celsius: number }
  | { kind: 'size'; size: Size; written: string }
  | { kind: 'made'; made: Made; written: string }
  /** In how many batches, or pots, where more is made than the equipment holds. */
  | { kind: 'rounds' };

/** A piece of step text as written; `rest` stands for whatever earlier mentions left over. */
export type Reference =
  | { kind: 'text'; text: string }
  | {
      kind: 'ingredient';
      id: string;
      share: Fraction | 'rest';
      /** What earlier mentions have used; none as the recipe is written, filled in by `resolveShares`. */
      used: Fraction;
      show: Show;
    }
  | { kind: 'duration'; id: string }
  | MeasureReference;

/** What may stand between braces, for messages. */
export const REFERENCE_FORMS =
  '{id}, {id|amount}, {id|name}, {id|half}, {id|1/3}, {id|rest}, {~duration}, {@180}, {#1.5 cm}, {=1.5 L}, {=4 piece|pieces} or {*}';

const ID = /^[a-z][a-z0-9-]*$/;

/** Step text that cannot be read; `reference` is the part at fault as it was written. */
export class StepTextError extends Error {
  readonly reference: string;

  constructor(reference: string) {
    super(`Step text holds “${reference}”; allowed: ${REFERENCE_FORMS}.`);
    this.name = 'StepTextError';
    this.reference = reference;
  }
}

function readShare(word: string): Fraction | 'rest' | undefined {
  if (word === 'rest') return 'rest';
  if (word === 'half') return { top: 1, bottom: 2 };
  const match = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(word);
  if (!match) return undefined;
  const share = { top: Number(match[1]), bottom: Number(match[2]) };
  return share.top < share.bottom ? share : undefined;
}

function readIngredient(inside: string, written: string): Reference {
  const [id = '', ...words] = inside.split('|');
  if (!ID.test(id)) throw new StepTextError(written);
  let share: Fraction | 'rest' | undefined;
  let used = NONE;
  let show: Show | undefined;
  for (const word of words) {
    const [first = '', before] = word.split('+');
    const part = readShare(first);
    if (part !== undefined && share === undefined) {
      share = part;
      const earlier = before === undefined ? NONE : readShare(before);
      if (earlier === undefined || earlier === 'rest') throw new StepTextError(written);
      used = earlier;
    } else if ((word === 'amount' || word === 'name') && show === undefined) show = word;
    else throw new StepTextError(written);
  }
  // A name uses nothing, so a share of it has no meaning.
  if (show === 'name' && share !== undefined) throw new StepTextError(written);
  return {
    kind: 'ingredient',
    id,
    share: show === 'name' ? NONE : (share ?? WHOLE),
    used,
    show: show ?? 'full',
  };
}

const NUMBERS = String.raw`(\d+(?:\.\d+)?)(?: (to|×) (\d+(?:\.\d+)?))?`;
const SIZE = new RegExp(`^#${NUMBERS}([ -])(${SIZE_UNITS.join('|')})$`);
const MEASURED = new RegExp(`^=${NUMBERS} (g|kg|ml|L|tsp|tbsp|cup)$`);
/** Words of any script, as the recipe's language has them. */
const WORDS = String.raw`(\p{Ll}[\p{Ll}\p{M} -]*|\p{Lo}[\p{Lo}\p{M} -]*)`;
const COUNTED = new RegExp(`^=${NUMBERS} ${WORDS}\\|${WORDS}(\\|up)?$`, 'u');

function readNumbers([, first, by, second]: readonly string[]): Numbers {
  const numbers = { first: Number(first) };
  return by === 'to' || by === '×' ? { ...numbers, second: { by, number: Number(second) } } : numbers;
}

/** `{#1.5 cm}`, or `{#1.5-cm}` where it stands before what it measures. */
function readSize(inside: string, written: string): Reference {
  const match = SIZE.exec(inside);
  if (!match) throw new StepTextError(written);
  const size = { ...readNumbers(match), unit: match[5] as SizeUnit, isBefore: match[4] === '-' };
  return { kind: 'size', size, written };
}

/** `{=1.5 L}`, `{=4 piece|pieces}`, `{=4 batch|batches|up}`. */
function readMade(inside: string, written: string): Reference {
  const measured = MEASURED.exec(inside);
  if (measured) {
    const unit = measured[4]?.toLowerCase() as Unit;
    return { kind: 'made', made: { ...readNumbers(measured), unit }, written };
  }
  const counted = COUNTED.exec(inside);
  if (!counted) throw new StepTextError(written);
  const words = [counted[4] ?? '', counted[5] ?? ''] as const;
  return { kind: 'made', made: { ...readNumbers(counted), words, up: counted[6] !== undefined }, written };
}

function readReference(written: string): Reference {
  const inside = written.slice(1, -1);
  if (inside.startsWith('~')) {
    if (!ID.test(inside.slice(1))) throw new StepTextError(written);
    return { kind: 'duration', id: inside.slice(1) };
  }
  if (inside.startsWith('@')) {
    if (!/^@-?\d{1,3}(\.\d)?$/.test(inside)) throw new StepTextError(written);
    return { kind: 'temperature', celsius: Number(inside.slice(1)) };
  }
  if (inside.startsWith('#')) return readSize(inside, written);
  if (inside.startsWith('=')) return readMade(inside, written);
  if (inside === '*') return { kind: 'rounds' };
  return readIngredient(inside, written);
}

/** A reference as it stands in step text: `{oil|1/3}`. Plain text comes back as it is. */
export function writeReference(reference: Reference): string {
  switch (reference.kind) {
    case 'text':
      return reference.text;
    case 'duration':
      return `{~${reference.id}}`;
    case 'temperature':
      return `{@${reference.celsius}}`;
    case 'size':
    case 'made':
      return reference.written;
    case 'rounds':
      return '{*}';
    case 'ingredient': {
      const { id, share, used, show } = reference;
      const words = [id];
      const after = used.top > 0 ? `+${formatFraction(used)}` : '';
      if (share === 'rest') words.push('rest');
      else if (share.top === 1 && share.bottom === 2) words.push(`half${after}`);
      else if (share.top > 0 && share.top < share.bottom) words.push(`${formatFraction(share)}${after}`);
      if (show !== 'full') words.push(show);
      return `{${words.join('|')}}`;
    }
  }
}

/**
 * Cuts step text at its references, in order. Throws a `StepTextError` naming the first one that is not
 * of a known form, or a brace that stands alone.
 */
export function readReferences(text: string): Reference[] {
  return text
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('{') && part.endsWith('}')) return readReference(part);
      const stray = /[{}].{0,20}/s.exec(part);
      if (stray) throw new StepTextError(stray[0]);
      return { kind: 'text', text: part };
    });
}

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
