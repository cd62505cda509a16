import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePath } from '@/lib/text/base-path';
import { escapeMarkup } from '@/lib/text/markup';
import { runCommand, UsageError } from './command';
import { exportedPages, metaTagsOf, OUT } from './export';

// `npm run preview:shares`: writes a page with the link preview of every exported page, about as six services draw it.

/** Page that is written; .cache is not part of the repository. */
const PREVIEW = path.resolve('.cache/shares.html');

/** Values that services read in the head of a page. `image` and `pin` are addresses of files in the export. */
type Preview = {
  route: string;
  host: string;
  site: string;
  title: string;
  text: string;
  image: string;
  pin?: string;
};

/** Address of an exported file on this machine, for a full address of the site. */
function fileAddress(address: string): string {
  const file = decodeURI(new URL(address).pathname).slice(basePath.length);
  return pathToFileURL(path.join(path.resolve(OUT), file)).href;
}

/** The preview of a page; undefined for a page without a card, and for one that search engines may not show. */
function previewOf(route: string, html: string): Preview | undefined {
  const meta = metaTagsOf(html);
  const content = (name: string) => meta.get(name) ?? '';
  const [image, url] = [content('og:image'), content('og:url')];
  if (image === '' || url === '' || content('robots').includes('noindex')) return undefined;
  // A copy of a page at another address has the preview of the page.
  if (decodeURI(new URL(url).pathname) !== basePath + route) return undefined;
  const pin = /data-pin-media="([^"]+)"/.exec(html)?.[1];
  return {
    route,
    host: new URL(url).host,
    site: content('og:site_name'),
    title: content('og:title'),
    text: content('og:description'),
    image: fileAddress(image),
    ...(pin && { pin: fileAddress(pin) }),
  };
}

/** A service with the elements of its preview, top to bottom; the rest is the style sheet. */
type Service = { name: string; parts: (preview: Preview) => readonly [part: string, content: string][] };

const picture = (address: string): [string, string] => [
  'picture',
  `<img src="${address}" alt="" loading="lazy">`,
];

const SERVICES: readonly Service[] = [
  {
    name: 'Facebook',
    parts: ({ image, host, title, text }) => [
      picture(image),
      ['host', host.toUpperCase()],
      ['title', title],
      ['text', text],
    ],
  },
  {
    name: 'X',
    parts: ({ image, host, title }) => [picture(image), ['title', title], ['host', `From ${host}`]],
  },
  {
    name: 'WhatsApp',
    parts: ({ image, host, title, text }) => [
      picture(image),
      ['title', title],
      ['text', text],
      ['host', host],
    ],
  },
  {
    name: 'Slack',
    parts: ({ image, site, title, text }) => [
      ['host', site],
      ['title', title],
      ['text', text],
      picture(image),
    ],
  },
  { name: 'iMessage', parts: ({ image, host, title }) => [picture(image), ['title', title], ['host', host]] },
  {
    name: 'Pinterest',
    parts: ({ image, pin, host, title }) => [picture(pin ?? image), ['title', title], ['host', host]],
  },
];

const STYLE = `
  body { margin: 2rem; font: 15px/1.35 system-ui, sans-serif; background: #ececec; color: #1c1e21 }
  section { margin-block: 2.5rem } h2 { font-size: 1.1rem }
  ul { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; padding: 0; list-style: none }
  figure { margin: 0 } figcaption { margin-block-end: .4rem; color: #555; font-size: 12px }
  .card { width: 360px; overflow: hidden; background: #fff } img { display: block; width: 100%; height: auto }
  .host, .title, .text { margin: 0; padding-inline: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .host { color: #65676b; font-size: 13px } .title { font-weight: 600 } .text { color: #65676b; font-size: 14px }
  .card :last-child { padding-block-end: 10px } .picture + * { padding-block-start: 10px }
  .x { border-radius: 16px; position: relative; background: none }
  .x img { border-radius: 16px } .x .host { padding: 4px 0 }
  .x .title { position: absolute; inset: auto 12px 34px; width: fit-content; max-width: 320px; padding: 2px 6px;
    border-radius: 4px; background: #000c; color: #fff; font-weight: 400; font-size: 13px }
  .whatsapp { width: 300px; border-radius: 8px; background: #d9fdd3 }
  .whatsapp .title, .whatsapp .text, .imessage .title, .pinterest .title { display: -webkit-box; white-space: normal;
    -webkit-line-clamp: 2; -webkit-box-orient: vertical }
  .slack { border-inline-start: 4px solid #ddd } .slack .title { color: #1264a3 } .slack .text { white-space: normal }
  .slack .picture { padding: 8px 12px } .slack img { border-radius: 8px }
  .imessage { width: 280px; border-radius: 18px; background: #e9e9eb }
  .pinterest { width: 236px; background: none } .pinterest img { border-radius: 16px }`;

function previewHtml(previews: readonly Preview[]): string {
  const cards = (preview: Preview) =>
    SERVICES.map(({ name, parts }) => {
      const content = parts(preview).map(([part, inner]) =>
        part === 'picture'
          ? `<div class="picture">${inner}</div>`
          : `<p class="${part}">${escapeMarkup(inner)}</p>`,
      );
      const card = `<div class="card ${name.toLowerCase()}">${content.join('')}</div>`;
      return `<li><figure><figcaption>${name}</figcaption>${card}</figure></li>`;
    });
  const sections = previews.map(
    (preview) =>
      `<section><h2>${escapeMarkup(preview.route)}</h2><ul>${cards(preview).join('')}</ul></section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Link previews</title>
<style>${STYLE}</style></head><body><h1>Link previews</h1>${sections.join('\n')}</body></html>\n`;
}

await runCommand(async () => {
  if (!existsSync(OUT)) throw new UsageError('There is no site in out/ yet: npm run build.');
  const previews = exportedPages().flatMap(({ route, html }) => previewOf(route, html) ?? []);
  mkdirSync(path.dirname(PREVIEW), { recursive: true });
  writeFileSync(PREVIEW, previewHtml(previews));
  console.log(`The previews of ${previews.length} pages are in ${PREVIEW}; open it in a browser.`);
});
