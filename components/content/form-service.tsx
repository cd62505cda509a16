import * as messages from '@/.content/messages/contact';
import type { FormService } from '@/lib/content/schema/form-service';
import { type MailMessage, mailHref } from '@/lib/text/mail';

/**
 * Attributes of the button that sends a form to its service, or without one to the mail program. They are not on the form:
 * there Chromium reports a mail address as insecure.
 */
export const sendTo = (service: FormService | undefined, { to, subject }: MailMessage) =>
  ({
    type: 'submit',
    formMethod: 'post',
    ...(service
      ? { formAction: service.address }
      : { formAction: mailHref({ to, subject }), formEncType: 'text/plain' }),
  }) as const;

export type ServiceFieldsProps = { service: FormService | undefined };

/** Fields of a service that visitors do not see: those with fixed values, and the honeypot. */
export function ServiceFields({ service }: ServiceFieldsProps) {
  if (!service) return null;
  const { fields, honeypot } = service;
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {honeypot && (
        <label className="sr-only" aria-hidden="true">
          {messages.leaveEmpty}
          {/* No text matches the pattern, so that the browser sends nothing once it is filled in, with or without script. */}
          <input
            name={honeypot}
            pattern="(?!)"
            title={messages.leaveEmpty}
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      )}
    </>
  );
}
