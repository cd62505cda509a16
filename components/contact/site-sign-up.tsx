import { site } from '@/lib/content/site';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form';

export type SiteSignUpProps = Omit<NewsletterFormProps, 'endpoint' | 'contactEmail' | 'siteName'>;

/** The e-mail sign-up of this site: where it goes is said once, in `data/site.yaml`. */
export function SiteSignUp(props: SiteSignUpProps) {
  return (
    <NewsletterForm
      {...props}
      endpoint={site.newsletterEndpoint}
      contactEmail={site.contactEmail}
      siteName={site.name}
    />
  );
}
