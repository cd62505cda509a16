import { withBasePath } from '@/lib/content/base-path';
import {
  type GuideFile,
  type GuideFiles,
  guideCacheName,
  isWhole,
  letGoOfGuide,
  listPath,
  pathsIn,
  readGuide,
  readGuides,
  sizeOf,
} from './guides';
import { registerWorker } from './register-worker';
import { rightCopy } from './worker';

/**
 * What came of keeping a guide. `blocked`: the browser lets this site keep nothing. `full`: there is no room. `interrupted`:
 * a file did not come, and what did stays here. After `full` and `cancelled` nothing of it is here.
 */
export type KeepOutcome = 'kept' | 'blocked' | 'full' | 'interrupted' | 'cancelled';

/** How many files are fetched at a time. */
const AT_ONCE = 4;

/**
 * The copy of a file of this site as the server has it now, behind the back of the worker. Rejects without a network, and
 * where it is answered with something else.
 */
async function fetchCopy(path: string, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(withBasePath(path), { cache: 'reload', signal: signal ?? null });
  const copy = await rightCopy(path, answer);
  if (!copy) throw new TypeError(`${path} was answered with something else`);
  return copy;
}

/** What a guide consists of now. Rejects like `fetchCopy`. */
export async function fetchGuideFiles(id: string): Promise<GuideFiles> {
  return (await fetchCopy(listPath(id))).json() as Promise<GuideFiles>;
}

/**
 * The files of a guide that are not here as they are now.
 *
 * @param before the files that were listed when those that are here were fetched
 * @param here paths of those
 */
export function missingFiles(
  files: readonly GuideFile[],
  before: readonly GuideFile[],
  here: ReadonlySet<string>,
): GuideFile[] {
  const versions = new Map(before.map(([path, , version]) => [path, version]));
  return files.filter(([path, , version]) => !here.has(path) || versions.get(path) !== version);
}

type Fetching = {
  /** Hears how many bytes of it are here. */
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
};

/** Brings what is here of a guide to a list of files: what is missing comes, then what it no longer needs goes. */
async function fetchFiles(
  id: string,
  list: GuideFiles,
  { onProgress, signal }: Fetching = {},
): Promise<void> {
  const cache = await caches.open(guideCacheName(id));
  const { files: before } = (await readGuide(id)) ?? list;
  const listed = withBasePath(listPath(id));
  const writeList = () =>
    cache.put(
      listed,
      new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } }),
    );
  if (before === list.files) await writeList();
  const addresses = await pathsIn(cache);
  const here = new Set(list.files.flatMap(([path]) => (addresses.has(withBasePath(path)) ? path : [])));
  const missing = missingFiles(list.files, before, here);
  let bytes = sizeOf(list.files) - sizeOf(missing);
  onProgress?.(bytes);
  const keep = async ([path, size, version]: GuideFile) => {
    // A name that says what is in it may be here already, with a page that was visited or another guide.
    const visited = version === undefined && (await caches.match(withBasePath(path), { ignoreVary: true }));
    const copy = (visited && (await rightCopy(path, visited))) || (await fetchCopy(path, signal));
    signal?.throwIfAborted();
    await cache.put(withBasePath(path), copy);
    bytes += size;
    onProgress?.(bytes);
  };
  const inTurn = async (files: readonly GuideFile[]) => {
    const queue = files.values();
    const next = async () => {
      for (const file of queue) await keep(file);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  };
  // A page that is here has all it needs, whatever happens.
  await inTurn(missing.filter(([, , version]) => version === undefined));
  await inTurn(missing.filter(([, , version]) => version !== undefined));
  await writeList();
  const wanted = new Set([listed, ...list.files.map(([path]) => withBasePath(path))]);
  await Promise.all([...addresses].filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
}

/** Whether the browser says that it has no room for so many bytes. Not every browser says. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > bytes;
}

const nameOf = (reason: unknown) => (reason as { name?: unknown } | null)?.name;

/** Keeps a guide for times without a network, or goes on where that was interrupted. Never rejects. */
export async function keepGuide(id: string, list: GuideFiles, fetching: Fetching = {}): Promise<KeepOutcome> {
  try {
    if (!(await registerWorker())) return 'blocked';
    const here = (await readGuide(id))?.here ?? 0;
    if (!(await hasRoom(sizeOf(list.files) - here))) return 'full';
    // A browser that says no keeps it while there is room.
    navigator.storage?.persist?.().catch(() => undefined);
  } catch {
    return 'blocked';
  }
  try {
    await fetchFiles(id, list, fetching);
    return 'kept';
  } catch (reason) {
    const isFull = nameOf(reason) === 'QuotaExceededError';
    if (!isFull && !fetching.signal?.aborted) return 'interrupted';
    await letGoOfGuide(id).catch(() => undefined);
    return isFull ? 'full' : 'cancelled';
  }
}

/** Brings the guides that are kept here to what they are on the site now. Never rejects: what fails stays as it was. */
export async function renewGuides(): Promise<void> {
  // One that was interrupted waits for its visitor.
  for (const { id, here, ...before } of (await readGuides()).filter(isWhole)) {
    try {
      const list = await fetchGuideFiles(id);
      if (JSON.stringify(list) !== JSON.stringify(before)) await fetchFiles(id, list);
    } catch {
      // Another page tries again.
    }
  }
}
