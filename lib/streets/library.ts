import { withBasePath } from '@/lib/content/base-path';

/**
 * Files of MapLibre as its package has them, by the name they are served under. They are no part of what the bundler
 * builds: its worker has to be a file of its own, some hosts take `.mjs` for no script, and what the bundler builds is
 * kept on the device with the first visit to a page, which these are far too large for. `next.config.ts` knows the version.
 */
export const LIBRARY_FILES: Readonly<Record<string, string>> = {
  [`maplibre-gl-${process.env.MAPLIBRE_VERSION}.js`]: 'maplibre-gl.mjs',
  [`maplibre-gl-worker-${process.env.MAPLIBRE_VERSION}.js`]: 'maplibre-gl-worker.mjs',
};

const [MAIN = '', WORKER = ''] = Object.keys(LIBRARY_FILES).map((file) => withBasePath(`/maplibre/${file}`));

/** Loads MapLibre. Rejects where the network or a host does not give it. */
export async function loadMapLibre() {
  const library = (await import(/* turbopackIgnore: true */ MAIN)) as typeof import('maplibre-gl');
  library.setWorkerUrl(new URL(WORKER, document.baseURI).href);
  return library;
}
