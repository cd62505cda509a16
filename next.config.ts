import type { NextConfig } from 'next';

const config: NextConfig = {
  // The development server compiles a page when it is asked for, and answers 404 to what is none.
  output: process.env.NODE_ENV === 'production' ? 'export' : undefined,
  trailingSlash: true,
  reactStrictMode: true,
  typedRoutes: false,
  poweredByHeader: false,
  // Loaded by itself, and only where a picture is a HEIC file.
  serverExternalPackages: ['heic-decode'],
  // A hash of the sources (scripts/gate/build-site.ts), so that two builds of one state are identical.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // The type check is its own step of the gate, on the same files.
  typescript: { ignoreBuildErrors: true },
  experimental: { cpus: 2 },
  // In the browser Next stands in for all of Node's `process`, of which only the environment is ever read.
  turbopack: { resolveAlias: { 'next/dist/compiled/process': { browser: './lib/browser/process.ts' } } },
};

export default config;
