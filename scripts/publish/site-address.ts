import { BlockList, isIP } from 'node:net';
import type { Finding } from './findings';

/** Names that lead to this machine, to this network or to nobody (RFC 2606, 6761, 6762, 8375; ICANN for “internal”). */
const NOT_PUBLIC_NAME =
  /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost|local|internal|home\.arpa)$/;

/** Numbers that do: those that IANA keeps for machines, networks, examples and groups. */
const NOT_PUBLIC_NUMBERS = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  ipv6: [
    '::/127',
    '64:ff9b:1::/48',
    '100::/64',
    '2001:db8::/32',
    '3fff::/20',
    'fc00::/7',
    'fe80::/10',
    'ff00::/8',
  ],
} as const;

const notPublic = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const range of NOT_PUBLIC_NUMBERS[family]) {
    const [start = '', length] = range.split('/');
    notPublic.addSubnet(start, Number(length), family);
  }
}

/** Whether others can open a host, as `URL` writes it: a name without a dot at its end, or a number. */
function isPublic(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(host);
  if (version !== 0) return !notPublic.check(host, version === 4 ? 'ipv4' : 'ipv6');
  const labels = host.split('.');
  return labels.length > 1 && !labels.includes('') && !NOT_PUBLIC_NAME.test(host);
}

/**
 * What is wrong with the address that the site would be built for; nothing if it can be published there.
 *
 * @returns with the address as the build writes it: no spaces around it, no slash and no dot at its end
 */
export async function checkSiteAddress(
  value: string | undefined,
): Promise<{ findings: Finding[]; origin?: string }> {
  const finding = (found: string) => ({
    findings: [
      {
        file: 'SITE_URL, a variable of the build',
        field: '',
        found,
        put: 'the public address: SITE_URL=https://www.my-kitchen.org npm run publish:check',
      },
    ],
  });
  if (!value?.trim()) return finding('nothing');
  try {
    const { readSiteUrl } = await import('@/lib/site-url');
    const origin = readSiteUrl(value);
    if (!isPublic(new URL(origin).hostname)) return finding(`“${value}”, which nobody else can open`);
    return { findings: [], origin };
  } catch {
    // The module reads SITE_URL as it loads, and refuses the same values.
    return finding(`“${value}”, which is not https:// with a host alone`);
  }
}
