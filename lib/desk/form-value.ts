import { parse, stringify } from 'yaml';
import { SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import { type Fields, isFields } from '@/lib/content/value-fields';
import { type DeskField, ENTRIES_FIELD, RECORD_KEY, RECORD_VALUE, recordFields } from './field';
import { isSame } from './same';

/** Folder of the source images, as forms name them. */
export const PICTURES_FOLDER = `/${SOURCE_IMAGES_FOLDER}`;

/** Files of the source images by name: `{ 'greek-salad': 'greek-salad.webp' }`. */
export type PictureFiles = Readonly<Record<string, string>>;

/** YAML of a value on one line. A text that YAML reads as itself is written as it is. */
function toYaml(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim();
}

/** Value of YAML on one line; a text that is none is that text. */
function fromYaml(text: string): unknown {
  try {
    return parse(text) ?? undefined;
  } catch {
    return text;
  }
}

/** Converts a value of a content file to that of its form. */
export function toForm(field: DeskField, value: unknown, pictures: PictureFiles): unknown {
  if (value === undefined || value === null) return undefined;
  switch (field.input) {
    case 'yaml':
      return toYaml(value);
    case 'yesNo':
      return value === true ? 'yes' : 'no';
    case 'choice':
      return String(value);
    case 'picture':
      return `${PICTURES_FOLDER}/${pictures[String(value)] ?? `${value}.webp`}`;
    case 'object':
      if (!isFields(value)) return field.shorthand === undefined ? value : { [field.shorthand]: value };
      return fieldsToForm(field.fields, value, pictures);
    case 'list':
      return Array.isArray(value) ? value.map((entry) => toForm(field.entry, entry, pictures)) : value;
    case 'typedList':
      return Array.isArray(value) ? value.map((entry) => typedToForm(field, entry, pictures)) : value;
    case 'record':
      return isFields(value) ? recordToForm(field, value, pictures) : value;
    default:
      return value;
  }
}

const fieldsToForm = (fields: readonly DeskField[], value: Fields, pictures: PictureFiles): Fields =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const shown = toForm(field, value[field.name], pictures);
      return shown === undefined ? [] : [[field.name, shown]];
    }),
  );

/** Fields of the type of an entry; none for an unknown type. */
const fieldsOfType = (field: Extract<DeskField, { input: 'typedList' }>, entry: unknown) =>
  field.types.find(({ name }) => isFields(entry) && entry.type === name)?.fields ?? [];

const typedToForm = (
  field: Extract<DeskField, { input: 'typedList' }>,
  entry: unknown,
  pictures: PictureFiles,
): unknown =>
  isFields(entry)
    ? { type: entry.type, ...fieldsToForm(fieldsOfType(field, entry), entry, pictures) }
    : entry;

const isPlainRecord = ([, value]: ReturnType<typeof recordFields>) => value?.name === RECORD_VALUE;

/** True for a value that is no entry of a record of objects, such as the checksum `of` of a translation. */
const isNoEntry = (under: unknown) => under !== null && !isFields(under);

function recordToForm(
  field: Extract<DeskField, { input: 'record' }>,
  value: Fields,
  pictures: PictureFiles,
): Fields[] {
  const all = recordFields(field);
  const [, ...fields] = all;
  const isPlain = isPlainRecord(all);
  return Object.entries(value)
    .filter(([, under]) => isPlain || !isNoEntry(under))
    .map(([key, under]) => ({
      [RECORD_KEY]: key,
      ...fieldsToForm(fields, isPlain ? { [RECORD_VALUE]: under } : Object(under), pictures),
    }));
}

/** True for a value that a form has for an empty field. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.values(value).every(isEmpty);
}

/**
 * Converts a value of a form back to that of a content file. What the form does not change stays as it was written, also
 * keys that no schema has. Empty fields and fallbacks of fields that were left out stay left out.
 *
 * @param before the value in the file; undefined for a new one
 * @returns undefined for a value that is left out
 */
