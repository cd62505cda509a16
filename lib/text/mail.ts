import { wellFormed } from './characters';

/** A message to prefill. `to` is one bare address; `subject` and `body` are plain text, any script, `\n` between lines. */
export type MailMessage = { to: string; subject?: string; body?: string };

/** Characters a `mailto:` address may have: Windows and several composers cut what is longer, or open nothing. */
export const MAIL_LIMIT = 2000;

/** Control characters are no text: a NUL would end the message, a line end in a header would begin another. */
const CONTROLS = /(?![\t\r\n])\p{Cc}/gu;

const encode = (text: string) => encodeURIComponent(wellFormed(text).replace(CONTROLS, ''));

/** As much of the text as fits into so many encoded characters, never half a character; three dots say it was cut. */
function encodeWithin(text: string, room: number): string {
  const whole = encode(text);
  if (whole.length <= room) return whole;
  const end = encode('…');
  let kept = '';
  for (const letter of text.match(/\r\n|./gsu) ?? []) {
    const next = kept + encode(letter);
    if (next.length + end.length > room) break;
    kept = next;
  }
  return kept + end;
}

/** A `mailto:` address (RFC 6068); a body beyond `MAIL_LIMIT` ends with three dots. Never throws. */
export function mailHref({ to, subject, body }: MailMessage): string {
  // Only the last @ parts name and host; one inside a quoted name stays encoded.
  const address = encode(
    wellFormed(to)
      .replace(/[\t\r\n]/g, '')
      .trim(),
  ).replace(/%40(?!.*%40)/, '@');
  let href = `mailto:${address}`;
  if (subject) href += `?subject=${encodeWithin(subject.replace(/\s+/g, ' '), MAIL_LIMIT / 2)}`;
  if (body) {
    href += `${subject ? '&' : '?'}body=`;
    // Mail wants CRLF between lines; composers disagree on anything else.
    href += encodeWithin(body.replace(/\r\n|\r|\n/g, '\r\n'), MAIL_LIMIT - href.length);
  }
  return href;
}

/** Opens the visitor's mail composer on an address made by `mailHref`. Browser only. */
export function openMail(href: string): void {
  window.open(href, '_self');
}
