import { withBasePath } from '@/lib/text/base-path';
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

/** Makes the service worker store the open page with its pictures and lazy chunks. Never rejects. */
export async function savePage(page: string): Promise<void> {
  try {
    await registerWorker();
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page: withBasePath(page), files: loadedFiles() });
    if (savesData()) return;
    await loadPictures();
    active?.postMessage({ files: loadedFiles() });
    updated ??= updateGuides();
    await updated;
  } catch {
    // Private windows and blocked storage: there is no offline copy.
  }
}
