/** @jest-environment node */
import { tempFolder } from '@/__tests__/temp-folder';
import { startInTasks } from '@/scripts/postbuild/start-in-tasks';

const CHUNK = 'static/chunks/framework.js';
const START = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["${CHUNK}"],"runtimeModuleIds":[1]});`;
const large = (length: number) => `(e,t)=>{${' '.repeat(length)}}`;
/** An export with a chunk of four modules, two of them large. */
const out = tempFolder({
  [`_next/${CHUNK}`]: `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,1,e=>{},2,${large(30_000)},3,(e,t)=>{},4,${large(60_000)}]);`,
});
type Call = [string, string, () => void] | { otherChunks: string[]; runtimeModuleIds: (string | number)[] };

describe('startInTasks', () => {
  it('runs each large module in its own task, the largest first, and then the rest', () => {
    const started: (string | number)[][] = [];
    const own = new Map<string, () => void>();
    const bundler = {
      push(call: Call) {
        if (Array.isArray(call)) return own.set(call[1], call[2]);
        expect(call.otherChunks).toEqual([CHUNK]);
        started.push(call.runtimeModuleIds.filter((id) => typeof id === 'number'));
        for (const id of call.runtimeModuleIds) if (typeof id === 'string') own.get(id)?.();
      },
    };
    const tasks: (() => void)[] = [];
    const run = new Function('TURBOPACK', 'setTimeout', startInTasks(START, out));
    run(bundler, (task: () => void) => tasks.push(task));
    expect(started).toEqual([[4]]);
    tasks.shift()?.();
    expect(started).toEqual([[4], [2]]);
    tasks.shift()?.();
    expect(started).toEqual([[4], [2], [1]]);
    expect(tasks).toEqual([]);
  });

  it('rejects a start of another form', () => {
    expect(() => startInTasks('start()', out)).toThrow('has a start call in an unexpected format');
  });
});
