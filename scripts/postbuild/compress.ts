import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from '@/scripts/export';
import { inParallel } from '@/scripts/files';

/** Text, which gets much smaller; pictures and fonts are compressed as they are. */
const TEXT = /\.(?:cook|css|gpx|html|ics|js|json|kml|svg|txt|webmanifest|xml)$/;

/** Smaller files fit into one packet anyway, in bytes. */
const SMALLEST = 1024;

/** How many files are compressed at a time: as many as Node has threads for it. */
const AT_A_TIME = 4;

/**
 * Brotli's quality: the highest for what every page shares. The last step of it takes three times as long for one part in
 * forty, which is too much for the many files that are one page's own.
 */
const qualityOf = (file: string) =>
  file.startsWith('_next/static/chunks/') ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;

const brotli = (content: Buffer, quality: number) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/**
 * Writes a `.br` and a `.gz` beside every text file of an export, for servers that send them as they are.
 *
 * @returns how many files were compressed
 */
export async function compressFiles(folder: string): Promise<number> {
  let count = 0;
  const texts = filesUnder(folder).filter((file) => TEXT.test(file));
  await inParallel(texts, AT_A_TIME, async (file) => {
    const target = path.join(folder, file);
    const content = await readFile(target);
    if (content.length <= SMALLEST) return;
    count += 1;
    await writeFile(`${target}.br`, await brotli(content, qualityOf(file)));
    await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  });
  return count;
}
