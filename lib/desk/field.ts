import type { ReferenceKind } from '@/lib/content/schema/fields';

/** Input of a form, by the kind of value that it edits. Serializable: the browser reads it from `desk/desk.json`. */
export type DeskField = FieldBase & FieldInput;

type FieldBase = {
  /** Key in the content file. */
  name: string;
  /** Description in the schema. */
  help?: string;
  /** False for a field that may be left out. */
  isRequired: boolean;
  /** True for an id or a slug that the desk makes from the title beside it, unless the owner writes one. */
  isMade?: true;
  /** True for a field that has to be there, but may be `null`. */
  isNullable?: true;
  /** Value if the field is left out. */
  fallback?: string | number | boolean;
};

export type FieldInput =
  /** One line, or several. */
  | { input: 'text'; isLong?: boolean; pattern?: [source: string, message: string]; longest?: number }
  | { input: 'number'; isWhole: boolean; least?: number; most?: number }
  /** A switch. Off is the same as left out if that is its fallback. */
  | { input: 'switch' }
  /** Yes, no, or left out. */
  | { input: 'yesNo' }
  | { input: 'choice'; options: readonly (string | number)[] }
  /** A day, YYYY-MM-DD. */
  | { input: 'day' }
  /** Name of a source image. */
  | { input: 'picture' }
  /** Name that other content defines. */
  | { input: 'reference'; to: ReferenceKind }
  /** Anything else, as YAML on one line: `[20, 30]`, `{ boiled: 5 }`. */
  | { input: 'yaml' }
  /** Fields under one heading. With `shorthand`, an object with that field alone is written as its text. */
  | { input: 'object'; fields: readonly DeskField[]; shorthand?: string }
  | { input: 'list'; entry: DeskField; least?: number }
  /** Entries whose `type` decides about their fields. */
  | { input: 'typedList'; types: readonly EntryType[] }
  /** Map with keys of the owner's own, shown as a list. */
  | { input: 'record'; key: DeskField; value: DeskField };

/** One type of the entries of a list, such as a block of recipes. */
export type EntryType = { name: string; help?: string; fields: readonly DeskField[] };

/** Field of forms with the text of the whole file, so that a save keeps its comments and its spelling. */
export const FILE_FIELD = 'deskFile';

/** Field of forms for content that is a list or a record of its own, without an object around it. */
export const ENTRIES_FIELD = 'entries';

/** Names of the two fields of a record of plain values, shown as a list. */
export const RECORD_KEY = 'deskKey';
export const RECORD_VALUE = 'deskValue';

/** Fields of an entry of a record: its key, then the fields of its value if that is an object. */
export const recordFields = (
  field: Extract<DeskField, { input: 'record' }>,
): readonly [key: DeskField, ...fields: DeskField[]] => [
  { ...field.key, name: RECORD_KEY },
  ...(field.value.input === 'object' && field.value.shorthand === undefined
    ? field.value.fields
    : [{ ...field.value, name: RECORD_VALUE }]),
];
