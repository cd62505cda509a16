/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startInTasks } from '@/scripts/postbuild/start-in-tasks';

const CHUNK = 'static/chunks/framework.js';
const START = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["${CHUNK}"],"runtimeModuleIds":[1]});`;

/** A folder with a chunk of four modules, two of them large. */
function exportedChunk(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  const large = (length: number) => `(e,t)=>{${' '.repeat(length)}}`;
  mkdirSync(path.join(folder, '_next/static/chunks'), { recursive: true });
  writeFileSync(
    path.join(folder, '_next', CHUNK),
    `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,1,e=>{},2,${large(30_000)},3,(e,t)=>{},4,${large(60_000)}]);`,
  );
  return folder;
}

test('large modules are set up one by one, the largest first, each in a task of its own, and then the rest', async () => {
  const started: (string | number)[][] = [];
  const own = new Map<string, () => void>();
  const bundler = {
    push(
      call: [string, string, () => void] | { otherChunks: string[]; runtimeModuleIds: (string | number)[] },
    ) {
      if (Array.isArray(call)) return own.set(call[1], call[2]);
      expect(call.otherChunks).toEqual([CHUNK]);
      started.push(call.runtimeModuleIds.filter((id) => typeof id === 'number'));
      for (const id of call.runtimeModuleIds) if (typeof id === 'string') own.get(id)?.();
    },
  };
  const waiting: (() => void)[] = [];
  const code = startInTasks(START, exportedChunk());
  new Function('TURBOPACK', 'setTimeout', code)(bundler, (next: () => void) => waiting.push(next));
  expect(started).toEqual([[4]]);
  waiting.shift()?.();
  expect(started).toEqual([[4], [2]]);
  waiting.shift()?.();
  expect(started).toEqual([[4], [2], [1]]);
  expect(waiting).toEqual([]);
});

test('a start that is written in another way stops the build', () => {
  expect(() => startInTasks('start()', exportedChunk())).toThrow('starts the app in another way');
});
