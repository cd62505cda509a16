import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Response } from 'express';
import { basePath } from '@/lib/base-path';

/** Types that the server does not know. */
const TYPES: Record<string, string> = { '.cook': 'text/plain; charset=utf-8' };

function setHeaders(response: Response, file: string): void {
  const type = TYPES[path.extname(file)];
  if (type) response.setHeader('Content-Type', type);
  // Names that carry a hash of the content never change.
  const isFixed = /[\\/](?:_next[\\/]static|pictures)[\\/]/.test(file);
  response.setHeader('Cache-Control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/**
 * Answers with the files of an exported site as static hosts do: `/about/` is about/index.html, `/about` leads there
 * with its query, unknown addresses get 404.html, and text is compressed.
 *
 * @param base path that the site stands under; the root of the host leads there, and nothing else is at it
 */
export function siteServer(folder: string, base = basePath) {
  // Quality 5 stands for what hosts send while a visitor waits.
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return express()
    .disable('x-powered-by')
    .use((_request, response, next) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      next();
    })
    .use(compression({ brotli }))
    .use(base || '/', express.static(folder, { setHeaders }))
    .get('/', (_request, response) => response.redirect(`${base}/`))
    .use((_request, response) => {
      const headers = { 'Cache-Control': 'no-cache' };
      response.status(404).sendFile('404.html', { root: folder, cacheControl: false, headers });
    });
}
