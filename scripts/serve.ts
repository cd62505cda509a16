import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import { foldSlashes } from '@/lib/frame/first-script';
import { basePath } from '@/lib/text/base-path';
import { headersFor, readHeaders } from '@/scripts/postbuild/headers';

/** Not-found page for a path: that of the nearest folder above it which has one, as pages in another language have. */
function notFoundPage(folder: string, at: string): string {
  const [, first = ''] = at.split('/');
  const own = /^[\w-]+$/.test(first) ? `${first}/404.html` : '';
  return own !== '' && existsSync(path.join(folder, own)) ? own : '404.html';
}

/**
 * Serves an exported site as static hosts do: `/about/` is about/index.html, `/about` and `//about/` redirect to it with
 * their query, unknown addresses get 404.html, text is compressed, and headers are those of the `_headers` file.
 *
 * @param base base path of the site; the root of the host redirects to it
 */
export function siteServer(folder: string, base = basePath) {
  const rulesFile = path.join(folder, '_headers');
  const rules = existsSync(rulesFile) ? readHeaders(readFileSync(rulesFile, 'utf8')) : [];
  // Hosts compress on the fly at about this quality.
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return express()
    .disable('x-powered-by')
    .use((request, response, next) => {
      response.set({ 'Cache-Control': 'no-cache', ...headersFor(request.path, rules) });
      next();
    })
    .use((request, response, next) => {
      const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.originalUrl) ?? [];
      const folded = foldSlashes(path);
      if (folded === path) next();
      else response.redirect(301, folded + query);
    })
    .use(compression({ brotli }))
    .use(base || '/', express.static(folder))
    .get('/', (_request, response) => response.redirect(`${base}/`))
    .use((request, response) => {
      response.removeHeader('Content-Type');
      const headers = { 'Cache-Control': 'no-cache' };
      const file = notFoundPage(folder, request.path.slice(base.length));
      response.status(404).sendFile(file, { root: folder, cacheControl: false, headers });
    });
}
