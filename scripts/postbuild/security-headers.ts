import { contentPolicy } from './content-policy';

/** What pages and the frames in them never ask for. The maps ask where the visitor is, and no frame does. */
const UNUSED = [
  'accelerometer',
  'camera',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/**
 * Headers of every answer of a host, the same for all of them. The policy stands in the pages too, but for
 * `frame-ancestors`, which only a header can say.
 */
export function securityHeaders(policy = contentPolicy()): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Feed readers and recipe managers show the pictures on their own pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': ['geolocation=(self)', ...UNUSED.map((feature) => `${feature}=()`)].join(', '),
    // A player wants to know which site it stands on.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
