import * as links from '@/.content/messages/links';
import { MailButton } from '@/components/content/mail-button';
import { Picture } from '@/components/content/picture';
import { SectionFrame } from '@/components/content/section-frame';
import { SiteLink } from '@/components/ui/site-link';
import type { SectionOf, SectionProps } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { withBasePath } from '@/lib/text/base-path';
import { withKeys } from '@/lib/text/keys';
import styles from './about.module.css';
import { LargeList } from './breaks';
import { ProfileList } from './profile-list';

/** The story at text width, beside pictures of the raw ingredient and the dish. */
export function Story({ section }: SectionProps<'story'>) {
  const { id, title, lead, paragraphs, pair, method, signature, away } = section;
  const pictures = (
    <figure className={`${styles.pair} lg:sticky lg:top-26 print:hidden`}>
      <Picture picture={pair.made} sizes="(min-width: 90rem) 494px, (min-width: 64rem) 34vw, 92vw" />
      <Picture
        picture={pair.raw}
        className="aspect-square border-paper"
        sizes="(min-width: 90rem) 250px, (min-width: 64rem) 18vw, 46vw"
      />
      <figcaption>{pair.caption}</figcaption>
    </figure>
  );
  return (
    <>
      <SectionFrame title={title} id={id} aside={pictures} isAsideBeside>
        <div className="max-w-text *:not-first:mt-[1.1em]">
          <p className="text-xl leading-snug tracking-normal">{lead}</p>
          {withKeys(paragraphs, String).map(({ key, item }) => (
            <p key={key}>{item}</p>
          ))}
        </div>
        {signature && (
          <p className={`${styles.signature} mt-8 ps-6 font-text text-2xl text-ink-2 italic`}>{signature}</p>
        )}
      </SectionFrame>
      {method && (
        <section className="wrap mt-section">
          <h3 className="mb-stack text-2xl">{method.title}</h3>
          <LargeList items={method.steps} numbered level={4} />
        </section>
      )}
      {away && <Away away={away} />}
    </>
  );
}

/** Activities besides cooking, beside their picture. */
function Away({ away }: { away: NonNullable<SectionOf<'story'>['away']> }) {
  const { title, text, picture, links } = away;
  return (
    <section
      className={`wrap mt-section grid gap-x-12 gap-y-6 *:min-w-0 ${picture ? 'lg:grid-cols-[7fr_5fr]' : ''}`}
    >
      {picture && (
        <Picture
          className="print:hidden"
          picture={picture}
          sizes="(min-width: 90rem) 720px, (min-width: 64rem) 54vw, 92vw"
        />
      )}
      <div className="lg:self-end">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-3 max-w-text">{text}</p>
        <ul className="mt-5 flex flex-wrap gap-2 print:hidden">
          {links.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href} className="chip">
                {link.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const CELL = `${styles.cell} grid min-h-28 min-w-0 break-inside-avoid place-items-center border-t border-line p-4`;

/** The partners' word-marks in hairline cells. An invitation takes the last, so that 2, 3 and 4 columns come out even. */
export function Partners({ section }: SectionProps<'partners'>) {
  return (
    <SectionFrame title={section.title} id={section.id} text={section.text} wide>
      <ul className="grid grid-cols-2 overflow-clip border-y border-line md:grid-cols-3 lg:grid-cols-4">
        {section.brands.map(({ name, logo, href }) => {
          // A drawing of one file, the same at every width.
          const mark = (
            <img
              className={styles.mark}
              src={withBasePath(`/brands/${logo}`)}
              alt={name}
              width={240}
              height={80}
              loading="lazy"
              decoding="async"
            />
          );
          return (
            <li className={CELL} key={name}>
              {href ? (
                <a
                  className="grid size-full place-items-center"
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {mark}
                  <span className="sr-only">{links.newTab}</span>
                </a>
              ) : (
                mark
              )}
            </li>
          );
        })}
        <li className={`${CELL} content-center gap-3 text-center`}>
          <p className="secondary text-balance print:hidden">{section.invitation}</p>
          <MailButton mail={section.mail} look="quiet" small />
        </li>
      </ul>
    </SectionFrame>
  );
}

/** Profiles on other sites, and reasons to write. */
export function Community({ section }: SectionProps<'community'>) {
  return (
    <>
      <SectionFrame title={section.title} id={section.id} text={section.text}>
        <ProfileList socials={site.socials} />
      </SectionFrame>
      <ul className="wrap mt-stack grid gap-x-gap gap-y-8 md:grid-cols-3">
        {section.ways.map((way) => (
          <li className="flex flex-col items-start border-t border-line pt-4" key={way.title}>
            <h3 className="text-lg leading-tight">{way.title}</h3>
            <p className="mt-1.5 mb-4 max-w-[44ch] text-ink-2">{way.text}</p>
            <MailButton mail={way.mail} look="quiet" className="mt-auto" />
          </li>
        ))}
      </ul>
    </>
  );
}
