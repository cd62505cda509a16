import { contentPolicy } from './content-policy';

/** A header of an answer. */
export type Header = { name: string; value: string };

/** What pages and the frames in them never ask for. */
const UNUSED = [
  'accelerometer',
  'camera',
  'geolocation',
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
export function securityHeaders(policy = contentPolicy()): Header[] {
  return [
    { name: 'Content-Security-Policy', value: `${policy}; frame-ancestors 'none'` },
    { name: 'Strict-Transport-Security', value: `max-age=${TWO_YEARS}` },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { name: 'Permissions-Policy', value: UNUSED.map((feature) => `${feature}=()`).join(', ') },
    // A player wants to know which site it stands on.
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
  ];
}
