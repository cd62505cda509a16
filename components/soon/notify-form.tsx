import { NewsletterForm } from '@/components/contact/newsletter-form';
import type { NotifyWords } from '@/data/schema/house/sign-up';
import { site } from '@/data/site';

export type NotifyFormProps = { words: NotifyWords };

/** The e-mail field of a page to come, with its own request. */
export function NotifyForm({ words: { note, ...words } }: NotifyFormProps) {
  return (
    <div className="soon-notify">
      <p>{note}</p>
      <NewsletterForm
        endpoint={site.newsletterEndpoint}
        contactEmail={site.contactEmail}
        siteName={site.name}
        {...words}
      />
    </div>
  );
}
