import { type ButtonLook, buttonClass } from '@/components/ui/button';
import type { Mail } from '@/lib/content/schema/sections';
import { site } from '@/lib/content/server';
import { mailHref } from '@/lib/text/mail';

export type MailButtonProps = ButtonLook & {
  mail: Mail;
  /** Subject of the message, for screen readers after an ambiguous label. */
  about?: string;
};

/** Link that opens a message to the contact address in the mail program. */
export function MailButton({ mail, about, ...look }: MailButtonProps) {
  const href = mailHref({ to: site.contactEmail, subject: mail.subject, body: mail.body });
  return (
    <a className={buttonClass(look)} href={href} target="_blank" rel="noopener">
      {mail.buttonText}
      {about && <span className="sr-only">, {about}</span>}
    </a>
  );
}
