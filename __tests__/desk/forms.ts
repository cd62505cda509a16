import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isYamlName } from '@/lib/content/file-names';
import { SOURCES, type SourceName } from '@/lib/content/sources';
import { deskKinds } from '@/lib/desk/collections';
import { type DeskField, FILE_FIELD, recordFields } from '@/lib/desk/field';
import { fileFields } from '@/lib/desk/form-value';
import { deskFormat } from '@/lib/desk/format';

type Form = Record<string, unknown>;

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

const kinds = deskKinds();

/** Content files of a site by kind, as paths from the working folder. @param root folder that has `data` */
export function contentFiles(root: string): [kind: SourceName, file: string][] {
  const single = new Set(
    Object.values(SOURCES).flatMap((source) => ('file' in source ? [source.file as string] : [])),
  );
  return Object.entries(SOURCES).flatMap(([kind, source]): [SourceName, string][] => {
    const files =
      'file' in source
        ? [source.file]
        : namesIn(join(root, source.folder))
            .filter(isYamlName)
            .map((name) => `${source.folder}/${name}`)
            .filter((file) => !single.has(file));
    return files
      .filter((file) => existsSync(join(root, file)))
      .map((file) => [kind as SourceName, join(root, file)]);
  });
}

/** Value that the editor has for a field which the file leaves out. */
function emptyOf(field: DeskField): unknown {
  switch (field.input) {
    case 'switch':
      return field.fallback ?? false;
    case 'choice':
      return field.fallback === undefined ? '' : String(field.fallback);
    case 'number':
      return null;
    case 'list':
    case 'typedList':
    case 'record':
      return [];
    case 'object':
      return field.isRequired ? filled(field.fields, {}) : null;
    default:
      return '';
  }
}

/** A form as the editor sends it: with a value for each field that the file leaves out. */
function filled(fields: readonly DeskField[], form: Form): Form {
  const rest = Object.fromEntries(
    fields.map((field) => {
      const value = form[field.name];
      return [field.name, value === undefined ? emptyOf(field) : filledValue(field, value)];
    }),
  );
  return { ...form, ...rest };
}

function filledValue(field: DeskField, value: unknown): unknown {
  const entries = (fieldsOf: (entry: Form) => readonly DeskField[]) =>
    (value as Form[]).map((entry) => filled(fieldsOf(entry), entry));
  if (field.input === 'object') return filled(field.fields, value as Form);
  if (field.input === 'record') return entries(() => recordFields(field));
  if (field.input === 'typedList')
    return entries(({ type }) => field.types.find(({ name }) => name === type)?.fields ?? []);
  if (field.input === 'list' && field.entry.input === 'object') {
    const { fields } = field.entry;
    return entries(() => fields);
  }
  return value;
}

/** Text of a file after its form was opened and saved without a change. */
export function saveUnchanged(kind: SourceName, text: string): string {
  const format = deskFormat(kinds[kind], {});
  return format.toFile(structuredClone(filled(fileFields(kinds[kind].root), format.fromFile(text))));
}

/** Values of a file and of a new file with the same form, as their schema reads them; with the fields that are missing. */
export function copyOf(kind: SourceName, text: string) {
  const format = deskFormat(kinds[kind], {});
  const form = filled(fileFields(kinds[kind].root), format.fromFile(text));
  const copy = format.toFile({ ...form, [FILE_FIELD]: '' });
  const [original, copied] = [text, copy].map((source) => {
    const { data, error } = SOURCES[kind].schema.safeParse(parse(source));
    return { data, missing: error?.issues.map(({ path }) => String(path[0])) ?? [] };
  });
  return { original, copied };
}
