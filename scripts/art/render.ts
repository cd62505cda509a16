import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { LEAST_LONG_SIDE } from '@/lib/masters/files';
import { runCommand } from '@/scripts/command';
import { inParallel, writeWhole } from '@/scripts/files';
import { denoiserWeights, findBlender, type Grade, renderScene, type Shot } from './blender';
import { type Options, readOptions } from './options';
import {
  ART,
  isCurrent,
  masterFile,
  pictureHash,
  readRecords,
  sceneFile,
  sceneNames,
  sourceHash,
  writeRecord,
} from './scenes';

const DRAFT = { scale: 0.25, samples: 4 };
const FINAL = { scale: 1, samples: 5 };

const QUALITIES = [82, 78, 74, 70, 66, 60];
/** Bytes a rendered master has at most. */
const MOST_BYTES = 700 * 1024;
/** Share of the soft S in the tone curve. */
const CURVE = 0.38;

/** What every render of a run shares. */
type Settings = { blender: string } & Pick<Shot, 'threads' | 'weights'>;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** The pictures to render: those named, all, or those whose sources changed since their master was made. */
function picturesToRender({ names, all, accept }: Options, scenes: string[]): string[] {
  if (names.length > 0) return names;
  if (all || accept) return scenes;
  const records = readRecords();
  return scenes.filter((name) => !isCurrent(records[name], sourceHash(name), pictureHash(name)));
}

/** Applies a picture's grade to a rendered file: lifts the whites, then bends the tones; it still has to be encoded. */
async function graded(file: string, { gain, saturation }: Grade): Promise<Sharp> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const tones = Uint8Array.from({ length: 256 }, (_, level) => {
    const lifted = Math.min(1, (level / 255) * gain);
    const curved = lifted * lifted * (3 - 2 * lifted);
    return Math.round(255 * (lifted * (1 - CURVE) + curved * CURVE));
  });
  const toned = data.map((level) => tones[level] ?? level);
  return sharp(toned, { raw: { width: info.width, height: info.height, channels: 3 } }).modulate({
    saturation,
  });
}

/** Encodes a master at the best quality that keeps it within its weight. */
async function encodeMaster(picture: Sharp): Promise<{ bytes: Buffer; quality: number }> {
  const pixels = await picture.png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(pixels).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= MOST_BYTES) return { bytes, quality };
  }
  throw new Error(`heavier than ${MOST_BYTES / 1024} KB even at quality ${QUALITIES.at(-1)}`);
}

async function render(name: string, isDraft: boolean, { blender, ...settings }: Settings): Promise<string> {
  const source = sourceHash(name);
  const out = path.join(ART.cache, `${name}-${isDraft ? 'draft' : 'raw'}.png`);
  const size = isDraft ? DRAFT : FINAL;
  const report = await renderScene(blender, { scene: sceneFile(name), out, ...size, ...settings });
  const { width, height } = report;
  const picture = await graded(out, report.grade);
  const times = `built ${report.build} s, rendered ${report.render} s`;
  if (isDraft) {
    await writeWhole(out, await picture.png().toBuffer());
    return `${times} → ${out}`;
  }
  if (Math.max(width, height) < LEAST_LONG_SIDE)
    throw new Error(`SIZE is ${width} × ${height}; its long side must be ${LEAST_LONG_SIDE}`);
  const { bytes, quality } = await encodeMaster(picture);
  await writeWhole(masterFile(name), bytes);
  writeRecord(name, source);
  return `${times}, ${Math.round(bytes.length / 1024)} KB at quality ${quality} → ${masterFile(name)}`;
}

function accept(names: string[]): void {
  for (const name of names) {
    if (pictureHash(name) === '') console.log(`${name}: no master yet`);
    else writeRecord(name, sourceHash(name));
  }
  console.log(`${names.length} pictures noted in ${ART.records}`);
}

async function renderAll(names: string[], { draft, jobs }: Options): Promise<void> {
  const blender = findBlender();
  await mkdir(ART.cache, { recursive: true });
  const threads = Math.max(1, Math.floor(availableParallelism() / jobs));
  const settings = { blender, threads, weights: await denoiserWeights() };
  const start = performance.now();
  let done = 0;
  let failed = 0;
  await inParallel(names, jobs, async (name) => {
    const begun = performance.now();
    const outcome = await render(name, draft, settings).catch((error: Error) => {
      failed += 1;
      return `FAILED\n${error.message}`;
    });
    done += 1;
    console.log(`${done}/${names.length} ${name} (${seconds(begun)}): ${outcome}`);
  });
  console.log(`${done - failed} of ${names.length} pictures in ${seconds(start)}`);
  if (failed > 0) process.exitCode = 1;
}

await runCommand(async () => {
  const scenes = sceneNames();
  const options = readOptions(process.argv.slice(2), scenes);
  const names = picturesToRender(options, scenes);
  if (options.accept) accept(names);
  else if (names.length === 0) console.log('Every picture is as its sources are; nothing to render.');
  else await renderAll(names, options);
});
