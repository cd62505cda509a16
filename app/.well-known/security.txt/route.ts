import { buildDay } from '@/lib/content/build-day';
import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { mailHref } from '@/lib/text/mail';

export const dynamic = 'force-static';

/** Milliseconds after the day of the build: the standard wants less than a year. */
const VALID = 360 * 24 * 60 * 60 * 1000;

/** Whom to tell about a hole in the site (RFC 9116). */
export function GET(): Response {
  const expires = new Date(Date.parse(buildDay()) + VALID).toISOString();
  const lines = [
    `Contact: ${mailHref({ to: site.contactEmail })}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
