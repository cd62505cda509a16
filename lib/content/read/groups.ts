import type { Path } from '@/lib/content/paths';
import type { EntryNameKind, FieldMeta } from '@/lib/content/schema/fields';
import { type Edit, once, textsOf } from './edits';
import type { RawFile } from './links';

/** Texts of a list, or the names of its entries, in their order. */
const namesOf = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.map((entry) => String(typeof entry === 'string' ? entry : Object(entry).name))
    : [];

/** Labels of the sections of type `numbers` of a page. */
const numberLabels = ({ value }: RawFile): string[] => {
  const { sections } = Object(value);
  const numbers = Array.isArray(sections) ? sections.filter((each) => Object(each).type === 'numbers') : [];
  return numbers.flatMap(({ items }) =>
    Array.isArray(items) ? items.map((item) => String(Object(item).label)) : [],
  );
};

/** Kind of the names that a field repeats. */
type GroupKind = EntryNameKind | 'category';

/** Names in the order of their entries; those of holidays by their guide, whose field has the name of another guide's. */
export type GroupNames = Readonly<Record<Exclude<GroupKind, 'holiday'>, readonly string[]>> & {
  holiday: Readonly<Record<string, readonly string[]>>;
};

/** Names of entries that other fields repeat. */
export function groupNames(files: readonly RawFile[]): GroupNames {
  const values = new Map(files.map(({ source, value }) => [source, value]));
  const guides = files.filter(({ source }) => source === 'guides');
  return {
    aisle: namesOf(Object(values.get('groceries')).aisles),
    category: namesOf(Object(values.get('vocabulary')).categories),
    restaurantCategory: namesOf(values.get('categories')),
    holiday: Object.fromEntries(guides.map(({ name, value }) => [name, namesOf(Object(value).holidays)])),
    number: files.filter(({ source }) => source === 'home' || source === 'pages').flatMap(numberLabels),
  };
}

/** Kind of the names that a field repeats, as its schema says. */
const kindOf = ({ names, reference }: FieldMeta): GroupKind | undefined =>
  names ?? (reference === 'category' ? reference : undefined);

/** Names of a kind that a file may repeat. */
const namesFor = (names: GroupNames, kind: GroupKind, file: RawFile): readonly string[] =>
  kind === 'holiday' ? (names.holiday[String(Object(file.value).guide)] ?? []) : names[kind];

/** Fields of a file that repeat names of entries. */
export function repeatedNames(file: RawFile, names: GroupNames): { path: Path; text: string }[] {
  return textsOf(file).flatMap(({ path, text, meta, isKey }) => {
    const kind = kindOf(meta);
    return kind && !isKey && namesFor(names, kind, file).includes(text) ? [{ path, text }] : [];
  });
}

/** New name of an entry for a field that repeats the old one; undefined if the field repeats none. */
export function newNameOf(
  text: string,
  meta: FieldMeta,
  file: RawFile,
  before: GroupNames,
  after: GroupNames,
): string | undefined {
  const kind = kindOf(meta);
  if (!kind) return undefined;
  const index = namesFor(before, kind, file).indexOf(text);
  return index < 0 ? undefined : (namesFor(after, kind, file)[index] ?? text);
}

/** Edits that give fields the new names of their entries, for each file that has such fields. */
export function groupEdits(
  files: readonly RawFile[],
  before: GroupNames,
  after: GroupNames,
): { file: RawFile; edits: Edit[] }[] {
  return files.flatMap((file) => {
    const edits = textsOf(file).flatMap(({ path, text, meta, isKey }): Edit[] => {
      const to = isKey ? undefined : newNameOf(text, meta, file, before, after);
      return to === undefined ? [] : [{ path, isKey, from: text, to }];
    });
    return edits.length > 0 ? [{ file, edits: once(edits) }] : [];
  });
}
