import { withBasePath } from '@/lib/content/base-path';
import { keptGuideIds } from './guides';
import { registerWorker } from './register-worker';

let renewed: Promise<void> | undefined;

/** Has the guides that are kept here follow the site, once a visit. */
async function renewGuides(): Promise<void> {
  if ((await keptGuideIds()).length > 0) await (await import('./save-guide')).renewGuides();
}

/** Whether the visitor asked their browser to load as little as it can. Not every browser says so. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What the page has loaded, as addresses. */
const loadedFiles = () => [
  ...performance.getEntriesByType('resource').map(({ name }) => name),
  ...Array.from(document.images, ({ currentSrc }) => currentSrc).filter(Boolean),
];

/** Has the pictures further down come as well, in the file that fits this screen: one by one, behind what is asked for. */
async function loadPictures(): Promise<void> {
  for (const image of document.images) {
    image.loading = 'eager';
    if (image.complete) continue;
    await new Promise((settled) => {
      for (const end of ['load', 'error']) image.addEventListener(end, settled, { once: true });
    });
  }
}

/** Has the service worker keep the page that is open, by its path, its pictures and whatever it may load later. Never throws. */
export async function keepPage(page: string): Promise<void> {
  try {
    await registerWorker();
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page: withBasePath(page), files: loadedFiles() });
    if (savesData()) return;
    await loadPictures();
    active?.postMessage({ files: loadedFiles() });
    renewed ??= renewGuides();
    await renewed;
  } catch {
    // Private windows and blocked storage refuse; nothing is lost but the offline copy.
  }
}
