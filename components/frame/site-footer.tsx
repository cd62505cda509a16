import { LanguageSwitch } from '@/.content/languageParts';
import * as contact from '@/.content/messages/contact';
import * as messages from '@/.content/messages/frame';
import { CopyAddress } from '@/components/content/copy-address';
import { SignUpForm } from '@/components/content/sign-up-form';
import { SiteLink } from '@/components/ui/site-link';
import { buildDay } from '@/lib/content/build-day';
import { offeredLanguages } from '@/lib/content/languages';
import type { FooterColumn } from '@/lib/content/schema/navigation';
import type { Site } from '@/lib/content/schema/site';
import { mailHref } from '@/lib/text/mail';
import { Wordmark } from './wordmark';

export type SiteFooterProps = { columns: FooterColumn[]; site: Site };

/** Links to the languages of the site. @param current language of this page */
const languageLinks = (current: string) =>
  offeredLanguages.map(({ language, ...link }) => ({
    ...link,
    hrefLang: language,
    lang: language,
    className: 'link inline-flex min-h-11 items-center',
    // Another build of the site, which the router does not know.
    target: '_self',
    ...(language === current && { 'aria-current': true as const }),
  }));

/** The footer of every page: newsletter, links, profiles, inquiries. */
export function SiteFooter({ columns, site }: SiteFooterProps) {
  const year = buildDay().slice(0, 4);
  const inquiry = mailHref({ to: site.contactEmail, subject: messages.inquiryFor({ name: site.name }) });
  return (
    <footer className="on-dark mt-page-end bg-glaze-deep pb-6 font-display text-on-glaze-deep print:hidden">
      <div className="wrap pt-stack inviting:pt-section">
        <div className="grid items-end gap-x-10 gap-y-4 *:min-w-0 compact:hidden lg:grid-cols-[7fr_5fr]">
          <h2 className="text-2xl inviting:max-w-[12ch] inviting:text-4xl">{messages.newsletter}</h2>
          <SignUpForm label={contact.email} buttonText={contact.subscribe} ground="dark" />
        </div>
        <div
          className="mt-stack compact:mt-0 grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-x-gap gap-y-4 sm:grid-cols-3 lg:flex lg:flex-wrap lg:justify-between"
          id="site-map"
        >
          <div className="col-span-full lg:max-xl:basis-full">
            <Wordmark name={site.name} className="inline-block pt-0! text-[min(1.625rem,9vw)]!" />
            <p className="max-w-[33ch] text-sm text-on-glaze-deep-2">{site.tagline}</p>
          </div>
          {[...columns, { title: messages.follow, links: site.socials }]
            .filter(({ links }) => links.length > 0)
            .map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h3 className="text-sm font-medium tracking-normal text-on-glaze-deep-2">{title}</h3>
                <ul>
                  {links.map(({ name, href }) => (
                    <li key={href}>
                      <SiteLink
                        className="inline-flex min-h-10 items-center text-sm leading-tight font-medium underline-offset-4 hover:underline max-lg:wrap-anywhere pointer-coarse:min-h-11"
                        href={href}
                      >
                        {name}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 border-t border-white/20 pt-4 text-sm text-on-glaze-deep-2">
          <span>
            © {year} {site.name}, {site.city}
          </span>{' '}
          {LanguageSwitch && (
            <nav aria-label={messages.languages} className="flex flex-wrap items-center gap-x-8">
              <LanguageSwitch links={languageLinks(site.language)} />
            </nav>
          )}
          <span className="flex flex-wrap items-center gap-x-8">
            <a href={inquiry} className="link inline-flex min-h-11 items-center">
              {messages.inquiries}
            </a>{' '}
            <CopyAddress address={site.contactEmail} />
          </span>
        </div>
      </div>
    </footer>
  );
}
