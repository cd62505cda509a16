import mapLibre from 'maplibre-gl/package.json' with { type: 'json' };
import type { NextConfig } from 'next';
import { basePath } from '@/lib/text/base-path';
import { rootPath } from '@/lib/text/root-path';
import { buildId } from '@/scripts/build-id';

// Disable Next.js telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const config: NextConfig = {
  // With `export`, the development server fails on paths that `generateStaticParams` does not list; without, it answers 404.
  output: process.env.NODE_ENV === 'production' ? 'export' : undefined,
  trailingSlash: true,
  basePath,
  // Inlined into browser code, which cannot read SITE_URL or the package file of MapLibre.
  env: { BASE_PATH: basePath, ROOT_PATH: rootPath, MAPLIBRE_VERSION: mapLibre.version },
  // Static hosts answer a folder of public/ with its page; `next dev` does not.
  ...(process.env.NODE_ENV !== 'production' && {
    rewrites: async () => [{ source: '/desk/', destination: '/desk/index.html' }],
  }),
  reactStrictMode: true,
  // `next dev` refuses its scripts to other hosts, such as the address that `npm run dev` shows for phones.
  allowedDevOrigins: process.env.PHONE_HOST ? [process.env.PHONE_HOST] : [],
  typedRoutes: false,
  poweredByHeader: false,
  // Imported only for HEIC files, and not bundled.
  serverExternalPackages: ['heic-decode'],
  generateBuildId: buildId,
  // `npm run typecheck` checks the same files.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    cpus: 2,
    // Each page loads only the styles of the components it renders. A low `requestCost` keeps the styles of rare sections
    // out of a chunk that every page loads.
    cssChunking: { type: 'graph', requestCost: 1000 },
    // Puts constants of other modules, such as messages, where they are used: about 0.15 kB less.
    turbopackCrossModuleConstants: true,
    // Leaves out exports of CommonJS modules, such as the router, that nothing imports: about 0.1 kB less.
    turbopackCjsTreeShaking: true,
    // A little more than the default of 50 kB: 0.7 kB less in every first load, and the library of the dialogs is still in one
    // chunk. From 70 kB on, each dialog has a copy of it.
    turbopackChunking: { minChunkSize: 62_000 },
  },
  turbopack: {
    resolveAlias: {
      // Radix locks scrolling with a <style> element, which the content policy forbids; this uses a constructed stylesheet.
      'react-style-singleton': './components/ui/style-singleton.ts',
    },
    // sonner inserts a <style> element too; the loader removes that call, and its stylesheet is imported as a file.
    rules: { '**/sonner/dist/index.mjs': { loaders: ['./scripts/loaders/toast-styles.cjs'] } },
  },
};

export default config;
