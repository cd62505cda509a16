import type { MailMessage } from '@/lib/text/mail';

// The contact form, in the browser.

/** Most characters of each field. The longest email address of RFC 5321 has 254. */
export const MOST = { name: 100, email: 254, message: 5000 } as const;

export type ContactField = keyof typeof MOST;

/** Fault of a field that a visitor has to correct. */
export type FieldProblem = 'empty' | 'invalid' | 'tooLong';

/** Problem of a field; undefined if it can be sent. */
export function fieldProblem(
  name: ContactField,
  { value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>,
): FieldProblem | undefined {
  if (value.trim() === '') return 'empty';
  if (validity.typeMismatch) return 'invalid';
  return value.length > MOST[name] ? 'tooLong' : undefined;
}

export type ContactMessage = Record<ContactField, string> & {
  /** The choice of the visitor; left out where there is none. */
  subject?: string;
};

/** Email with the message of a visitor. @param mail recipient, and the subject without a choice */
export function contactMail(
  mail: MailMessage,
  { name, email, message, subject }: ContactMessage,
): MailMessage {
  return {
    ...mail,
    subject: subject ?? mail.subject,
    body: `${message.trim()}\n\n${name.trim()}\n${email}\n`,
  };
}

/** Time in ms after which a form service is assumed not to answer. */
const TIMEOUT = 30_000;

export type PostResult = 'sent' | 'offline' | 'refused' | 'unanswered';

/**
 * Posts a form to its service without leaving the page. `unanswered` includes services that answer other sites without
 * `Access-Control-Allow-Origin`. Never rejects.
 */
export async function postForm(address: string, fields: URLSearchParams): Promise<PostResult> {
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      body: fields,
      // Services answer a browser with a page, and a script with a status.
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return ok ? 'sent' : 'refused';
  } catch {
    return navigator.onLine ? 'unanswered' : 'offline';
  }
}
