import { wellFormed } from './characters';

/** A message to prefill. `to` is one bare address; `subject` and `body` are plain text, any script, `\n` between lines. */
export type MailMessage = { to: string; subject?: string; body?: string };

/** Maximum length of a `mailto:` address: Windows and several mail programs truncate or ignore longer ones. */
export const MAIL_LIMIT = 2000;

/** Removed from messages: a NUL ends the message, a line break in a header starts another header. */
const CONTROLS = /(?![\t\r\n])\p{Cc}/gu;

const encode = (text: string) => encodeURIComponent(wellFormed(text).replace(CONTROLS, ''));

/** Encodes a text to at most so many characters, with an ellipsis if it is cut; never splits a character. */
function encodeWithin(text: string, maxLength: number): string {
  const whole = encode(text);
  if (whole.length <= maxLength) return whole;
  const end = encode('…');
  let encoded = '';
  for (const letter of text.match(/\r\n|./gsu) ?? []) {
    const next = encoded + encode(letter);
    if (next.length + end.length > maxLength) break;
    encoded = next;
  }
  return encoded + end;
}

/** Builds a `mailto:` address (RFC 6068); a body beyond `MAIL_LIMIT` is cut. Never throws. */
export function mailHref({ to, subject, body }: MailMessage): string {
  // Only the last @ separates name and host; one inside a quoted name stays encoded.
  const address = encode(
    wellFormed(to)
      .replace(/[\t\r\n]/g, '')
      .trim(),
  ).replace(/%40(?!.*%40)/, '@');
  let href = `mailto:${address}`;
  if (subject) href += `?subject=${encodeWithin(subject.replace(/\s+/g, ' '), MAIL_LIMIT / 2)}`;
  if (body) {
    href += `${subject ? '&' : '?'}body=`;
    // RFC 6068 requires CRLF between lines.
    href += encodeWithin(body.replace(/\r\n|\r|\n/g, '\r\n'), MAIL_LIMIT - href.length);
  }
  return href;
}

/** True if an address from `mailHref` has only the start of its body, which does not end with an ellipsis itself. */
export const isCut = (href: string): boolean => href.endsWith(encode('…'));

/** Opens the visitor's mail program with an address from `mailHref`. Browser only. */
export function openMail(href: string): void {
  window.open(href, '_self');
}
