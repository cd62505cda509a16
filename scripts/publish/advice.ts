import { existsSync, readFileSync } from 'node:fs';
import type { Site } from '@/lib/content/schema/site';
import { counted } from '@/lib/text/words';
import type { DataFile } from './data-files';

const isDraft = (value: unknown) => (value as { status?: unknown } | null)?.status === 'draft';

const SITEMAP = 'out/sitemap.xml';

function exported(
  files: readonly DataFile[],
  folder: string,
  name: string,
): { file: string; value: unknown }[] {
  return files
    .filter(({ file, exports }) => file.startsWith(folder) && exports[name] !== undefined)
    .map(({ file, exports }) => ({ file, value: exports[name] }));
}

/**
 * What may stay as it is, and is worth a look all the same: one sentence each.
 *
 * @param origin the address to publish at, if it is a good one: `https://www.my-kitchen.org`
 */
export function advice(files: readonly DataFile[], origin: string | undefined): string[] {
  const said: string[] = [];
  const [site] = exported(files, 'data/site.ts', 'site');
  if ((site?.value as Site | undefined)?.newsletterEndpoint === null) {
    said.push(
      'Sign-ups open the visitor’s mail program. With the form address of a newsletter service in newsletterEndpoint (data/site.ts) they go there.',
    );
  }
  const entries = [
    ...exported(files, 'data/recipes/', 'recipe'),
    ...exported(files, 'data/restaurants/', 'restaurant'),
  ];
  const drafts = entries.filter(({ value }) => isDraft(value));
  if (drafts.length > 0) {
    const names = drafts.map(({ file }) => file).join(', ');
    said.push(`${counted(drafts.length, 'draft', 'drafts')} will not be published: ${names}.`);
  }
  const open = exported(files, 'data/restaurants/', 'restaurant').filter(({ value }) => !isDraft(value));
  const unconfirmed = open.filter(({ value }) => !(value as { hoursCheckedOn?: unknown }).hoursCheckedOn);
  if (unconfirmed.length > 0) {
    said.push(
      `${unconfirmed.length} of ${counted(open.length, 'restaurant', 'restaurants')} say that their hours are not confirmed, until they have hours and hoursCheckedOn.`,
    );
  }
  if (origin?.startsWith('http://')) {
    said.push('SITE_URL begins with http://. Reading offline and installing need https://.');
  }
  if (origin && existsSync(SITEMAP) && !readFileSync(SITEMAP, 'utf8').includes(`<loc>${origin}/`)) {
    said.push(`out/ was built for another address. Build it anew: SITE_URL=${origin} npm run build`);
  }
  return said;
}
