import { existsSync, readFileSync } from 'node:fs';
import type { YamlFile } from '@/lib/content/read/yaml';
import { counted } from '@/lib/text/words';

const isDraft = ({ status }: YamlFile) => status === 'draft';

const SITEMAP = 'out/sitemap.xml';

/** The fields of a file. */
const fieldsOf = ({ value }: YamlFile) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

/**
 * What may stay as it is, and is worth a look all the same: one sentence each.
 *
 * @param origin the address to publish at, if it is a good one: `https://www.my-kitchen.org`
 */
export function advice(files: readonly YamlFile[], origin: string | undefined): string[] {
  const said: string[] = [];
  const site = files.find(({ file }) => file === 'data/site.yaml');
  if (site && fieldsOf(site).newsletterEndpoint === null) {
    said.push(
      'Sign-ups open the visitor’s mail program. With the form address of a newsletter service in newsletterEndpoint (data/site.yaml) they go there.',
    );
  }
  const drafts = files.filter(isDraft);
  if (drafts.length > 0) {
    const names = drafts.map(({ file }) => file).join(', ');
    said.push(`${counted(drafts.length, 'draft', 'drafts')} will not be published: ${names}.`);
  }
  const open = files.filter((file) => file.file.startsWith('data/restaurants/') && !isDraft(file));
  const unconfirmed = open.filter((file) => fieldsOf(file).hoursCheckedOn === undefined);
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
