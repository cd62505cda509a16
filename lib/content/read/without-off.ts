import { z } from 'zod';
import { innerSchema, memberFor } from '@/lib/content/checks/schema-walk';
import { isAddress, isEntryAddress, referenceOf } from '@/lib/content/schema/reference';
import { pathOf } from './addresses';
import type { Off } from './read-content';

/** Stands for what cannot do without something that is switched off. */
export const GONE = Symbol('gone');

/**
 * The same value without whatever leads to what is switched off: a field that may be left out goes alone, with any other
 * goes what holds it, up to the entry of a list; a list that is emptied by it goes like a field. `GONE` where nothing is
 * left.
 */
export function withoutOff(schema: z.core.$ZodType, value: unknown, off: Off): unknown {
  if (typeof value === 'string') return leadsOff(schema, value, off) ? GONE : value;
  if (Array.isArray(value)) return listWithout(schema, value, off);
  if (typeof value !== 'object' || value === null) return value;
  return fieldsWithout(schema, value as Record<string, unknown>, off);
}

/** Whether a text is an address of what is switched off, or its name. */
function leadsOff(schema: z.core.$ZodType, text: string, off: Off): boolean {
  const member = memberFor(schema, text);
  if (!member) return false;
  if (isAddress(member)) return text.startsWith('/') && off.paths.has(pathOf(text));
  const kind = referenceOf(member);
  return (kind === 'recipe' && off.recipes.has(text)) || (kind === 'guide' && off.guides.has(text));
}

function takesEntry(schema: z.core.$ZodType | undefined, field: unknown): boolean {
  const member = schema && memberFor(schema, field);
  return member !== undefined && isEntryAddress(member);
}

function whereLeftOut(schema: z.core.$ZodType): unknown {
  return z.safeParse(schema, undefined).data;
}

function listWithout(schema: z.core.$ZodType, list: readonly unknown[], off: Off): unknown {
  const kept = list.flatMap((entry, index) => {
    const inner = innerSchema(schema, list, index);
    const left = inner ? withoutOff(inner, entry, off) : entry;
    return left === GONE ? [] : [left];
  });
  return kept.length === 0 && list.length > 0 ? GONE : kept;
}

function fieldsWithout(schema: z.core.$ZodType, value: Record<string, unknown>, off: Off): unknown {
  const kept: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const inner = innerSchema(schema, value, key);
    const left = inner ? withoutOff(inner, field, off) : field;
    if (left !== GONE) kept[key] = left;
    else if (!inner || takesEntry(inner, field)) return GONE;
    // A field that may be left out goes, or is what it is where it is left out.
    else if (z.safeParse(inner, undefined).success) kept[key] = whereLeftOut(inner);
    else if (Array.isArray(field) && z.safeParse(inner, []).success) kept[key] = [];
    else return GONE;
  }
  return kept;
}
