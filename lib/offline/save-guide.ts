import { withBasePath } from '@/lib/text/base-path';
import { withFilePath } from '@/lib/text/root-path';
import { rightCopy } from './cache-rules';
import {
  deleteGuide,
  type GuideFile,
  type GuideFiles,
  guideCacheName,
  guideFilesPath,
  isComplete,
  pathsIn,
  readGuide,
  readGuides,
  sizeOf,
} from './guides';
import { registerWorker } from './register-worker';

/**
 * Result of saving a guide. `blocked`: the browser blocks storage. `full`: the quota is exceeded. `interrupted`: a file
 * failed, and the others stay. After `full` and `cancelled` all of them are deleted.
 */
export type SaveOutcome = 'saved' | 'blocked' | 'full' | 'interrupted' | 'cancelled';

/** Number of parallel downloads. */
const CONCURRENCY = 4;

/** Downloads a file, bypassing the worker. Rejects offline, and for a response that is not this file. */
async function download(path: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(withFilePath(path), { cache: 'reload', signal: signal ?? null });
  const copy = await rightCopy(path, response);
  if (!copy) throw new TypeError(`${path}: unexpected response`);
  return copy;
}

/** Downloads the current list of files of a guide. Rejects like `download`. */
export async function fetchGuideFiles(id: string): Promise<GuideFiles> {
  return (await download(guideFilesPath(id))).json() as Promise<GuideFiles>;
}

/**
 * Files of a guide that are not saved in their current version.
 *
 * @param before list of files at the time of the last download
 * @param here paths of the saved files
 */
export function missingFiles(
  files: readonly GuideFile[],
  before: readonly GuideFile[],
  here: ReadonlySet<string>,
): GuideFile[] {
  const versions = new Map(before.map(([path, , version]) => [path, version]));
  return files.filter(([path, , version]) => !here.has(path) || versions.get(path) !== version);
}

type DownloadOptions = {
  /** Called with the saved bytes so far. */
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
};

/** Updates a saved guide to a list of files: downloads what is missing, then deletes what is no longer listed. */
async function syncFiles(
  id: string,
  list: GuideFiles,
  { onProgress, signal }: DownloadOptions = {},
): Promise<void> {
  const cache = await caches.open(guideCacheName(id));
  const { files: before } = (await readGuide(id)) ?? list;
  const listed = withBasePath(guideFilesPath(id));
  const writeList = () =>
    cache.put(
      listed,
      new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } }),
    );
  if (before === list.files) await writeList();
  const addresses = await pathsIn(cache);
  const here = new Set(list.files.flatMap(([path]) => (addresses.has(withFilePath(path)) ? path : [])));
  const missing = missingFiles(list.files, before, here);
  let bytes = sizeOf(list.files) - sizeOf(missing);
  onProgress?.(bytes);
  const save = async ([path, size, version]: GuideFile) => {
    // A file with a content hash in its name may already be cached by a visited page or another guide.
    const cached = version === undefined && (await caches.match(withFilePath(path), { ignoreVary: true }));
    const copy = (cached && (await rightCopy(path, cached))) || (await download(path, signal));
    signal?.throwIfAborted();
    await cache.put(withFilePath(path), copy);
    bytes += size;
    onProgress?.(bytes);
  };
  const saveAll = async (files: readonly GuideFile[]) => {
    const queue = files.values();
    const next = async () => {
      for (const file of queue) await save(file);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, next));
  };
  // Download assets before pages, so a cached page is always complete.
  await saveAll(missing.filter(([, , version]) => version === undefined));
  await saveAll(missing.filter(([, , version]) => version !== undefined));
  await writeList();
  const wanted = new Set([listed, ...list.files.map(([path]) => withFilePath(path))]);
  await Promise.all([...addresses].filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
}

/** True if the quota allows so many bytes, or is unknown. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > bytes;
}

const nameOf = (reason: unknown) => (reason as { name?: unknown } | null)?.name;

/** Saves a guide for offline use, or continues after an interruption. Never rejects. */
export async function saveGuide(
  id: string,
  list: GuideFiles,
  options: DownloadOptions = {},
): Promise<SaveOutcome> {
  try {
    if (!(await registerWorker())) return 'blocked';
    const here = (await readGuide(id))?.here ?? 0;
    if (!(await hasRoom(sizeOf(list.files) - here))) return 'full';
    // If refused, the browser may evict the guide when disk space runs low.
    navigator.storage?.persist?.().catch(() => undefined);
  } catch {
    return 'blocked';
  }
  try {
    await syncFiles(id, list, options);
    return 'saved';
  } catch (reason) {
    const isFull = nameOf(reason) === 'QuotaExceededError';
    if (!isFull && !options.signal?.aborted) return 'interrupted';
    await deleteGuide(id).catch(() => undefined);
    return isFull ? 'full' : 'cancelled';
  }
}

/** Updates all saved guides to the current site. Never rejects: a guide that fails stays as it was. */
export async function updateGuides(): Promise<void> {
  // An incomplete guide is continued by the visitor only.
  for (const { id, here, ...before } of (await readGuides()).filter(isComplete)) {
    try {
      const list = await fetchGuideFiles(id);
      if (JSON.stringify(list) !== JSON.stringify(before)) await syncFiles(id, list);
    } catch {
      // The next visit tries again.
    }
  }
}
