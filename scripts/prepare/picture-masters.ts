import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { isPictureName, MASTER_FORMATS, pictureNameOf } from '@/lib/masters/files';
import { holdsPosition } from '@/lib/masters/position';
import type { Master } from './picture-plan';

/**
 * Every master of a folder in the order of their names, read only as far as it takes to know its size. Throws one
 * Error naming all that cannot be used.
 *
 * @param leastLongSide pixels the long side has at least
 */
export async function readMasters(folder: string, leastLongSide: number): Promise<Master[]> {
  const problems: string[] = [];
  const masters = new Map<string, Master>();
  for (const file of (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()) {
    const place = path.posix.join(folder, file);
    const name = pictureNameOf(file);
    const other = name && masters.get(name);
    if (name === undefined) {
      problems.push(`${place}: a picture here is ${MASTER_FORMATS}, and its name says so at the end`);
    } else if (!isPictureName(name)) {
      problems.push(
        `${place}: a picture's name is lowercase letters, digits and hyphens, such as kimchi-stew`,
      );
    } else if (other) {
      problems.push(`${place}: has the name of ${path.posix.join(folder, other.file)}; only one may have it`);
    } else {
      try {
        const metadata = await sharp(path.join(folder, file)).metadata();
        const { width, height } = metadata.autoOrient;
        masters.set(name, { name, file, width, height, hasAlpha: metadata.hasAlpha });
        if (Math.max(width, height) < leastLongSide) {
          problems.push(
            `${place}: ${width} × ${height} px; the long side must be ${leastLongSide} px or more`,
          );
        }
        if (holdsPosition(metadata)) {
          problems.push(
            `${place}: says where it was taken; take that out: npm run add-picture -- ${place} ${name} --replace`,
          );
        }
      } catch (error) {
        problems.push(unreadable(place, error));
      }
    }
  }
  stopOn(problems);
  return [...masters.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What is said of a file that no decoder reads. */
export const unreadable = (place: string, error: unknown): string =>
  `${place}: cannot be read as a picture (${error instanceof Error ? error.message : error})`;

/** Throws one Error with all problems, if there are any. */
export function stopOn(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`Pictures that cannot be used:\n  ${[...problems].sort().join('\n  ')}`);
}
