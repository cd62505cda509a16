import type { Finding } from './findings';

/** Hosts that lead to this machine, to this network or to nobody (RFC 1918, 2606, 6761). */
const NOT_PUBLIC =
  /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost|local)$|^(127|10|192\.168|0)\.|^\[|^[^.]+$/;

/** What is wrong with the address that the site would be built for; nothing if it can be published there. */
export async function checkSiteAddress(value: string | undefined): Promise<Finding[]> {
  const finding = (found: string): Finding[] => [
    {
      file: 'SITE_URL, a variable of the build',
      field: '',
      found,
      put: 'the public address: SITE_URL=https://www.my-kitchen.org npm run publish:check',
    },
  ];
  if (!value?.trim()) return finding('nothing');
  try {
    const { readSiteUrl } = await import('@/lib/seo/site-url');
    const { hostname } = new URL(readSiteUrl(value));
    return NOT_PUBLIC.test(hostname) ? finding(`“${value}”, which nobody else can open`) : [];
  } catch {
    // The module reads SITE_URL as it loads, and refuses the same values.
    return finding(`“${value}”, which is not https:// with a host and nothing after it`);
  }
}
