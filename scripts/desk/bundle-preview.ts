import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build, type Plugin } from 'esbuild';
import postcss, { type AcceptedPlugin } from 'postcss';
import { siteUrl } from '@/lib/content/site-url';
import { basePath } from '@/lib/text/base-path';
import { rootPath } from '@/lib/text/root-path';
import { BROWSER_MODULES } from '@/scripts/prepare/write-content';

const STYLES = 'app/globals.css';

/** Module of the page that has the content of the site. */
const SITE_DATA = './app/desk/site-data';

/** Modules with content of the site, by their path: the preview reads it from a file, so that the bundle has none. */
const DATA_MODULES: Readonly<Record<string, string>> = {
  '@/.content/server': `export { shownContent as default } from '${SITE_DATA}';`,
  '@/.content/pictures.json': `import { siteData } from '${SITE_DATA}'; export default siteData.pictures;`,
  ...Object.fromEntries(
    Object.entries(BROWSER_MODULES).map(([name, exported]) => [
      `@/.content/${name}`,
      `import { shownContent } from '${SITE_DATA}'; export const ${exported} = shownContent.${name};`,
    ]),
  ),
};

/** Modules that no preview needs, with something in their place: structured data is not seen. */
const EMPTY_MODULES: Readonly<Record<string, string>> = {
  '@/components/seo/json-ld': 'export const JsonLd = () => null;',
  '@/lib/pages/content-graphs':
    'const none = () => undefined; export { none as contentGraph, none as postGraph, none as recipeGraph };',
  // Loaded by maps on a page.
  '@/lib/guide/street-file':
    'const none = () => undefined; export { none as streetFile, none as walkStreets };',
  // The schema of a file without a preview, which reads the messages of the engine from a disk.
  '@/lib/content/schema/words': "import { z } from 'zod'; export const words = z.unknown();",
};

const MODULES = { ...DATA_MODULES, ...EMPTY_MODULES };

/** Content of the site from its file, and nothing in place of what the preview does not draw. */
const siteModules: Plugin = {
  name: 'site-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:@|\.)\// }, ({ path, resolveDir }) => {
      const name = path.startsWith('@') ? path : `@/${relative(process.cwd(), resolve(resolveDir, path))}`;
      const module = name.replaceAll('\\', '/');
      return module in MODULES ? { path: module, namespace: 'site-module' } : undefined;
    });
    onLoad({ filter: /.*/, namespace: 'site-module' }, ({ path }) => ({
      contents: MODULES[path],
      resolveDir: process.cwd(),
    }));
    // Modules of `import()` are left out: pages load them after a press or in an effect, and static markup has neither.
    onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, namespace: 'not-loaded' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'not-loaded' }, () => ({ contents: 'export {};' }));
    // Zod has its own messages in fifty languages; those of the checks are of the site.
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/][\w-]+\.js$/ }, ({ path }) =>
      /(?:en|index)\.js$/.test(path) ? undefined : { contents: 'export default () => ({});' },
    );
  },
};

/** Stylesheet of the site by Tailwind, as the build of the pages has it. */
const siteStyles: Plugin = {
  name: 'site-styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]app[\\/]globals\.css$/ }, async ({ path }) => {
      // Its types are those of another copy of PostCSS.
      const plugins = [tailwind({ optimize: false })] as unknown as AcceptedPlugin[];
      const { css } = await postcss(plugins).process(await readFile(path, 'utf8'), {
        from: path,
      });
      return { contents: css, loader: 'css', resolveDir: resolve(STYLES, '..') };
    });
  },
};

/** Writes the script and the styles of the preview to a folder, with the fonts that they load. */
export async function bundlePreview(folder: string): Promise<void> {
  await build({
    entryPoints: { preview: 'app/desk/preview.ts' },
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file', '.svg': 'file' },
    alias: {
      // The package chooses between this and a renderer of streams, which is as large again.
      'react-dom/server': resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
    },
    define: {
      'process.env': JSON.stringify({
        NODE_ENV: 'production',
        BASE_PATH: basePath,
        ROOT_PATH: rootPath,
        SITE_URL: siteUrl,
      }),
    },
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'error',
    plugins: [siteModules, siteStyles],
  });
}
