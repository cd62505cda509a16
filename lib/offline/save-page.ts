import { withBasePath } from '@/lib/text/base-path';
import type { VisitorPages, WorkerMessage } from './cache-rules';
import { savedGuideIds } from './guides';
import { registerWorker } from './register-worker';

let updated: Promise<void> | undefined;

/** Updates saved guides; loads the code for it only if there are any. */
async function updateGuides(): Promise<void> {
  if ((await savedGuideIds()).length > 0) await (await import('./save-guide')).updateGuides();
}

/** True with Save-Data; false in browsers without the Network Information API. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Addresses of all resources that the page has loaded. */
const loadedFiles = () => [
  ...performance.getEntriesByType('resource').map(({ name }) => name),
  ...Array.from(document.images, ({ currentSrc }) => currentSrc).filter(Boolean),
];

/** Loads the lazy pictures of the page one by one, in the size that fits this screen. */
async function loadPictures(): Promise<void> {
  for (const image of document.images) {
    image.loading = 'eager';
    if (image.complete) continue;
    await new Promise((settled) => {
      for (const end of ['load', 'error']) image.addEventListener(end, settled, { once: true });
    });
  }
}

/** Sends a message to the service worker. Rejects if the browser refuses workers. */
async function post(message: WorkerMessage): Promise<void> {
  await registerWorker();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Makes the service worker store the pages of the visitor's own things, and delete others. Never rejects. */
export function saveVisitorPages(own: VisitorPages): Promise<void> {
  return post({ own }).catch(() => {});
}

/**
 * Makes the service worker store pages of this visit with their files, and the lazy pictures of the open one. Never rejects.
 *
 * @param saveMore called after the pages themselves, unless the browser asks for less data
 */
export async function saveVisitedPages(pages: readonly string[], saveMore?: () => void): Promise<void> {
  try {
    for (const page of pages) await post({ page: withBasePath(page), files: loadedFiles() });
    if (savesData()) return;
    saveMore?.();
    await loadPictures();
    await post({ files: loadedFiles() });
    updated ??= updateGuides();
    await updated;
  } catch {
    // Private windows and blocked storage: there is no offline copy.
  }
}
