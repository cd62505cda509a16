import { ArrowUpRight } from 'lucide-react';
import { NewsletterForm } from '@/components/contact/newsletter-form';
import type { HomePage } from '@/data/schema/page';
import type { Site } from '@/data/schema/site';

export type ConnectBandProps = {
  connect: HomePage['connect'];
  site: Pick<Site, 'name' | 'contactEmail' | 'newsletterEndpoint' | 'socials'>;
};

/** The e-mail sign-up and the profiles, on yellow; the last block before the footer. */
export function ConnectBand({ connect, site }: ConnectBandProps) {
  return (
    <section className="connect">
      <div className="wrap drift down">
        <div>
          <h2 className="t-4">{connect.title}</h2>
          <p className="dek">{connect.dek}</p>
          <NewsletterForm
            endpoint={site.newsletterEndpoint}
            contactEmail={site.contactEmail}
            siteName={site.name}
            label={connect.label}
            buttonText={connect.buttonText}
          />
        </div>
        <ul>
          {site.socials.map(({ name, href, note }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name} <span>{note}</span>
                <ArrowUpRight className="i" size={22} aria-hidden="true" />
                <span className="sr">, opens in a new tab</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
