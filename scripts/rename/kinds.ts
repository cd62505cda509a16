import { posix } from 'node:path';
import type { Path } from '@/lib/content/paths';
import type { Edit } from '@/lib/content/read/edits';
import { pathsOf, type RawFile, recipeSlugs } from '@/lib/content/read/links';
import type { ReferenceKind } from '@/lib/content/schema/fields';
import type { SourceName } from '@/lib/content/sources';
import { isSlug } from '@/lib/text/is-slug';
import { nearest } from '@/lib/text/nearest';
import { UsageError } from '@/scripts/command';

/** Kind of content with an address of its own. */
type Kind = {
  source: SourceName;
  /** Names by which a command finds an entry. */
  namesOf: (file: RawFile) => string[];
  /** Fields of its own file that have its name. */
  fields: (
    value: Record<string, unknown>,
    from: string,
    to: string,
  ) => [field: Path, from: string, to: string][];
  /** Kind of reference by which other files name it. */
  reference?: ReferenceKind;
  /** Folders with files of the same name that belong to it, with the kind of reference that names them. */
  belongings?: { source: SourceName; reference?: ReferenceKind }[];
};

/** Path with another last part, or the other path. */
const renamedPath = (path: string, to: string) =>
  to.startsWith('/') ? to : posix.join(posix.dirname(path), to);

export const KINDS: Readonly<Record<string, Kind>> = {
  recipe: {
    source: 'recipes',
    namesOf: (file) => [...recipeSlugs(file), file.name],
    fields: ({ slug, customLink }, _, to) => {
      const own = `/${slug}`;
      return [
        [['slug'], String(slug), to],
        ...(customLink === own ? [[['customLink'], own, `/${to}`] as [Path, string, string]] : []),
      ];
    },
    reference: 'recipe',
  },
  page: {
    source: 'pages',
    namesOf: (file) => [file.name, ...pathsOf(file)],
    fields: ({ path }, _, to) => [[['path'], String(path), renamedPath(String(path), to)]],
  },
  guide: {
    source: 'guides',
    namesOf: ({ name }) => [name],
    // A guide without maps has one of its own name.
    fields: ({ maps, history }, from, to) =>
      maps === undefined && Object(history).map === from ? [[['history', 'map'], from, to]] : [],
    reference: 'guide',
    belongings: [
      { source: 'outlines', reference: 'outlines' },
      { source: 'streets', reference: 'streets' },
      { source: 'neighbourhoods' },
    ],
  },
  post: { source: 'posts', namesOf: ({ name }) => [name], fields: () => [] },
  market: { source: 'markets', namesOf: ({ name }) => [name], fields: () => [] },
};

/** Edits of the fields of an entry that have its name. */
export function ownEdits(kind: string, { value }: RawFile, from: string, to: string): Edit[] {
  const edits = KINDS[kind]?.fields(Object(value), from, to) ?? [];
  return edits.map(([path, old, now]) => ({ path, isKey: false, from: old, to: now }));
}

/** Entry of a kind by its name. Throws a UsageError with the nearest name if there is none. */
export function findEntry(kind: string, name: string, files: readonly RawFile[]): RawFile {
  const { source, namesOf = () => [] } = KINDS[kind] ?? {};
  const entries = files.filter((file) => file.source === source);
  const found = entries.find((file) => namesOf(file).includes(name));
  if (found) return found;
  const close = nearest(name, entries.flatMap(namesOf));
  throw new UsageError(
    `There is no ${kind} “${name}”${close === undefined ? '.' : `; did you mean ${close}?`}`,
  );
}

/** File name of a new name. Throws a UsageError for a name that no address can have. */
export function fileNameOf(kind: string, to: string): string {
  const isPath = kind === 'page' && to.startsWith('/');
  const name = isPath ? posix.basename(to) : to;
  const parts = isPath ? to.slice(1).split('/') : [to];
  if (parts.every(isSlug)) return name;
  throw new UsageError(
    `“${to}” is no name for an address: lowercase words joined by hyphens, such as kimchi-stew.`,
  );
}
