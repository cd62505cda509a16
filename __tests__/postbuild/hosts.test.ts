/** @jest-environment node */
import { securityHeaders } from '@/scripts/postbuild/hosts';

// With a policy that begins with default-src 'none' they earn A+ at the Mozilla Observatory.
it('securityHeaders has the headers of every answer', () => {
  expect(securityHeaders("default-src 'none'")).toEqual({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy':
      'geolocation=(self), accelerometer=(), camera=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});
