import mapLibre from 'maplibre-gl/package.json' with { type: 'json' };
import type { NextConfig } from 'next';
import { basePath } from '@/lib/content/base-path';
import { buildId } from '@/scripts/build-id';

// Nothing is told about who builds this.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const config: NextConfig = {
  // The development server compiles a page when it is asked for, and answers 404 to what is none.
  output: process.env.NODE_ENV === 'production' ? 'export' : undefined,
  trailingSlash: true,
  basePath,
  // For browser code, which knows nothing of SITE_URL, or of packages that it loads from the site's own files.
  env: { BASE_PATH: basePath, MAPLIBRE_VERSION: mapLibre.version },
  reactStrictMode: true,
  typedRoutes: false,
  poweredByHeader: false,
  // Loaded by itself, and only where a picture is a HEIC file.
  serverExternalPackages: ['heic-decode'],
  generateBuildId: buildId,
  // The type check is its own step of npm test, on the same files.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    cpus: 2,
    // A page loads the styles of what it shows, and its scripts in few files, which compress better than many. A low
    // `requestCost` keeps the styles of rare sections out of a chunk that every page loads.
    cssChunking: { type: 'graph', requestCost: 1000 },
    turbopackChunking: { minChunkSize: 120_000, maxMergeChunkSize: 500_000 },
  },
  turbopack: {
    resolveAlias: {
      // In the browser Next stands in for all of Node's `process`, of which only the environment is ever read.
      'next/dist/compiled/process': { browser: './lib/browser/process.ts' },
      // Parts of the framework that the site has of its own, the page for when all has failed and fill-ins for old browsers,
      // and parts that are for a server, the call of a function there and the names of what it sends.
      './builtin/global-error': { browser: './app/global-error.tsx' },
      '../components/builtin/global-error': { browser: './app/global-error.tsx' },
      '../build/polyfills/polyfill-module': { browser: './lib/browser/fill-ins.ts' },
      './reducers/server-action-reducer': { browser: './lib/browser/server-action-reducer.ts' },
      '../../../lib/constants': { browser: './lib/browser/framework-constants.ts' },
      // Both write style elements, which the content policy refuses.
      'react-style-singleton': './components/ui/style-singleton.ts',
    },
    rules: { '**/sonner/dist/index.mjs': { loaders: ['./scripts/loaders/toast-styles.cjs'] } },
  },
};

export default config;
