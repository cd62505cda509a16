import type { Mail } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import { mailHref } from '@/lib/mail';

const LOOKS = { ink: 'btn', quiet: 'btn quiet', yolk: 'btn yolk' };

export type MailButtonProps = {
  mail: Mail;
  /** `ink` if left out; `yolk` on teal grounds. */
  look?: keyof typeof LOOKS;
  /** What the message is about, read out after the words of the button where they alone would not tell. */
  about?: string;
};

/** Opens the visitor's mail composer on a message to the contact address. */
export function MailButton({ mail, look = 'ink', about }: MailButtonProps) {
  const href = mailHref({ to: site.contactEmail, subject: mail.subject, body: mail.body });
  return (
    <a className={LOOKS[look]} href={href} target="_blank" rel="noopener">
      {mail.buttonText}
      {about && <span className="sr">, {about}</span>}
    </a>
  );
}
