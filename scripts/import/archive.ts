import { unzipSync } from 'fflate';
import { ImportError } from './import-error';
import { type FoundFile, roleOf } from './open-files';
import { type Input, MOST_BYTES } from './read-input';
import { zipEntryName } from './zip-entry-name';

/** Limits against archives that expand to far more than they hold. */
const MOST_ENTRIES = 20_000;
const MOST_TOTAL = 1024 * 1024 * 1024;
const DEEPEST = 3;

/** True for a zip archive. */
export const isZip = ({ bytes }: Input): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** True for a path that leads out of the folder an archive is unpacked to. */
const climbs = (name: string): boolean =>
  /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..');

/** Entries of an archive, each unpacked when it is read, so that one is in memory at a time; archives inside of it too. */
export function archiveEntries(archive: Input, depth = 1): FoundFile[] {
  const entries: { name: string; size: number; at: number }[] = [];
  try {
    unzipSync(archive.bytes, {
      filter: ({ name, originalSize }) => {
        entries.push({ name, size: originalSize, at: entries.length });
        return false;
      },
    });
  } catch {
    throw new ImportError('a damaged zip archive');
  }
  if (entries.length > MOST_ENTRIES)
    throw new ImportError(`a zip archive with more than ${MOST_ENTRIES} files`);
  if (entries.reduce((sum, { size }) => sum + size, 0) > MOST_TOTAL)
    throw new ImportError('a zip archive that expands to more than 1 GB');
  const files = entries.filter(
    ({ name }) => !/[/\\]$/.test(name) && (climbs(name) || roleOf(zipEntryName(name)) !== 'none'),
  );
  return files.flatMap(({ name, size, at }): FoundFile[] => {
    const shown = `${archive.name} › ${zipEntryName(name)}`;
    const read = (): Input => {
      if (climbs(name)) throw new ImportError('a path that leads out of the archive');
      if (size > MOST_BYTES) throw new ImportError('larger than 64 MB');
      let position = -1;
      const unpacked = unzipSync(archive.bytes, {
        filter: () => {
          position += 1;
          return position === at;
        },
      });
      return { name: shown, bytes: unpacked[name] ?? new Uint8Array() };
    };
    if (!/\.(?:zip|paprikarecipes|mela|melarecipes)$/i.test(name) || climbs(name) || size > MOST_BYTES)
      return [{ name: shown, read, isBeside: !climbs(name) && roleOf(zipEntryName(name)) === 'beside' }];
    const inner = read();
    if (!isZip(inner)) return [{ name: shown, read: () => inner }];
    if (depth >= DEEPEST)
      return [
        {
          name: shown,
          read: () => {
            throw new ImportError('an archive inside of three others');
          },
        },
      ];
    return archiveEntries(inner, depth + 1);
  });
}
