import type { Mail } from '@/data/schema/page';
import { site } from '@/data/site';
import { mailHref } from '@/lib/mail';

export type MailButtonProps = { mail: Mail; quiet?: boolean };

/** Opens the visitor's mail composer on a message to the contact address. */
export function MailButton({ mail, quiet = false }: MailButtonProps) {
  const href = mailHref({ to: site.contactEmail, subject: mail.subject, body: mail.body });
  return (
    <a className={quiet ? 'btn quiet' : 'btn'} href={href} target="_blank" rel="noopener">
      {mail.buttonText}
    </a>
  );
}
