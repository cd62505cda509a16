import { withBasePath } from '@/lib/text/base-path';

/**
 * Files of the MapLibre package by the name they are served under. They are not bundled: the worker needs a file of its
 * own, some hosts don't serve `.mjs` as a script, and the service worker caches all bundled files of a visited page, for
 * which these are too large. `next.config.ts` sets the version.
 */
export const LIBRARY_FILES: Readonly<Record<string, string>> = {
  [`maplibre-gl-${process.env.MAPLIBRE_VERSION}.js`]: 'maplibre-gl.mjs',
  [`maplibre-gl-worker-${process.env.MAPLIBRE_VERSION}.js`]: 'maplibre-gl-worker.mjs',
};

const [MAIN = '', WORKER = ''] = Object.keys(LIBRARY_FILES).map((file) => withBasePath(`/maplibre/${file}`));

/** Loads MapLibre. Rejects if the network or the host fails. */
export async function loadMapLibre() {
  const library = (await import(/* turbopackIgnore: true */ MAIN)) as typeof import('maplibre-gl');
  library.setWorkerUrl(new URL(WORKER, document.baseURI).href);
  return library;
}
