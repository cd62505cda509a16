import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadContent } from '@/lib/content/read/read-content';
import type { PictureIndex } from '@/lib/content/schema/pictures';
import { siteUrl } from '@/lib/content/site-url';
import type { Prepared } from '@/lib/content/sources';
import type { PreviewData } from '@/lib/desk/preview-data';
import { writeChanged } from '@/scripts/files';
import { hashOf, writeStamped } from './stamp';

/** Content of the site as a build has it, with what checks of an entry need. */
export type PreparedSite = Pick<ReadContent, 'names' | 'addresses' | 'off'> & { content: Prepared };

/** Folders with what the preview is made from. */
const CODE = ['app', 'components', 'lib', 'scripts/desk', '.content/messages'];

/** Generated modules that the preview is made from too. Those with content, which it reads from `site.json`, are not. */
const OPTIONS = ['comments.ts', 'fonts.css', 'hasUsUnits.ts', 'theme.css', 'wordForms.ts'];

/** Sources that no preview of an entry shows, and that may be large. */
const UNUSED = { streets: {}, released: undefined, redirects: undefined };

/** Data of the preview. */
function previewData({ content, names, addresses, off }: PreparedSite, pictures: PictureIndex): PreviewData {
  return {
    content: { ...content, ...UNUSED },
    names,
    addresses: [...addresses],
    off: { paths: [...off.paths], recipes: [...off.recipes], guides: [...off.guides] },
    pictures,
  };
}

/** Writes the preview of the desk to a folder: its script and styles, if what they are made from has changed, and the site. */
export async function writePreview(folder: string, site: PreparedSite): Promise<void> {
  const options = await Promise.all(OPTIONS.map((name) => readFile(join('.content', name), 'utf8')));
  const stamp = await hashOf(CODE, siteUrl, ...options);
  await writeStamped('.cache/desk-preview', stamp, join(folder, 'preview.js'), async () => {
    await rm(folder, { recursive: true, force: true });
    // Loaded on use: most builds of a site need no Tailwind here.
    const { bundlePreview } = await import('./bundle-preview');
    await bundlePreview(folder);
  });
  await mkdir(folder, { recursive: true });
  const pictures = JSON.parse(await readFile('.content/pictures.json', 'utf8')) as PictureIndex;
  await writeChanged(join(folder, 'site.json'), JSON.stringify(previewData(site, pictures)));
}
