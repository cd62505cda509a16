import { z } from 'zod';
import { address, array, object, webUrl } from './fields';

/** Path of another program, with capitals and extensions; without query, which static hosts ignore. */
const oldPath = z
  .string()
  .regex(/^(?:\/[\w.~-]+)+\/?$/, 'a path without a query, such as /blog/my-soup')
  .transform((path) => path.replace(/\/$/, ''));

const redirect = object({
  from: oldPath.describe('The old address on this site: `/blog/my-soup`, `/2019/soup.html`.'),
  to: z
    .union([address, webUrl])
    .describe('Where it leads now: a page of this site, or a full address elsewhere.'),
});

export const redirects = array(redirect).describe('Old addresses that lead to another one.');

/** data/released.yaml, which `npm run publish:check` writes. */
export const released = array(oldPath).describe(
  'Addresses of the last release. One that no page has any more needs a redirect.',
);
