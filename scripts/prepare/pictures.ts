import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isForeignFile } from '@/lib/content/file-names';
import { holdsPosition } from '@/lib/content/image-position';
import { openPicture } from '@/lib/content/open-image';
import type { PictureIndex } from '@/lib/content/schema/pictures';
import {
  isPictureName,
  LEAST_LONG_SIDE,
  MASTER_FORMATS,
  MASTERS_FOLDER,
  pictureNameOf,
} from '@/lib/content/source-images';
import { inParallel, isUnfinished, writeChanged, writeWhole } from '@/scripts/files';
import { type Focus, type Master, type PicturePlan, planPicture, QUICK } from './picture-plan';

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
};

/** A picture that cannot be used, and why. */
type Fault = { file: string; found: string };

/** Thrown for masters that cannot be used, with all of them. */
export class UnusablePictures extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const lines = faults.map(({ file, found }) => `\n  ${file}: ${found}`).sort();
    super(`Pictures that cannot be used:${lines.join('')}`);
    this.faults = faults;
  }
}

/** What is said of a file that no decoder reads. */
const unreadable = (error: unknown) =>
  `cannot be read as a picture (${error instanceof Error ? error.message : error})`;

/**
 * Makes every file of public/pictures from the masters and describes them in .content/pictures.json.
 * A file is encoded once for each content and setting and kept in the cache (`PICTURE_CACHE` names another
 * folder); files that no master asks for any more are removed. May be called again and again. Throws
 * `UnusablePictures` with every master that cannot be used.
 */
export async function preparePictures({
  folders = FOLDERS,
  leads,
  leastLongSide = LEAST_LONG_SIDE,
  paper,
  quick = false,
}: PictureOptions): Promise<PictureIndex> {
  // One thread for each picture keeps the bytes the same on every machine; pictures run side by side.
  sharp.concurrency(1);
  sharp.cache(false);
  for (const folder of [folders.output, folders.cache, path.dirname(folders.index)])
    await mkdir(folder, { recursive: true });

  const masters = await readMasters(folders.masters, leastLongSide);
  const kept = await fileSizes(folders.cache);
  const missingOf = ({ renditions }: PicturePlan) => renditions.filter(({ file }) => !kept.has(file));
  const bytesOf = ({ file }: Master) => readFile(path.join(folders.masters, file));
  const works: { master: Master; plan: PicturePlan }[] = [];
  for (const master of masters) {
    const context = { bytes: await bytesOf(master), lead: leads.get(master.name), paper };
    const plan = planPicture(master, context);
    const isSlow = quick && missingOf(plan).length > 0;
    works.push({ master, plan: isSlow ? planPicture(master, context, QUICK) : plan });
  }

  const toMake = works.filter(({ plan }) => missingOf(plan).length > 0);
  if (toMake.length > 0) console.log(`pictures: ${toMake.length} of ${masters.length} to make`);
  const logDone = logProgress(toMake.length);
  const faults: Fault[] = [];
  // A file cut short opens well and fails only when its pixels are read, so the encoders' errors count too.
  await inParallel(toMake, Math.min(8, availableParallelism()), async ({ master, plan }) => {
    const inCache = (file: string) => path.join(folders.cache, file);
    try {
      const pixels = await pixelsOf(await bytesOf(master), plan, paper);
      for (const { file, encode } of missingOf(plan)) await writeWhole(inCache(file), await encode(pixels()));
      logDone();
    } catch (error) {
      faults.push({ file: path.posix.join(folders.masters, master.file), found: unreadable(error) });
    }
  });
  if (faults.length > 0) throw new UnusablePictures(faults);

  const needed = works.flatMap(({ plan }) => plan.renditions.map(({ file }) => file));
  await copyMissing(needed, folders);
  const index: PictureIndex = {};
  for (const { master, plan } of works) index[master.name] = plan.entry;
  // A line for each picture, so that a difference between two builds reads at a glance.
  const lines = Object.entries(index).map(
    ([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
  );
  await writeChanged(folders.index, `{\n${lines.join(',\n')}\n}\n`);
  for (const file of await readdir(folders.output)) {
    if (!needed.includes(file) && !isUnfinished(file))
      await rm(path.join(folders.output, file), { recursive: true, force: true });
  }
  const files = toMake.flatMap(({ plan }) => missingOf(plan)).length;
  if (!quick || files > 0)
    console.log(
      `pictures ${masters.length}/${masters.length}, ${files > 0 ? `${files} files made` : 'nothing new'}`,
    );
  return index;
}

/**
 * Every master of a folder in the order of their names, read only as far as it takes to know its size. Throws
 * `UnusablePictures` with all that cannot be used.
 *
 * @param leastLongSide pixels the long side has at least
 */
async function readMasters(folder: string, leastLongSide: number): Promise<Master[]> {
  const faults: Fault[] = [];
  const masters = new Map<string, Master>();
  for (const file of (await readdir(folder)).filter((name) => !isForeignFile(name)).sort()) {
    const place = path.posix.join(folder, file);
    const report = (found: string) => faults.push({ file: place, found });
    const name = pictureNameOf(file);
    const other = masters.get(name ?? '');
    if (name === undefined) report(`a picture here is ${MASTER_FORMATS}, and its name says so at the end`);
    else if (!isPictureName(name))
      report("a picture's name is lowercase letters, digits and hyphens, such as kimchi-stew");
    else if (other) report(`has the name of ${path.posix.join(folder, other.file)}; only one may have it`);
    else {
      try {
        const metadata = await sharp(path.join(folder, file)).metadata();
        const { width, height } = metadata.autoOrient;
        masters.set(name, { name, file, width, height, hasAlpha: metadata.hasAlpha });
        if (Math.max(width, height) < leastLongSide)
          report(`${width} × ${height} px; the long side must be ${leastLongSide} px or more`);
        if (holdsPosition(metadata))
          report(`says where it was taken; take that out: npm run add-picture -- ${place} ${name} --replace`);
      } catch (error) {
        report(unreadable(error));
      }
    }
  }
  if (faults.length > 0) throw new UnusablePictures(faults);
  return [...masters.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What the files of a plan are encoded from: the upright picture, decoded once, no wider than any file needs it. */
async function pixelsOf(bytes: Buffer, { entry }: PicturePlan, paper: string): Promise<() => Sharp> {
  const picture = await (await openPicture(bytes, paper)).pixels();
  const { data, info } = await picture
    .resize(entry.width, entry.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

/** The files of a folder that hold something, each with its size in bytes. */
async function fileSizes(folder: string): Promise<Map<string, number>> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file)).catch(() => undefined)));
  return new Map(files.flatMap((file, index) => (sizes[index]?.size ? [[file, sizes[index].size]] : [])));
}

/** Brings the output folder what it has not, or not whole, from the cache. */
async function copyMissing(needed: readonly string[], { cache, output }: PictureFolders): Promise<void> {
  const [kept, shown] = await Promise.all([fileSizes(cache), fileSizes(output)]);
  for (const file of needed) {
    if (shown.get(file) !== kept.get(file)) await copyFile(path.join(cache, file), path.join(output, file));
  }
}

/** Function to call after each picture; it logs how long the rest takes, at most ten times. */
function logProgress(toMake: number): () => void {
  const start = performance.now();
  let done = 0;
  return () => {
    done += 1;
    if (done === toMake || done % Math.ceil(toMake / 10) !== 0) return;
    const minutes = (((performance.now() - start) / done) * (toMake - done)) / 60_000;
    console.log(`pictures ${done}/${toMake}, about ${Math.ceil(minutes)} min left`);
  };
}
