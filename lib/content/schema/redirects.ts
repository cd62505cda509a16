import { z } from 'zod';
import { normalizeOldAddress, OLD_ADDRESS, OLD_PATH } from '@/lib/content/old-address';
import { address, array, object, webUrl } from './fields';

/** Path of a page of the last release. */
const oldPath = z
  .string()
  .normalize('NFC')
  .regex(OLD_PATH, 'a path without a query, such as /blog/my-soup')
  .transform(normalizeOldAddress);

/** Old address of a redirect. Of a query, hosts and the first script compare one parameter. */
const oldAddress = z
  .string()
  .normalize('NFC')
  .regex(OLD_ADDRESS, 'a path such as /blog/my-soup, also with one parameter, such as /?p=12')
  .transform(normalizeOldAddress);

const redirect = object({
  from: oldAddress.describe('The old address on this site: `/blog/my-soup`, `/2019/soup.html`, `/?p=12`.'),
  to: z
    .union([address, webUrl])
    .describe('Where it leads now: a page of this site, or a full address elsewhere.'),
});

export const redirects = array(redirect).describe('Old addresses that lead to another one.');

/** data/released.yaml, which `npm run publish:check` writes. */
export const released = array(oldPath).describe(
  'Addresses of the last release. One that no page has any more needs a redirect.',
);
