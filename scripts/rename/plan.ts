import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { buildMoment } from '@/lib/content/build-day';
import { withoutYamlEnding } from '@/lib/content/file-names';
import { type Edit, editedValue, type NewNames, nameEdits } from '@/lib/content/read/edits';
import { folderOf, readTranslations } from '@/lib/content/read/files';
import { pathsOf, type RawFile, recipeSlugs } from '@/lib/content/read/links';
import { releasedBefore } from '@/lib/content/read/released';
import { scheduledFiles } from '@/lib/content/read/scheduled';
import type { NewRedirect } from '@/scripts/redirects';
import { editedText, linkEdits } from './edits';
import { fileNameOf, findEntry, KINDS, ownEdits } from './kinds';
import { pictureMoves, renamedPictures } from './pictures';

/** Everything that a rename changes. */
export type Plan = {
  /** Old and new paths of files. */
  moves: [from: string, to: string][];
  /** New texts by the old paths of their files. */
  texts: Map<string, string>;
  /** Redirects of addresses that visitors may have. */
  redirects: NewRedirect[];
};

/** Path of a file with another name. */
const withName = (file: string, to: string) => `${posix.dirname(file)}/${to}${posix.extname(file)}`;

/** Files that move: the entry, and files of the same name that belong to it. */
function movedFiles(kind: string, entry: RawFile, files: readonly RawFile[]): RawFile[] {
  const folders = (KINDS[kind]?.belongings ?? []).map(({ source }) => folderOf(source));
  return [
    entry,
    ...files.filter(({ file, name }) => name === entry.name && folders.includes(posix.dirname(file))),
  ];
}

/** Moves of the translations of files that move. */
const translationMoves = (moves: readonly [from: string, to: string][]): [string, string][] =>
  readTranslations(process.cwd()).flatMap(({ file, original, language }) => {
    const [, to] = moves.find(([from]) => withoutYamlEnding(from) === original) ?? [];
    return to === undefined
      ? []
      : [[file, `${withoutYamlEnding(to)}.${language}${posix.extname(file)}`] as [string, string]];
  });

/** New names of everything that a rename changes, by the kind of their references. */
function newNames(kind: string, moved: readonly RawFile[], from: string, to: string): NewNames {
  const { source, reference, belongings = [] } = KINDS[kind] ?? {};
  const renamed = new Map([[from, to]]);
  const kinds = [{ source, reference }, ...belongings].flatMap((each) =>
    each.reference && moved.some((file) => file.source === each.source) ? [each.reference] : [],
  );
  return Object.fromEntries(kinds.map((each) => [each, renamed]));
}

type Move = NewRedirect & { file: RawFile };

/** Old and new addresses of all files whose addresses change. */
function movedAddresses(
  files: readonly RawFile[],
  edits: ReadonlyMap<string, Edit[]>,
  fileNames: ReadonlyMap<string, string>,
): Move[] {
  return files
    .flatMap((file) => {
      const value = editedValue(file.value, edits.get(file.file) ?? []);
      const after = pathsOf({ ...file, name: fileNames.get(file.file) ?? file.name, value });
      return pathsOf(file).map((from, index) => ({ file, from, to: after[index] ?? from }));
    })
    .filter(({ from, to }) => from !== to);
}

/** Redirects of moves, but not of drafts and scheduled files that were never released: nobody has their addresses. */
function redirectsOf(moves: readonly Move[], files: readonly RawFile[]): NewRedirect[] {
  const scheduled = scheduledFiles(files, buildMoment().getTime()).map(({ file }) => file);
  const released = releasedBefore(files);
  return moves
    .filter(
      ({ file, from }) => released.has(from) || (file.status !== 'draft' && !scheduled.includes(file.file)),
    )
    .map(({ from, to }) => ({ from, to }));
}

/**
 * Plans a rename. Throws a UsageError for an unknown entry or an unusable name.
 *
 * @param to new name; of a page also its whole path
 */
export function planRename(kind: string, name: string, to: string, files: readonly RawFile[]): Plan {
  const entry = findEntry(kind, name, files);
  const [from = entry.name] = kind === 'recipe' ? recipeSlugs(entry) : [];
  const fileName = fileNameOf(kind, to);
  const moved = movedFiles(kind, entry, files);
  const fileNames = new Map(moved.map(({ file }) => [file, fileName]));
  const pictures = renamedPictures(entry, files, from, fileName);
  const names = { ...newNames(kind, moved, from, fileName), picture: pictures };
  const edits = new Map(
    files.map((file) => [
      file.file,
      [...(file === entry ? ownEdits(kind, file, from, to) : []), ...nameEdits(file, names)],
    ]),
  );
  const movedPaths = movedAddresses(files, edits, fileNames);
  const addresses = new Map(movedPaths.map((path) => [path.from, path.to]));
  const texts = files.flatMap((file): [string, string][] => {
    const all = [...(edits.get(file.file) ?? []), ...linkEdits(file, addresses)];
    return all.length === 0 ? [] : [[file.file, editedText(readFileSync(file.file, 'utf8'), all)]];
  });
  const moves = moved.map(({ file }): [string, string] => [file, withName(file, fileName)]);
  return {
    moves: [...moves, ...translationMoves(moves), ...pictureMoves(pictures)],
    texts: new Map(texts),
    redirects: redirectsOf(movedPaths, files),
  };
}
