import type { FoundFile } from '@/scripts/import/open-files';
import { uploadOf } from './library';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|hei[cf])$/i;

/** Path of an upload below its folder: "2019/05/leek.jpg". */
const pathOf = (address: string) =>
  /(?:^|\/)uploads\/(.+)$/.exec(address.replaceAll(/\s*›\s*|\\/g, '/'))?.[1]?.toLowerCase();

const nameOf = (address: string) =>
  address
    .split(/[/›\\]/)
    .at(-1)
    ?.trim()
    .toLowerCase() ?? '';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds the file of an upload beside an export: by its path below `uploads`, else by a name that only one picture has. */
export function uploadFinder(files: readonly FoundFile[]): (address: string) => Uint8Array | undefined {
  const byPath = new Map<string, FoundFile[]>();
  const byName = new Map<string, FoundFile[]>();
  const add = (map: Map<string, FoundFile[]>, key: string | undefined, file: FoundFile) => {
    if (key) map.set(key, [...(map.get(key) ?? []), file]);
  };
  for (const file of files.filter(({ name }) => PICTURE.test(name))) {
    add(byPath, pathOf(uploadOf(file.name)), file);
    add(byName, nameOf(uploadOf(file.name)), file);
  }
  return (address) => {
    const upload = decoded(uploadOf(address));
    const named = byName.get(nameOf(upload)) ?? [];
    const hasFolders = named.some(({ name }) => pathOf(name) !== undefined);
    const found = byPath.get(pathOf(upload) ?? '') ?? (hasFolders ? [] : named);
    return found.map(({ read }) => read().bytes).sort((one, other) => other.length - one.length)[0];
  };
}
