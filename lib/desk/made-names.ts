import { type Fields, isFields } from '@/lib/content/value-fields';
import { slugOf } from '@/lib/text/slug';
import type { DeskField } from './field';

/** Fields that a name is made from, the first that an entry has. */
export const NAMED_BY = ['title', 'name', 'label'];

const ID = /^[a-z][a-z0-9-]*$/;

/** Ids in a value, at any depth. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isFields(value) && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** First of `name`, `name-2`, `name-3` that is not taken; it is taken then. */
function take(name: string, taken: Set<string>): string {
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
  taken.add(unique);
  return unique;
}

/**
 * Fills the names that an owner may leave to the desk: ids and slugs from the title beside them, unique in the file, and the
 * number of a recipe. Names that are there stay.
 *
 * @param next gives the number of the next recipe
 */
export function withMadeNames(root: DeskField, file: unknown, next: () => number): unknown {
  const taken = new Set(idsIn(file));
  const fillFields = (fields: readonly DeskField[], value: Fields): Fields => {
    const made = fields.flatMap((field) => {
      if (!field.isMade || value[field.name] !== undefined) return [];
      if (field.input === 'number') return [[field.name, next()]];
      const title = NAMED_BY.map((name) => value[name]).find((text) => typeof text === 'string');
      if (typeof title !== 'string') return [];
      const slug = slugOf(title);
      if (field.name === 'slug') return slug === '' ? [] : [[field.name, slug]];
      return [[field.name, take(ID.test(slug) ? slug : 'part', taken)]];
    });
    const filled = fields.flatMap((field) => {
      const inner = value[field.name];
      return inner === undefined ? [] : [[field.name, fill(field, inner)]];
    });
    return { ...Object.fromEntries(made), ...value, ...Object.fromEntries(filled) };
  };
  const fill = (field: DeskField, value: unknown): unknown => {
    if (field.input === 'object') return isFields(value) ? fillFields(field.fields, value) : value;
    if (field.input === 'list' && Array.isArray(value)) return value.map((entry) => fill(field.entry, entry));
    if (field.input === 'typedList' && Array.isArray(value))
      return value.map((entry) => {
        const fields = field.types.find(({ name }) => name === Object(entry).type)?.fields ?? [];
        return isFields(entry) ? fillFields(fields, entry) : entry;
      });
    if (field.input === 'record' && isFields(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(field.value, inner)]));
    return value;
  };
  return fill(root, file);
}
