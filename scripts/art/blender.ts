import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { ART, Refusal } from './folders';

const MISSING = `No Blender found. It is only needed for rendering pictures, never for building the site.
Debian and Ubuntu: apt-get install --no-install-recommends blender python3-numpy libopenblas0 (3.4 is what the studio is
written for). Or say where it is: BLENDER=/path/to/blender npm run art`;

/** Path of Blender: what BLENDER names, or the first one in PATH. */
export function findBlender(env: NodeJS.ProcessEnv = process.env): string {
  const folders = (env.PATH ?? '').split(path.delimiter);
  const places = env.BLENDER ? [env.BLENDER] : folders.map((folder) => path.join(folder, 'blender'));
  const found = places.find(isProgram);
  if (!found)
    throw new Refusal(env.BLENDER ? `BLENDER names no program: ${env.BLENDER}\n${MISSING}` : MISSING);
  return found;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
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
export type ShotReport = { width: number; height: number; grade: Grade; build: number; render: number };

/** Runs one scene in the background at low priority. Throws with the end of Blender's output. */
export function renderScene(blender: string, shot: Shot): Promise<ShotReport> {
  const settings = Object.entries(shot).map(([key, value]) => `${key}=${value}`);
  const flags = ['-b', '--factory-startup', '-noaudio', '-P', ART.main, '--', ...settings];
  return new Promise((resolve, reject) => {
    const child = spawn(blender, flags, { stdio: ['ignore', 'pipe', 'pipe'] });
    lowerPriority(child.pid);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      const report = /^ART (\{.*\})$/m.exec(output)?.[1];
      if (code === 0 && report) resolve(JSON.parse(report));
      else reject(new Error(lastLines(output)));
    });
  });
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, 19);
  } catch {
    // Not every system allows it, and it only matters for what else the machine does.
  }
}

function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line !== '' && !/^(Fra:|Saved:|Blender quit)/.test(line));
  return lines.slice(-12).join('\n');
}
