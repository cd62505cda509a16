import { existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { picturesIn } from '@/lib/content/pictures-in';
import type { RawFile } from '@/lib/content/read/links';
import { pathsOf } from '@/lib/content/read/links';
import { pictureNameOf, SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import { SOURCES } from '@/lib/content/sources';

/** True for `stew` and `stew-cut` of `stew`. */
const carries = (picture: string, name: string) => picture === name || picture.startsWith(`${name}-`);

/**
 * New names of the pictures of an entry that carry its name. A picture of a longer name stays if that is the name of
 * another entry (`stew-with-beans-cut` of `stew`), or if it is the main picture of another file.
 */
export function renamedPictures(
  entry: RawFile,
  files: readonly RawFile[],
  from: string,
  to: string,
): Map<string, string> {
  const others = files.filter(({ file }) => file !== entry.file);
  const longer = others
    .flatMap((file) => [file.name, ...pathsOf(file).map((path) => parse(path).base)])
    .filter((name) => name.startsWith(`${from}-`));
  const main = new Set(others.map(({ value }) => Object(Object(value).picture).name));
  const isOthers = (picture: string) =>
    picture !== from && (main.has(picture) || longer.some((name) => carries(picture, name)));
  const pictures = new Set(picturesIn(SOURCES[entry.source].schema, entry.value));
  const own = [...pictures].filter((picture) => carries(picture, from) && !isOthers(picture));
  return new Map(own.map((picture) => [picture, `${to}${picture.slice(from.length)}`]));
}

/** Moves of the files of pictures. */
export function pictureMoves(names: ReadonlyMap<string, string>): [from: string, to: string][] {
  const files = existsSync(SOURCE_IMAGES_FOLDER) ? readdirSync(SOURCE_IMAGES_FOLDER) : [];
  return files.flatMap((file): [string, string][] => {
    const to = names.get(pictureNameOf(file) ?? '');
    const target = `${SOURCE_IMAGES_FOLDER}/${to}${parse(file).ext}`;
    return to === undefined ? [] : [[`${SOURCE_IMAGES_FOLDER}/${file}`, target]];
  });
}
