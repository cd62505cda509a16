import { cp, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Folder of the editor's modules, with its fonts and encoders beside them. */
const editorFolder = () => dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));

/** Version of the editor. */
export async function editorVersion(): Promise<string> {
  const manifest = await readFile(join(editorFolder(), '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/**
 * Libraries of fields that the desk does not have: maps, code and drawings. They would be loaded on use only, so they stay
 * out of the bundle.
 */
const UNUSED = ['@shikijs/*', 'leaflet/*', 'terra-draw', 'terra-draw-*', 'svgo/*'];

/** Address of a font of the editor at a content delivery network. */
const FOREIGN_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * Code of the editor that loads its fonts and encoders from the folder of the page. Throws if a font of another host has
 * no file, so that an update of the editor cannot ask that host.
 */
export function withOwnAssets(code: string, assets: readonly string[]): string {
  return code
    .replaceAll(/`(?:\.\.\/)?assets\/([\w.-]+)`,\s*import\.meta\.url/g, '`assets/$1`,document.baseURI')
    .replaceAll(FOREIGN_FONT, (address, family: string, subset: string) => {
      const file = assets.find((name) => name.startsWith(`${family}-${subset}-`) && name.endsWith('.woff2'));
      if (file === undefined) throw new Error(`@sveltia/cms has no file for its font ${address}.`);
      return `assets/${file}`;
    });
}

/** Function of the editor that makes a save wait for a promise, with the set of promises that it fills. */
const TRACK =
  /([\w$]+)=new Set,([\w$]+)=([\w$]+)=>\{let ([\w$]+)=\(\)=>\{\1\.delete\(\3\)\};\1\.add\(\3\),\3\.then\(\4,\4\)\}/;

/** Call in an image field that makes the chosen files small. */
const PROCESS = /(try\{let [\w$]+=await )([\w$]+\(\{draft:[\w$]+,resources:[\w$]+,folder:[^{}]+\}\))/;

/**
 * Main module of the editor whose saves wait for pictures that are being made small. Its image field is empty meanwhile:
 * a required picture was reported as missing, and an optional one was left out of the file.
 *
 * Throws if that code has changed, so that an update of the editor cannot bring the fault back.
 */
export function withSavesAfterPictures(code: string): string {
  const track = TRACK.exec(code)?.[2];
  if (track === undefined || !PROCESS.test(code))
    throw new Error('@sveltia/cms has other code for saves and image fields: see withSavesAfterPictures.');
  return code.replace(
    PROCESS,
    (_, start: string, call: string) => `${start}(files=>(${track}(files),files))(${call})`,
  );
}

/** Place where the editor makes the name of an uploaded file, without its extension. */
const NAME = /(\{filename:([\w$]+),extension:[\w$]+\}=[\w$]+\([\w$]+\);[\w$]+=`\$\{)([\w$]+\(\2\))(\}\$\{)/;

/**
 * Main module of the editor that names uploaded files with `deskPictureName` of the page: the editor keeps underscores and
 * leading digits, which names of pictures do not have. Throws if that code has changed.
 */
export function withPictureNames(code: string): string {
  if (!NAME.test(code))
    throw new Error('@sveltia/cms has other code for names of uploaded files: see withPictureNames.');
  return code.replace(
    NAME,
    (_, start: string, __, call: string, end: string) => `${start}globalThis.deskPictureName(${call})${end}`,
  );
}

/** Observer of the editor that draws a field once it comes into view. */
const OBSERVER =
  /(=new WeakMap,[\w$]+=new IntersectionObserver\([\w$]+=>\{[\w$]+\.forEach\(.{1,200}?\}\)\})(\),[\w$]+\))/;

/** Distance below the visible part of a form in which fields are drawn too, in pixels. */
const AHEAD = 800;

/**
 * Main module of the editor that draws the fields below the visible part of a form. Tab leaves the form after the last field
 * that is drawn: those below could not be reached by keyboard. Throws if that code has changed.
 */
export function withFieldsAhead(code: string): string {
  if (!OBSERVER.test(code))
    throw new Error('@sveltia/cms has other code for fields that come into view: see withFieldsAhead.');
  return code.replace(
    OBSERVER,
    (_, start: string, end: string) => `${start},{scrollMargin:"${AHEAD}px"}${end}`,
  );
}

/** Changes of the main module of the editor. */
const changedMain = (code: string) => withFieldsAhead(withPictureNames(withSavesAfterPictures(code)));

/** Changes of the editor's modules while they are bundled. */
const changedEditor = (assets: readonly string[]): Plugin => ({
  name: 'changed-editor',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/].*\.js$/ }, async ({ path }) => {
      const code = withOwnAssets(await readFile(path, 'utf8'), assets);
      const isMain = basename(path) === 'index.js';
      return { contents: isMain ? changedMain(code) : code };
    });
  },
});

/** Writes the scripts of the desk and the files they load to a folder. */
export async function bundleDesk(folder: string): Promise<void> {
  const assets = join(editorFolder(), 'assets');
  await build({
    entryPoints: { desk: 'lib/desk/start.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    external: UNUSED,
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'error',
    plugins: [changedEditor(await readdir(assets))],
  });
  await cp(assets, join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map') && !file.includes('marker-icon'),
  });
}
