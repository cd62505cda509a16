import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureEntry, PictureIndex } from '@/lib/content/schema/pictures';
import { LEAST_LONG_SIDE, MASTERS_FOLDER } from '@/lib/masters/files';
import { openPicture } from '@/lib/masters/open';
import { fileSizes } from './file-sizes';
import { inParallel } from './in-parallel';
import { readMasters, stopOn, unreadable } from './picture-masters';
import { averageColor, type Focus, type Master, type PicturePlan, planPicture, QUICK } from './picture-plan';
import { showProgress } from './progress';
import { isUnfinished, writeWhole } from './write-whole';

export type PictureFolders = { masters: string; output: string; index: string; cache: string };

const FOLDERS: PictureFolders = {
  masters: MASTERS_FOLDER,
  output: 'public/pictures',
  index: '.content/pictures.json',
  cache: process.env.PICTURE_CACHE || '.cache/pictures',
};

export type PictureOptions = {
  folders?: PictureFolders;
  /** Point that the crops keep, by name, of every picture that leads a recipe. */
  leads: Map<string, Focus>;
  /** Pixels the long side of a master has at least. */
  leastLongSide?: number;
  /** Colour behind transparent parts, `#rrggbb`. */
  paper: string;
  /** For somebody who waits at the screen: what is not in the cache is made in a few small files, without AVIF. */
  quick?: boolean;
  /** Ends the run before its next file, when another has overtaken it. The index stays as it was. */
  signal?: AbortSignal;
};

type Work = { master: Master; plan: PicturePlan };

/**
 * Makes every file of public/pictures from the masters and describes them in .content/pictures.json.
 * A file is encoded once for each content and setting and kept in the cache (`PICTURE_CACHE` names another
 * folder); files that no master asks for any more are removed. May be called again and again. Throws one Error
 * naming every master that cannot be used, and an AbortError when it was overtaken.
 */
export async function preparePictures({
  folders = FOLDERS,
  leads,
  leastLongSide = LEAST_LONG_SIDE,
  paper,
  quick = false,
  signal,
}: PictureOptions): Promise<PictureIndex> {
  // One thread for each picture keeps the bytes the same on every machine; pictures run side by side.
  sharp.concurrency(1);
  sharp.cache(false);
  await mkdir(folders.output, { recursive: true });
  await mkdir(folders.cache, { recursive: true });
  await mkdir(path.dirname(folders.index), { recursive: true });

  const leadPictures = leads;
  const masters = await readMasters(folders.masters, leastLongSide);
  const kept = await fileSizes(folders.cache);
  const isKept = (plan: PicturePlan) => filesOf(plan).every((file) => kept.has(file));
  const bytesOf = ({ file }: Master) => readFile(path.join(folders.masters, file));
  const works: Work[] = [];
  for (const master of masters) {
    signal?.throwIfAborted();
    const context = { bytes: await bytesOf(master), lead: leadPictures.get(master.name), paper };
    const plan = planPicture(master, context);
    works.push({ master, plan: quick && !isKept(plan) ? planPicture(master, context, QUICK) : plan });
  }

  const toMake = works.filter(({ plan }) => !isKept(plan));
  const progress = showProgress('pictures', masters.length, toMake.length);
  const problems: string[] = [];
  // A file cut short opens well and fails only when its pixels are read, so the encoders' errors count too.
  await inParallel(toMake, Math.min(8, availableParallelism()), async ({ master, plan }) => {
    signal?.throwIfAborted();
    try {
      const pixels = await pixelsOf(await bytesOf(master), plan, paper);
      const missing = plan.renditions.filter(({ file }) => !kept.has(file));
      for (const { file, encode } of missing) {
        signal?.throwIfAborted();
        await writeWhole(path.join(folders.cache, file), await encode(await pixels()));
      }
      if (!kept.has(plan.colorFile)) {
        await writeWhole(path.join(folders.cache, plan.colorFile), await averageColor(await pixels()));
      }
      progress.step(missing.length);
    } catch (error) {
      signal?.throwIfAborted();
      problems.push(unreadable(path.posix.join(folders.masters, master.file), error));
    }
  });
  stopOn(problems);
  signal?.throwIfAborted();

  const wanted = works.flatMap(({ plan }) => plan.renditions.map(({ file }) => file));
  await copyMissing(wanted, folders);
  const index: PictureIndex = {};
  for (const { master, plan } of works) {
    index[master.name] = await described(plan, folders.cache);
  }
  signal?.throwIfAborted();
  const text = oneLineEach(index);
  // An unchanged file is left alone, so nothing reloads.
  if ((await readFile(folders.index, 'utf8').catch(() => '')) !== text) await writeWhole(folders.index, text);
  await removeUnwanted(folders.output, new Set(wanted));
  if (!quick || toMake.length > 0) progress.end();
  return index;
}

const filesOf = (plan: PicturePlan): string[] => [...plan.renditions.map(({ file }) => file), plan.colorFile];

/** What the files of a plan are encoded from: the master itself or, decoded only once, a smaller copy. */
async function pixelsOf(
  bytes: Buffer,
  { copy, entry }: PicturePlan,
  paper: string,
): Promise<() => Promise<Sharp>> {
  const { pixels } = await openPicture(bytes, paper);
  if (copy === undefined) return pixels;
  const { data, info } = await (await pixels())
    .resize(entry.width, entry.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return async () => sharp(data, { raw: { width, height, channels } });
}

async function described(plan: PicturePlan, cache: string): Promise<PictureEntry> {
  const { file, width, height, ...files } = plan.entry;
  const color = await readFile(path.join(cache, plan.colorFile), 'utf8');
  return { file, width, height, color, ...files };
}

/** Brings the output folder what it has not, or not whole, from the cache. */
async function copyMissing(wanted: readonly string[], { cache, output }: PictureFolders): Promise<void> {
  const [kept, shown] = await Promise.all([fileSizes(cache), fileSizes(output)]);
  for (const file of wanted) {
    if (shown.get(file) !== kept.get(file)) {
      await copyFile(path.join(cache, file), path.join(output, file));
    }
  }
}

async function removeUnwanted(folder: string, wanted: Set<string>): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!wanted.has(file) && !isUnfinished(file)) {
      await rm(path.join(folder, file), { recursive: true, force: true });
    }
  }
}

/** JSON with a line for each picture, so that a difference between two builds reads at a glance. */
const oneLineEach = (index: PictureIndex): string =>
  `{\n${Object.entries(index)
    .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}\n`;
