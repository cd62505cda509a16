import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isForeignFile } from '@/lib/content/file-names';
import { hasGpsPosition } from '@/lib/content/image-position';
import { openPicture } from '@/lib/content/open-image';
import type { PictureIndex } from '@/lib/content/schema/pictures';
import {
  isPictureName,
  MIN_LONG_SIDE,
  pictureNameOf,
  SOURCE_IMAGE_FORMATS,
  SOURCE_IMAGES_FOLDER,
} from '@/lib/content/source-images';
import { inParallel, isTemporary, writeAtomic, writeChanged } from '@/scripts/files';
import { type Focus, type PicturePlan, planPicture, QUICK, type SourceImage } from './picture-plan';

export type PictureFolders = { sources: string; output: string; index: string; cache: string };

const FOLDERS: PictureFolders = {
  sources: SOURCE_IMAGES_FOLDER,
  output: 'public/pictures',
  index: '.content/pictures.json',
  cache: process.env.PICTURE_CACHE || '.cache/pictures',
};

export type PictureOptions = {
  folders?: PictureFolders;
  /** Focus of the lead picture of every recipe, by picture name. */
  leads: Map<string, Focus>;
  /** Minimum of the long side of a source image, in pixels. */
  minLongSide?: number;
  /** Colour behind transparent parts, `#rrggbb`. */
  paper: string;
  /** True to encode pictures that are not cached quickly, in few small files without AVIF. */
  quick?: boolean;
};

/** Source image that cannot be used, and why. */
type Fault = { file: string; found: string };

/** Error with all source images that cannot be used. */
export class UnusablePictures extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const lines = faults.map(({ file, found }) => `\n  ${file}: ${found}`).sort();
    super(`Pictures that cannot be used:${lines.join('')}`);
    this.faults = faults;
  }
}

/** Message for a file that cannot be decoded. */
const unreadable = (error: unknown) =>
  `cannot be read as a picture (${error instanceof Error ? error.message : error})`;

/**
 * Encodes all files of public/pictures from the source images and writes .content/pictures.json. Files are cached by
 * content and settings (`PICTURE_CACHE` names another folder); unused ones are removed from public/pictures. Throws
 * `UnusablePictures` with all source images that cannot be used.
 */
