import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { LEAST_LONG_SIDE } from '@/lib/masters/files';
import { inParallel } from '@/scripts/prepare/in-parallel';
import { writeWhole } from '@/scripts/prepare/write-whole';
import { findBlender, renderScene } from './blender';
import { encodeMaster, graded } from './finish';
import { ART, Refusal } from './folders';
import { type Options, readOptions } from './options';
import { isCurrent, masterFile, pictureHash, readRecords, writeRecords } from './records';
import { sceneNames, sourceHash } from './sources';
import { denoiserWeights } from './weights';

const DRAFT = { scale: 0.25, samples: 4 };
const FINAL = { scale: 1, samples: 5 };

/** What every render of a run shares. */
type Bench = { blender: string; threads: number; weights: string };

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** The pictures to render: those named, all, or those whose sources changed since their master was made. */
async function wanted(options: Options, scenes: string[]): Promise<string[]> {
  if (options.names.length > 0) return options.names;
  if (options.all) return scenes;
  const records = await readRecords();
  const changed: string[] = [];
  for (const name of scenes) {
    if (!isCurrent(records[name], await sourceHash(name), await pictureHash(name))) changed.push(name);
  }
  return changed;
}

async function renderDraft(name: string, { blender, ...bench }: Bench): Promise<string> {
  const out = path.join(ART.cache, `${name}-draft.png`);
  const report = await renderScene(blender, { scene: sceneFile(name), out, ...DRAFT, ...bench });
  const bytes = await (await graded(out, report.grade)).png().toBuffer();
  await writeFile(out, bytes);
  return `built ${report.build} s, rendered ${report.render} s → ${out}`;
}

async function renderFinal(name: string, { blender, ...bench }: Bench): Promise<string> {
  const source = await sourceHash(name);
  const raw = path.join(ART.cache, `${name}-raw.png`);
  const report = await renderScene(blender, { scene: sceneFile(name), out: raw, ...FINAL, ...bench });
  if (Math.max(report.width, report.height) < LEAST_LONG_SIDE) {
    throw new Error(`SIZE is ${report.width} × ${report.height}; its long side must be ${LEAST_LONG_SIDE}`);
  }
  const { bytes, quality } = await encodeMaster(await graded(raw, report.grade));
  await writeWhole(masterFile(name), bytes);
  await note(name, source);
  const weight = `${Math.round(bytes.length / 1024)} KB at quality ${quality}`;
  return `built ${report.build} s, rendered ${report.render} s, ${weight} → ${masterFile(name)}`;
}

const sceneFile = (name: string): string => path.posix.join(ART.scenes, `${name}.py`);

// Records are read and written one picture after the other, however many render at a time.
let writing: Promise<void> = Promise.resolve();

/** Notes that the master now on disk was made from these sources. */
function note(name: string, source: string): Promise<void> {
  writing = writing.then(async () => {
    const records = await readRecords();
    records[name] = { source, picture: await pictureHash(name) };
    await writeRecords(records);
  });
  return writing;
}

async function accept(names: string[]): Promise<void> {
  for (const name of names) {
    if ((await pictureHash(name)) === '') console.log(`${name}: no master yet`);
    else await note(name, await sourceHash(name));
  }
  console.log(`${names.length} pictures noted in ${ART.records}`);
}

async function renderAll(names: string[], options: Options): Promise<number> {
  const blender = findBlender();
  await mkdir(ART.cache, { recursive: true });
  const threads = Math.max(1, Math.floor(availableParallelism() / options.jobs));
  const bench = { blender, threads, weights: await denoiserWeights() };
  const start = performance.now();
  let done = 0;
  let failed = 0;
  const work = options.draft ? renderDraft : renderFinal;
  await inParallel(names, options.jobs, async (name) => {
    const begun = performance.now();
    const outcome = await work(name, bench).catch((error: Error) => {
      failed += 1;
      return `FAILED\n${error.message}`;
    });
    done += 1;
    console.log(`${done}/${names.length} ${name} (${seconds(begun)}): ${outcome}`);
  });
  console.log(`${done - failed} of ${names.length} pictures in ${seconds(start)}`);
  return failed;
}

try {
  const scenes = await sceneNames();
  const options = readOptions(process.argv.slice(2), scenes);
  const names = options.accept && options.names.length === 0 ? scenes : await wanted(options, scenes);
  if (options.accept) await accept(names);
  else if (names.length === 0) console.log('Every picture is as its sources are; nothing to render.');
  else if ((await renderAll(names, options)) > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
