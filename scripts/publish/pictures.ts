import { dirname } from 'node:path';
import { formatPath, type Path } from '@/lib/content/paths';
import { isHidden } from '@/lib/content/read/yaml';
import type { Schema } from '@/lib/content/schema-walk';
import { type ShownPart, shownParts } from '@/lib/content/shown-parts';
import { SOURCES } from '@/lib/content/sources';
import { counted } from '@/lib/text/words';
import { schemaOf } from '@/scripts/prepare/field-descriptions';
import { listed } from './checked';
import type { DataFile } from './data-files';

/** Most uses of a picture outside of cards. */
const MOST = 4;

/** A field of the content that shows a picture. */
type Use = {
  name: string;
  file: string;
  path: Path;
  /** True for the picture of a card, as its schema says. */
  isOfCard: boolean;
};

const formatUse = ({ file, path }: Use) => `${file}, ${formatPath(path)}`;

function usesIn(file: string, schema: Schema, value: unknown): Use[] {
  const inParts = (parts: readonly ShownPart[]): Use[] =>
    parts.flatMap((part) => {
      if ('parts' in part) return inParts(part.parts);
      if (part.kind !== 'picture') return [];
      return [{ name: part.picture.name, file, path: part.path, isOfCard: part.meta.card ?? false }];
    });
  return inParts(shownParts(schema, value));
}

/** Entries by key, in the order of their first entries. */
function groupBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return [...groups];
}

/** Index of the section that has a field, -1 for one above the sections. */
const sectionOf = ([list, index]: Path) => (list === 'sections' ? Number(index) : -1);

/** Pictures of a page that the next section shows again, with both fields. */
function repeatsIn(uses: readonly Use[]): string[] {
  return uses.flatMap((use) => {
    const again = uses.find(
      ({ name, path }) => name === use.name && sectionOf(path) === sectionOf(use.path) + 1,
    );
    return again ? [`${use.name}: ${formatUse(use)} and ${formatPath(again.path)}`] : [];
  });
}

/** Pages that begin with the picture of another page, by picture. Cards of a page show it too. */
function sharedLeads(uses: readonly Use[]): string[] {
  const leads = uses.filter(
    ({ file, path }) => dirname(file) === SOURCES.pages.folder && formatPath(path) === 'picture',
  );
  return groupBy(leads, ({ name }) => name)
    .filter(([, pages]) => pages.length > 1)
    .map(([name, pages]) => `${name}: ${pages.map(({ file }) => file).join(', ')}`);
}

/** Pictures that visitors see too often: outside of cards, in two sections in a row, at the head of two pages. */
export function pictureAdvice(files: readonly DataFile[]): string[] {
  const shown = files.filter((file) => !isHidden(file));
  const uses = shown.map(({ file, value }) => {
    const schema = schemaOf(file);
    return schema ? usesIn(file, schema, value) : [];
  });
  const outside = uses.flat().filter(({ isOfCard }) => !isOfCard);
  const often = groupBy(outside, ({ name }) => name).filter(([, group]) => group.length > MOST);
  const repeats = uses.flatMap(repeatsIn);
  const leads = sharedLeads(uses.flat());
  return [
    ...often.map(
      ([name, group]) =>
        `The picture ${name} is used ${counted(group.length, 'time', 'times')} outside of cards, more than ${MOST}:${listed(group.map(formatUse))}`,
    ),
    ...(repeats.length > 0 ? [`The same picture in two sections in a row:${listed(repeats)}`] : []),
    ...(leads.length > 0
      ? [`Pages that begin with the same picture, so that their cards look alike:${listed(leads)}`]
      : []),
  ];
}