export async function preparePictures({
  folders = FOLDERS,
  leads,
  minLongSide = MIN_LONG_SIDE,
  paper,
  quick = false,
}: PictureOptions): Promise<PictureIndex> {
  // With one thread per picture, the bytes are the same on every machine; pictures are encoded in parallel.
  sharp.concurrency(1);
  sharp.cache(false);
  for (const folder of [folders.output, folders.cache, path.dirname(folders.index)])
    await mkdir(folder, { recursive: true });

  const sources = await readSourceImages(folders.sources, minLongSide);
  const cached = await fileSizes(folders.cache);
  const missingOf = ({ renditions }: PicturePlan) => renditions.filter(({ file }) => !cached.has(file));
  const bytesOf = ({ file }: SourceImage) => readFile(path.join(folders.sources, file));
  const works: { source: SourceImage; plan: PicturePlan }[] = [];
  for (const source of sources) {
    const context = { bytes: await bytesOf(source), lead: leads.get(source.name), paper };
    const plan = planPicture(source, context);
    const isSlow = quick && missingOf(plan).length > 0;
    works.push({ source, plan: isSlow ? planPicture(source, context, QUICK) : plan });
  }

  const toMake = works.filter(({ plan }) => missingOf(plan).length > 0);
  if (toMake.length > 0) console.log(`pictures: ${toMake.length} of ${sources.length} to make`);
  const logDone = logProgress(toMake.length);
  const faults: Fault[] = [];
  // A truncated file opens without error and fails only when its pixels are decoded.
  await inParallel(toMake, Math.min(8, availableParallelism()), async ({ source, plan }) => {
    const inCache = (file: string) => path.join(folders.cache, file);
    try {
      const pixels = await pixelsOf(await bytesOf(source), plan, paper);
      for (const { file, encode } of missingOf(plan))
        await writeAtomic(inCache(file), await encode(pixels()));
      logDone();
    } catch (error) {
      faults.push({ file: path.posix.join(folders.sources, source.file), found: unreadable(error) });
    }
  });
  if (faults.length > 0) throw new UnusablePictures(faults);

  const needed = works.flatMap(({ plan }) => plan.renditions.map(({ file }) => file));
  await copyMissing(needed, folders);
  const index: PictureIndex = {};
  for (const { source, plan } of works) index[source.name] = plan.entry;
  // One line per picture, for readable diffs.
  const lines = Object.entries(index).map(
    ([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
  );
  await writeChanged(folders.index, `{\n${lines.join(',\n')}\n}\n`);
  for (const file of await readdir(folders.output)) {
    if (!needed.includes(file) && !isTemporary(file))
      await rm(path.join(folders.output, file), { recursive: true, force: true });
  }
  const files = toMake.flatMap(({ plan }) => missingOf(plan)).length;
  if (!quick || files > 0)
    console.log(
      `pictures ${sources.length}/${sources.length}, ${files > 0 ? `${files} files made` : 'nothing new'}`,
    );
  return index;
}

/** Source images of a folder sorted by name, with their sizes from the headers. Throws `UnusablePictures`. */
async function readSourceImages(folder: string, minLongSide: number): Promise<SourceImage[]> {
  const faults: Fault[] = [];
  const sources = new Map<string, SourceImage>();
  for (const file of (await readdir(folder)).filter((name) => !isForeignFile(name)).sort()) {
    const source = path.posix.join(folder, file);
    const report = (found: string) => faults.push({ file: source, found });
    const name = pictureNameOf(file);
    const other = sources.get(name ?? '');
    if (name === undefined)
      report(`a picture here is ${SOURCE_IMAGE_FORMATS}, and its name says so at the end`);
    else if (!isPictureName(name))
      report("a picture's name is lowercase letters, digits and hyphens, such as kimchi-stew");
    else if (other) report(`has the name of ${path.posix.join(folder, other.file)}; only one may have it`);
    else {
      try {
        const metadata = await sharp(path.join(folder, file)).metadata();
        const { width, height } = metadata.autoOrient;
        sources.set(name, { name, file, width, height, hasAlpha: metadata.hasAlpha });
        if (Math.max(width, height) < minLongSide)
          report(`${width} × ${height} px; the long side must be ${minLongSide} px or more`);
        if (hasGpsPosition(metadata))
          report(
            `says where it was taken; take that out: npm run add-picture -- ${source} ${name} --replace`,
          );
      } catch (error) {
        report(unreadable(error));
      }
    }
  }
  if (faults.length > 0) throw new UnusablePictures(faults);
  return [...sources.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Upright picture for the files of a plan, decoded once and reduced to the maximum width. */
async function pixelsOf(bytes: Buffer, { entry }: PicturePlan, paper: string): Promise<() => Sharp> {
  const picture = await (await openPicture(bytes, paper)).pixels();
  const { data, info } = await picture
    .resize(entry.width, entry.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

/** Non-empty files of a folder with their size in bytes. */
async function fileSizes(folder: string): Promise<Map<string, number>> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file)).catch(() => undefined)));
  return new Map(files.flatMap((file, index) => (sizes[index]?.size ? [[file, sizes[index].size]] : [])));
}

/** Copies missing and incomplete files from the cache to the output folder. */
async function copyMissing(needed: readonly string[], { cache, output }: PictureFolders): Promise<void> {
  const [cached, existing] = await Promise.all([fileSizes(cache), fileSizes(output)]);
  for (const file of needed) {
    if (existing.get(file) !== cached.get(file))
      await copyFile(path.join(cache, file), path.join(output, file));
  }
}

/** Returns a function to call after each picture; it logs the remaining time, at most ten times. */
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
