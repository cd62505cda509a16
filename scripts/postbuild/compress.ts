import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from '@/scripts/export';
import { inParallel } from '@/scripts/files';

/** Text files; pictures and fonts are compressed already. */
const TEXT = /\.(?:cook|css|gpx|html|ics|js|json|kml|md|svg|txt|webmanifest|xml)$/;

/** Minimum size in bytes: smaller files fit into one packet. */
const MIN_SIZE = 1024;

/** Concurrent compressions: the size of libuv's thread pool. */
const CONCURRENCY = 4;

/**
 * Brotli quality: the highest for shared chunks. It takes three times as long for 2.5 % less, too long for the many files
 * of single pages.
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
 * Writes a `.br` and a `.gz` copy of every text file of an export, for servers with static compression.
 *
 * @returns number of compressed files
 */
export async function compressFiles(folder: string): Promise<number> {
  let count = 0;
  const texts = filesUnder(folder).filter((file) => TEXT.test(file));
  await inParallel(texts, CONCURRENCY, async (file) => {
    const target = path.join(folder, file);
    const content = await readFile(target);
    if (content.length <= MIN_SIZE) return;
    count += 1;
    await writeFile(`${target}.br`, await brotli(content, qualityOf(file)));
    await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  });
  return count;
}
