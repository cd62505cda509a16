import { type Fraction, NONE, WHOLE } from './fraction';

/** How much of an ingredient a mention reads: quantity and name, the quantity alone, the name alone. */
export type Show = 'full' | 'amount' | 'name';

/** A piece of step text as written; `rest` stands for whatever earlier mentions left over. */
export type Reference =
  | { kind: 'text'; text: string }
  | { kind: 'ingredient'; id: string; share: Fraction | 'rest'; show: Show }
  | { kind: 'duration'; id: string }
  | { kind: 'temperature'; celsius: number };

/** What may stand between braces, for messages. */
export const REFERENCE_FORMS =
  '{id}, {id|amount}, {id|name}, {id|half}, {id|1/3}, {id|rest}, {~duration} or {@180}';

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
  let show: Show | undefined;
  for (const word of words) {
    const part = readShare(word);
    if (part !== undefined && share === undefined) share = part;
    else if ((word === 'amount' || word === 'name') && show === undefined) show = word;
    else throw new StepTextError(written);
  }
  // A name uses nothing, so a share of it has no meaning.
  if (show === 'name' && share !== undefined) throw new StepTextError(written);
  return { kind: 'ingredient', id, share: show === 'name' ? NONE : (share ?? WHOLE), show: show ?? 'full' };
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
    case 'ingredient': {
      const { id, share, show } = reference;
      const words = [id];
      if (share === 'rest') words.push('rest');
      else if (share.top === 1 && share.bottom === 2) words.push('half');
      else if (share.top > 0 && share.top < share.bottom) words.push(`${share.top}/${share.bottom}`);
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
