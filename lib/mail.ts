/** A message to prefill. `to` is one bare address; `subject` and `body` are plain text, any script, `\n` between lines. */
export type MailMessage = { to: string; subject?: string; body?: string };

const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** A `mailto:` address that opens the visitor's mail composer with the message in it. Never throws. */
export function mailHref({ to, subject, body }: MailMessage): string {
  const fields: string[] = [];
  if (subject) fields.push(`subject=${encode(subject.replace(/\s+/g, ' '))}`);
  // Mail wants CRLF between lines; composers disagree on anything else.
  if (body) fields.push(`body=${encode(body.replace(/\r\n|\r|\n/g, '\r\n'))}`);
  const address = encode(to.trim()).replace(/%40/g, '@');
  return `mailto:${address}${fields.length ? `?${fields.join('&')}` : ''}`;
}

/** Opens the visitor's mail composer on an address made by `mailHref`. Browser only. */
export function openMail(href: string): void {
  window.open(href, '_self');
}
