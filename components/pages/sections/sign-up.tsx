import { NewsletterForm } from '@/components/contact/newsletter-form';
import { site } from '@/data/site';

export type SignUpProps = { text: string; label: string; buttonText: string };

/** The e-mail sign-up form with the sentence that says what it brings. */
export function SignUp({ text, label, buttonText }: SignUpProps) {
  return (
    <div className="pg-form">
      <p>{text}</p>
      <NewsletterForm
        endpoint={site.newsletterEndpoint}
        contactEmail={site.contactEmail}
        siteName={site.name}
        label={label}
        buttonText={buttonText}
      />
    </div>
  );
}
