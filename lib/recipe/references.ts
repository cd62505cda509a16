import type { Unit } from '@/lib/content/schema/units';

// Without messages, which do not exist yet when content is checked.

/** Units of sizes, which are the same at every yield: lengths, weights, volumes, cans, amounts per litre. */
const LENGTHS_AND_AMOUNTS = ['mm', 'cm', 'g', 'kg', 'ml', 'L', 'tsp', 'tbsp'] as const;
const SIZE_UNITS = [...LENGTHS_AND_AMOUNTS, 'ml can', 'ml cans', 'g/L', 'ml/L'] as const;

export type SizeUnit = (typeof SIZE_UNITS)[number];

/** One number, or two as in "4 to 5" and "18 × 12". */
export type NumberOrPair = { first: number; second?: { by: 'to' | '×'; number: number } };

/** Measure that does not scale with the yield: "1.5 cm", "28 to 30 cm", "18 × 12 cm", "50 g a litre". */
export type Size = NumberOrPair & {
  unit: SizeUnit;
  /** Written before a noun: "½-inch dice" in the US. */
  isBefore: boolean;
};

/** Amount in a sentence that scales with the yield and is not from the ingredient list: "4.3 L", "4 pieces". */
export type Made = NumberOrPair &
  (
    | { unit: Unit }
    | {
        /** Name of the counted thing, singular and plural. */
        names: readonly [one: string, many: string];
        /** True if the number is rounded up instead of to the nearest whole one. */
        up: boolean;
      }
  );

/** Form of a mention of an ingredient: quantity and name, quantity only, name only. */
export type Show = 'full' | 'amount' | 'name';

/** Measure in a sentence that is not from the ingredient list. */
export type Measure =
  | { kind: 'temperature'; celsius: number }
  | { kind: 'size'; size: Size }
  | { kind: 'made'; made: Made }
  /** Number of batches for yields that exceed the equipment. */
  | { kind: 'rounds' };

/** Exact share of an ingredient: thirds and sixths add up to one without rounding errors. */
export type Fraction = { top: number; bottom: number };

export const NONE: Fraction = { top: 0, bottom: 1 };
export const WHOLE_FRACTION: Fraction = { top: 1, bottom: 1 };

export function addFractions(one: Fraction, other: Fraction): Fraction {
  const top = one.top * other.bottom + other.top * one.bottom;
  const bottom = one.bottom * other.bottom;
  let [divisor, rest] = [Math.abs(top), bottom];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  return { top: top / divisor, bottom: bottom / divisor };
}

export function subtractFractions(from: Fraction, taken: Fraction): Fraction {
  return addFractions(from, { top: -taken.top, bottom: taken.bottom });
}

/** Negative, zero or positive if `one` is less than, equal to or greater than `other`. */
export function compareFractions(one: Fraction, other: Fraction): number {
  return one.top * other.bottom - other.top * one.bottom;
}

/** `2/3`, or `1` for a whole. */
export function formatFraction({ top, bottom }: Fraction): string {
  return bottom === 1 ? String(top) : `${top}/${bottom}`;
}

/** Plain text or reference of a step text, as written. */
export type Reference =
  | { kind: 'text'; text: string }
  | {
      kind: 'ingredient';
      id: string;
      /** `rest` is the share that earlier mentions have not used. */
      share: Fraction | 'rest';
      /** Share that earlier mentions have used; added by `resolveShares`. */
      used: Fraction;
      show: Show;
    }
  | ({ written: string } & ({ kind: 'duration'; id: string } | Measure));

/** Forms of references, for messages. */
export const REFERENCE_FORMS =
  '{id}, {id|amount}, {id|name}, {id|half}, {id|1/3}, {id|rest}, {~duration}, {@180}, {#1.5 cm}, {=1.5 L}, {=4 piece|pieces} or {*}';

/** Error of a step text that cannot be parsed; `reference` is the invalid part as written. */
export class StepTextError extends Error {
  readonly reference: string;

  constructor(reference: string) {
    super(`Step text contains “${reference}”; allowed: ${REFERENCE_FORMS}.`);
    this.name = 'StepTextError';
    this.reference = reference;
  }
}

const ID = /^[a-z][a-z0-9-]*$/;
const TEMPERATURE = /^@(-?\d{1,3}(?:\.\d)?)$/;
const NUMBERS = String.raw`(\d+(?:\.\d+)?)(?: (to|×) (\d+(?:\.\d+)?))?`;
/** `#1.5 cm`, or `#1.5-cm` before a noun. */
const SIZE = new RegExp(`^#${NUMBERS}([ -])(${SIZE_UNITS.join('|')})$`);
const MEASURED = new RegExp(`^=${NUMBERS} (g|kg|ml|L|tsp|tbsp|cup)$`);
/** Lower-case words of any script. */
const WORDS = String.raw`(\p{Ll}[\p{Ll}\p{M} -]*|\p{Lo}[\p{Lo}\p{M} -]*)`;
/** `=4 piece|pieces`, `=4 batch|batches|up`. */
const COUNTED = new RegExp(`^=${NUMBERS} ${WORDS}\\|${WORDS}(\\|up)?$`, 'u');

function readNumbers([, first, by, second]: readonly string[]): NumberOrPair {
  const numbers = { first: Number(first) };
  return by === 'to' || by === '×' ? { ...numbers, second: { by, number: Number(second) } } : numbers;
}

function readShare(word: string): Fraction | 'rest' | undefined {
  if (word === 'rest') return 'rest';
  if (word === 'half') return { top: 1, bottom: 2 };
  const [, top = 0, bottom = 0] = (/^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(word) ?? []).map(Number);
  return top < bottom ? { top, bottom } : undefined;
}

