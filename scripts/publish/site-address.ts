import ipaddr from 'ipaddr.js';
import type { Finding } from './findings';

/** Reserved and local names (RFC 2606, 6761, 6762, 8375; ICANN for “internal”). */
const NOT_PUBLIC_NAME =
  /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost|local|internal|home\.arpa)$/;

/** True if a host is publicly reachable: not reserved, local or private. */
function isPublic(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast';
  const labels = host.split('.');
  return labels.length > 1 && !labels.includes('') && !NOT_PUBLIC_NAME.test(host);
}

/** Address as the build writes it: without spaces, trailing slash and trailing dot. Undefined for none. */
async function readAddress(value: string): Promise<string | undefined> {
  try {
    // The module throws on import for an invalid SITE_URL.
    const { readSiteUrl } = await import('@/lib/content/site-url');
    return readSiteUrl(value);
  } catch {
    return undefined;
  }
}

/** Findings about the public address; none, with the address, if the site can be published there. */
export async function checkSiteAddress(
  value: string | undefined,
): Promise<{ findings: Finding[]; origin?: string }> {
  const origin = value?.trim() ? await readAddress(value) : undefined;
  if (origin && isPublic(new URL(origin).hostname)) return { findings: [], origin };
  const why = origin ? 'nobody else can open' : 'is not https:// with a host, and a path at most';
  const found = value?.trim() ? `“${value}”, which ${why}` : 'nothing';
  const put = 'the public address: SITE_URL=https://www.my-kitchen.org npm run publish:check';
  return { findings: [{ file: 'SITE_URL, a variable of the build', field: '', found, put }] };
}
