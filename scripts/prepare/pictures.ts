import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureEntry, PictureIndex } from '@/lib/content/schema/pictures';
import { inParallel } from './in-parallel';
import {
  averageColor,
  type Focus,
  MASTER_RULES,
  type Master,
  type MasterRules,
  planPicture,
  type Rendition,
} from './picture-plan';
import { showProgress } from './progress';
import { writeWhole } from './write-whole';

export type PictureFolders = { masters: string; output: string; index: string; cache: string };

const FOLDERS: PictureFolders = {
  masters: 'data/pictures',
  output: 'public/pictures',
  index: 'data/generated/pictures.json',
  cache: process.env.PICTURE_CACHE || '.cache/pictures',
};

/**
 * Makes every file of public/pictures from the masters and describes them in data/generated/pictures.json.
 * A file is encoded once for each content and setting and kept in the cache (`PICTURE_CACHE` names another
 * folder); files that no master asks for any more are removed. Throws one Error naming every master that
 * cannot be used or breaks a rule.
 */
export async function preparePictures(
  folders = FOLDERS,
  leads: Map<string, Focus>,
  rules = MASTER_RULES,
): Promise<PictureIndex> {
  // One thread for each picture keeps the bytes the same on every machine; pictures run side by side.
  sharp.concurrency(1);
  sharp.cache(false);
  await mkdir(folders.output, { recursive: true });
  await mkdir(folders.cache, { recursive: true });
  await mkdir(path.dirname(folders.index), { recursive: true });

  const leadPictures = leads;
  const masters = await readMasters(folders.masters, rules);
  const progress = showProgress('pictures', masters.length);
  const entries: PictureIndex = {};
  const wanted = new Set<string>();

  const problems: string[] = [];
  const work = async (master: Master) => {
    const { renditions, ...plan } = planPicture(master, leadPictures.get(master.name));
    let encoded = 0;
    for (const rendition of renditions) {
      wanted.add(rendition.file);
      encoded += Number(await provide(rendition, folders));
    }
    const { width, height, ...files } = plan;
    entries[master.name] = { width, height, color: await colorOf(master, folders.cache), ...files };
    progress.step(encoded);
  };
  // A file cut short opens well and fails only when its pixels are read, so the encoders' errors count too.
  await inParallel(masters, Math.min(8, availableParallelism()), (master) =>
    work(master).catch((error: unknown) => {
      problems.push(unreadable(path.posix.join(folders.masters, `${master.name}.webp`), error));
    }),
  );
  stopOn(problems);

  await removeUnwanted(folders.output, wanted);
  const index = sorted(entries);
  const text = oneLineEach(index);
  // An unchanged file is left alone, so nothing reloads.
  if ((await readFile(folders.index, 'utf8').catch(() => '')) !== text) await writeWhole(folders.index, text);
  progress.end();
  return index;
}

async function readMasters(folder: string, rules: MasterRules): Promise<Master[]> {
  const problems: string[] = [];
  const masters: Master[] = [];
  for (const file of (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()) {
    const place = path.posix.join(folder, file);
    if (!/^[a-z][a-z0-9-]*\.webp$/.test(file)) {
      problems.push(`${place}: a master is a .webp file, its name lowercase letters, digits and hyphens`);
      continue;
    }
    try {
      const bytes = await readFile(path.join(folder, file));
      const { width, height } = await sharp(bytes).metadata();
      masters.push({ name: path.basename(file, '.webp'), bytes, width, height });
      if (Math.max(width, height) < rules.longSide) {
        problems.push(`${place}: ${width} × ${height} px; the long side must be ${rules.longSide} or more`);
      }
      if (bytes.length > rules.bytes) {
        problems.push(`${place}: ${inKilobytes(bytes.length)}; at most ${inKilobytes(rules.bytes)}`);
      }
    } catch (error) {
      problems.push(unreadable(place, error));
    }
  }
  const total = masters.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > rules.bytesInAll) {
    problems.push(`${folder}: ${inKilobytes(total)} in all; at most ${inKilobytes(rules.bytesInAll)}`);
  }
  stopOn(problems);
  return masters;
}

const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

const unreadable = (place: string, error: unknown): string =>
  `${place}: cannot be read as a picture (${error instanceof Error ? error.message : error})`;

function stopOn(problems: string[]): void {
  if (problems.length > 0)
    throw new Error(`Pictures that cannot be used:\n  ${problems.sort().join('\n  ')}`);
}

/** Puts a rendition into the output folder, from the cache where it can; true when it had to be encoded. */
async function provide(rendition: Rendition, folders: PictureFolders): Promise<boolean> {
  const kept = path.join(folders.cache, rendition.file);
  const shown = path.join(folders.output, rendition.file);
  const keptSize = await sizeOf(kept);
  if (keptSize > 0) {
    if ((await sizeOf(shown)) !== keptSize) await copyFile(kept, shown);
    return false;
  }
  const bytes = await rendition.encode();
  await writeWhole(kept, bytes);
  await writeWhole(shown, bytes);
  return true;
}

async function colorOf(master: Master, cache: string): Promise<PictureEntry['color']> {
  const key = createHash('sha256').update(master.bytes).digest('hex').slice(0, 16);
  const kept = path.join(cache, `${master.name}-${key}.color`);
  const known = await readFile(kept, 'utf8').catch(() => '');
  if (/^#[0-9a-f]{6}$/.test(known)) return known;
  const color = await averageColor(master.bytes);
  await writeWhole(kept, color);
  return color;
}

async function removeUnwanted(folder: string, wanted: Set<string>): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!wanted.has(file)) await rm(path.join(folder, file), { recursive: true });
  }
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

const sorted = (index: PictureIndex): PictureIndex =>
  Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));

/** JSON with a line for each picture, so that a difference between two builds reads at a glance. */
const oneLineEach = (index: PictureIndex): string =>
  `{\n${Object.entries(index)
    .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}\n`;
