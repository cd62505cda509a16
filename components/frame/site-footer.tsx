import Link from 'next/link';
import * as contact from '@/.content/words/contact';
import * as words from '@/.content/words/frame';
import * as links from '@/.content/words/links';
import { CopyAddress } from '@/components/contact/copy-address';
import { SiteSignUp } from '@/components/contact/site-sign-up';
import { buildDay } from '@/lib/build-day';
import type { FooterColumn } from '@/lib/content/schema/navigation';
import type { Site } from '@/lib/content/schema/site';
import { mailHref } from '@/lib/mail';
import { Wordmark } from './wordmark';

export type SiteFooterProps = { columns: FooterColumn[]; site: Site };

/** The footer of every page: newsletter, links, profiles, inquiries. */
export function SiteFooter({ columns, site }: SiteFooterProps) {
  const year = buildDay().slice(0, 4);
  const inquiry = mailHref({ to: site.contactEmail, subject: words.inquiryFor({ name: site.name }) });
  return (
    <footer className="ftr on-dark">
      <div className="wrap">
        <div className="ftr-top">
          <h2 className="t-4">{words.newsletter}</h2>
          <SiteSignUp label={contact.email} buttonText={contact.subscribe} ground="dark" />
        </div>
        <div className="ftr-cols" id="site-map">
          <div>
            <Wordmark name={site.name} />
            <p className="muted ftr-tag">{site.tagline}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h3 className="muted">{title}</h3>
              <ul>
                {links.map(({ name, href }) => (
                  <li key={href}>
                    <Link href={href} prefetch={false}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {site.socials.length > 0 && (
            <nav aria-label={words.follow}>
              <h3 className="muted">{words.follow}</h3>
              <ul>
                {site.socials.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noopener noreferrer">
                      {name}
                      <span className="sr">{links.newTab}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="ftr-end muted">
          <span>
            © {year} {site.name}, {site.city}
          </span>{' '}
          <span className="ftr-mail">
            <a href={inquiry} className="link">
              {words.inquiries}
            </a>{' '}
            <CopyAddress address={site.contactEmail} />
          </span>
        </div>
      </div>
    </footer>
  );
}