/** Parses `pork`, `pork|amount`, `oil|1/3`, and `oil|2/3+1/3`: two thirds after one third has been used. */
function readIngredient(inside: string): Reference | undefined {
  const [id = '', ...words] = inside.split('|');
  const isShow = (word: string): word is Show => word === 'amount' || word === 'name';
  const [shows, shares] = [words.filter(isShow), words.filter((word) => !isShow(word))];
  if (!ID.test(id) || shows.length > 1 || shares.length > 1) return undefined;
  const [show = 'full'] = shows;
  const [part, before] = shares[0]?.split('+') ?? [];
  // A name uses nothing, so a share of it has no meaning.
  if (show === 'name')
    return part === undefined ? { kind: 'ingredient', id, share: NONE, used: NONE, show } : undefined;
  const share = part === undefined ? WHOLE_FRACTION : readShare(part);
  const used = before === undefined ? NONE : readShare(before);
  if (!share || !used || used === 'rest') return undefined;
  return { kind: 'ingredient', id, share, used, show };
}

/** Parses a reference in braces; undefined for unknown forms. */
function readReference(written: string): Reference | undefined {
  const inside = written.slice(1, -1);
  switch (inside[0]) {
    case '~': {
      const id = inside.slice(1);
      return ID.test(id) ? { kind: 'duration', id, written } : undefined;
    }
    case '@': {
      const celsius = TEMPERATURE.exec(inside)?.[1];
      return celsius ? { kind: 'temperature', celsius: Number(celsius), written } : undefined;
    }
    case '#': {
      const match = SIZE.exec(inside);
      if (!match) return undefined;
      const size = { ...readNumbers(match), unit: match[5] as SizeUnit, isBefore: match[4] === '-' };
      return { kind: 'size', size, written };
    }
    case '=': {
      const measured = MEASURED.exec(inside);
      if (measured) {
        const made = { ...readNumbers(measured), unit: measured[4]?.toLowerCase() as Unit };
        return { kind: 'made', made, written };
      }
      const counted = COUNTED.exec(inside);
      if (!counted) return undefined;
      const [, , , , one = '', many = '', up] = counted;
      return { kind: 'made', made: { ...readNumbers(counted), names: [one, many], up: !!up }, written };
    }
    default:
      return inside === '*' ? { kind: 'rounds', written } : readIngredient(inside);
  }
}

/** Formats a reference as in step text: `{oil|1/3}`. Plain text is returned unchanged. */
export function writeReference(reference: Reference): string {
  if (reference.kind === 'text') return reference.text;
  if (reference.kind !== 'ingredient') return reference.written;
  const { id, share, used, show } = reference;
  const words = [id];
  const before = used.top > 0 ? `+${formatFraction(used)}` : '';
  if (share === 'rest') words.push('rest');
  else if (share.top > 0 && share.top < share.bottom) {
    const part = formatFraction(share);
    words.push(`${part === '1/2' ? 'half' : part}${before}`);
  }
  if (show !== 'full') words.push(show);
  return `{${words.join('|')}}`;
}

/** Splits a step text into plain texts and references, in order. Throws a `StepTextError` for the first invalid one. */
export function readReferences(text: string): Reference[] {
  return text
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const isReference = part.startsWith('{') && part.endsWith('}');
      const stray = isReference ? undefined : /[{}].{0,20}/s.exec(part)?.[0];
      const reference: Reference | undefined = isReference
        ? readReference(part)
        : { kind: 'text', text: part };
      if (!reference || stray) throw new StepTextError(stray ?? part);
      return reference;
    });
}

/** Plain text or reference of a step text, with numeric shares. */
export type Segment =
  | { kind: 'text'; text: string }
  /**
   * `share` is the part of the listed amount that is used here: 1 for all of it, 0 for the name only. `used` is the
   * part that earlier texts have used.
   */
  | { kind: 'ingredient'; id: string; share: number; used: number; show: Show }
  | { kind: 'duration'; id: string }
  | Measure;

const fractionValue = ({ top, bottom }: Fraction) => top / bottom;

/** Parses a step text, in order. Throws for invalid references, and for `{id|rest}` before `resolveShares`. */
export function parseStepText(text: string): Segment[] {
  return readReferences(text).map((reference) => {
    if (reference.kind === 'text') return reference;
    if (reference.kind !== 'ingredient') {
      const { written: _, ...segment } = reference;
      return segment;
    }
    const { share, used } = reference;
    if (share !== 'rest') return { ...reference, share: fractionValue(share), used: fractionValue(used) };
    throw new Error(
      `Step text contains “${writeReference(reference)}”, which resolveShares has to resolve first.`,
    );
  });
}

/**
 * Resolves the shares in the step texts of one recipe, in reading order: `{id|rest}` becomes the unused share, and
 * every share gets the share used before it. After `{oil|1/3}`, `{oil|rest}` becomes `{oil|2/3+1/3}`. Throws if
 * nothing is left for `{id|rest}`.
 */
export function resolveShares(texts: readonly string[]): string[] {
  const usedOf = new Map<string, Fraction>();
  return texts.map((text) =>
    readReferences(text)
      .map((reference) => {
        if (reference.kind !== 'ingredient') return writeReference(reference);
        const used = usedOf.get(reference.id) ?? NONE;
        const share = reference.share === 'rest' ? subtractFractions(WHOLE_FRACTION, used) : reference.share;
        if (reference.share === 'rest' && share.top <= 0) {
          throw new Error(
            `Step text contains “${writeReference(reference)}”, but earlier steps use all of it.`,
          );
        }
        usedOf.set(reference.id, addFractions(used, share));
        return writeReference({ ...reference, share, used });
      })
      .join(''),
  );
}