export function fromForm(field: DeskField, value: unknown, before: unknown, pictures: PictureFiles): unknown {
  const shownBefore = toForm(field, before, pictures);
  if (before !== undefined && before !== null && isSame(value, shownBefore)) return before;
  // Forms have no difference between empty and left out: what was written stays.
  if (isEmpty(value)) return isEmpty(before) ? before : undefined;
  switch (field.input) {
    case 'yaml':
      return typeof value === 'string' ? fromYaml(value) : value;
    case 'number':
      return typeof value === 'string' ? Number(value) : value;
    case 'yesNo':
      return value === 'yes';
    case 'switch':
      return before === undefined && !field.isRequired && value === (field.fallback ?? false)
        ? undefined
        : value;
    case 'choice':
      if (before === undefined && value === String(field.fallback)) return undefined;
      return field.options.find((option) => String(option) === value) ?? value;
    case 'picture':
      return String(value)
        .replace(/^.*\//, '')
        .replace(/\.[a-z]+$/i, '');
    case 'object':
      return isFields(value) ? objectFromForm(field, value, before, pictures) : value;
    case 'list':
      return listFromForm(value, before, (entry, entryBefore) =>
        fromForm(field.entry, entry, entryBefore, pictures),
      );
    case 'typedList':
      return listFromForm(value, before, (entry, entryBefore) => {
        const fields = fieldsOfType(field, entry);
        const type = isFields(entry) && entry.type;
        const isOfType = isFields(entryBefore) && entryBefore.type === type;
        return isFields(entry)
          ? { type, ...fieldsFromForm(fields, entry, isOfType ? entryBefore : undefined, pictures) }
          : entry;
      });
    case 'record':
      return recordFromForm(field, value, before, pictures);
    default:
      return value;
  }
}

/** Value of an empty field of a new object: what has to be there and may be empty is written. */
function emptied(field: DeskField): unknown {
  if (field.isNullable) return null;
  if (!field.isRequired) return undefined;
  if (field.input === 'list') return field.least === undefined ? [] : undefined;
  if (field.input === 'typedList') return [];
  if (field.input === 'record') return {};
  const isOptional = field.input === 'object' && field.fields.every(({ isRequired }) => !isRequired);
  return isOptional ? {} : undefined;
}

function fieldsFromForm(
  fields: readonly DeskField[],
  value: Fields,
  before: unknown,
  pictures: PictureFiles,
): Record<string, unknown> {
  const written = isFields(before) ? before : {};
  const known = new Set(fields.map(({ name }) => name));
  const changed = fields.flatMap((field) => {
    const found = fromForm(field, value[field.name], written[field.name], pictures);
    const next = found === undefined && !isFields(before) ? emptied(field) : found;
    return next === undefined ? [] : [[field.name, next]];
  });
  const unknown = Object.entries(written).filter(([name]) => !known.has(name) && name !== 'type');
  return Object.fromEntries([...changed, ...unknown]);
}

function objectFromForm(
  field: Extract<DeskField, { input: 'object' }>,
  value: Fields,
  before: unknown,
  pictures: PictureFiles,
): unknown {
  const { fields, shorthand } = field;
  const asObject = shorthand === undefined || isFields(before) ? before : before && { [shorthand]: before };
  const next = fieldsFromForm(fields, value, asObject, pictures);
  const isShort = shorthand !== undefined && Object.keys(next).length === 1 && shorthand in next;
  return isShort && !isFields(before) ? next[shorthand] : next;
}

/** Name of an entry of a list, which stays when the entry is moved or changed. */
const NAMING = ['id', RECORD_KEY, 'slug', 'name', 'for', 'title', 'label', 'text'];

/** Same fields of two entries with a name; false for entries without. */
const hasSameName = (one: unknown, other: unknown) =>
  isFields(one) &&
  isFields(other) &&
  one.type === other.type &&
  NAMING.some((key) => typeof one[key] === 'string' && one[key] === other[key]);

/**
 * Pairs each entry of a changed list with the one that it was before: the same, otherwise one with its name, otherwise
 * the one in its place. Undefined for a new entry.
 */
export function pairEntries(after: readonly unknown[], before: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const pairs: (number | undefined)[] = after.map(() => undefined);
  const take = (matches: (entry: unknown, index: number, place: number) => boolean) => {
    for (const [place, entry] of after.entries()) {
      if (pairs[place] !== undefined) continue;
      // The entry in the same place comes first, so that equal entries stay in order.
      const order = [...free].sort((one, other) => Math.abs(one - place) - Math.abs(other - place));
      const found = order.find((index) => matches(entry, index, place));
      if (found === undefined) continue;
      pairs[place] = found;
      free.delete(found);
    }
  };
  take((entry, index) => isSame(entry, before[index]));
  take((entry, index) => hasSameName(entry, before[index]));
  const isSameLength = after.length === before.length;
  if (isSameLength) take((entry, index, place) => index === place && typeof entry === typeof before[index]);
  return pairs;
}

function listFromForm(
  value: unknown,
  before: unknown,
  convert: (entry: unknown, before: unknown) => unknown,
): unknown {
  if (!Array.isArray(value)) return value;
  const written: readonly unknown[] = Array.isArray(before) ? before : [];
  const first = value.map((entry) => convert(entry, undefined));
  const pairs = pairEntries(first, written);
  return value.map((entry, place) => {
    const index = pairs[place];
    return index === undefined ? first[place] : convert(entry, written[index]);
  });
}

function recordFromForm(
  field: Extract<DeskField, { input: 'record' }>,
  value: unknown,
  before: unknown,
  pictures: PictureFiles,
): unknown {
  if (!Array.isArray(value)) return value;
  const all = recordFields(field);
  const [, ...fields] = all;
  const isPlain = isPlainRecord(all);
  const writtenBefore = isFields(before) ? before : {};
  // The form does not show them.
  const others = Object.entries(writtenBefore).filter(([, under]) => !isPlain && isNoEntry(under));
  const entries = value.filter(isFields).map((entry) => {
    const key = String(entry[RECORD_KEY] ?? '');
    const written = writtenBefore[key];
    const shaped = isPlain && written !== undefined ? { [RECORD_VALUE]: written } : written;
    const next = fieldsFromForm(fields, entry, shaped, pictures);
    return [key, isPlain ? next[RECORD_VALUE] : next];
  });
  return Object.fromEntries([...others, ...entries]);
}

/** Fields of the form of a whole file. A file that is a list or a record has one field for it. */
export const fileFields = (root: DeskField): readonly DeskField[] =>
  root.input === 'object' ? root.fields : [{ ...root, name: ENTRIES_FIELD }];

/** Converts the value of a whole file to its form. */
export const fileToForm = (root: DeskField, value: unknown, pictures: PictureFiles): Fields =>
  fieldsToForm(
    fileFields(root),
    root.input === 'object' ? Object(value) : { [ENTRIES_FIELD]: value },
    pictures,
  );

/** Converts the form of a whole file back to its value. */
export function fileFromForm(
  root: DeskField,
  form: Fields,
  before: unknown,
  pictures: PictureFiles,
): unknown {
  if (root.input === 'object') return fieldsFromForm(root.fields, form, before, pictures);
  return fromForm({ ...root, name: ENTRIES_FIELD }, form[ENTRIES_FIELD], before, pictures) ?? [];
}
