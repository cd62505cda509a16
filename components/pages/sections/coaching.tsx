import { Plus } from 'lucide';
import { Fragment } from 'react';
import { CopyAddress } from '@/components/content/copy-address';
import { MailButton } from '@/components/content/mail-button';
import { Picture } from '@/components/content/picture';
import { SectionFrame } from '@/components/content/section-frame';
import { CheckList } from '@/components/ui/check-list';
import { Icon } from '@/components/ui/icon';
import type { SectionProps } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { withKeys } from '@/lib/text/keys';
import { headingId } from '@/lib/text/slug';
import styles from './coaching.module.css';
import { WholeWords } from './programs';
import { SplitBand } from './split-band';

/** Two lists side by side: whom something suits, and whom it does not. */
export function Fit({ section: { id, title, groups } }: SectionProps<'fit'>) {
  return (
    <SectionFrame id={id} title={title}>
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {groups.map((group) => (
          <div key={group.title}>
            <h3 className="text-lg leading-tight">{group.title}</h3>
            <CheckList items={group.items} crossed={!group.fits} className="mt-4" />
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}

/** Steps in numbered columns. */
export function Steps({ section: { id, title, steps } }: SectionProps<'steps'>) {
  return (
    <SectionFrame id={id} title={title} wide>
      <ol className={`${styles.steps} grid gap-x-12 gap-y-8 sm:grid-cols-3`}>
        {withKeys(steps, (step) => step.title).map(({ key, item: step }) => (
          <li key={key}>
            <h3 className="text-lg leading-tight">{step.title}</h3>
            <p className="mt-2 max-w-[44ch] text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

/** The money-back guarantee on its own ground. */
export function Guarantee({ section }: SectionProps<'guarantee'>) {
  const { title, text, steps } = section;
  return (
    <SplitBand id={headingId(section)} className="mt-part break-inside-avoid bg-wash-sage py-part">
      <h2 className="text-3xl">
        <WholeWords text={title} />
      </h2>
      <div>
        <p className="max-w-[44ch] font-display text-xl font-medium text-balance">{text}</p>
        <ol className="mt-6 max-w-measure list-decimal ps-6 text-ink-2 *:py-2 *:ps-2 *:marker:font-display *:marker:font-semibold *:marker:text-ink">
          {withKeys(steps, String).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ol>
      </div>
    </SplitBand>
  );
}

/** Placeholder for content that is coming soon. */
export function Upcoming({ section }: SectionProps<'upcoming'>) {
  const { id, title, label, text, picture, caption } = section;
  return (
    <SectionFrame id={id} title={title}>
      <p className="mb-3 font-display text-2xl font-semibold text-ink-3">{label}</p>
      <p className="max-w-measure">{text}</p>
      <figure className="mt-6">
        <Picture
          className="aspect-video"
          picture={picture}
          sizes="(min-width: 90rem) 708px, (min-width: 64rem) 48vw, 92vw"
        />
        <figcaption>{caption}</figcaption>
      </figure>
    </SectionFrame>
  );
}

/** Collapsible answers, which work without JavaScript. All are open when printed. */
export function Questions({ section: { id, title, items } }: SectionProps<'questions'>) {
  return (
    <SectionFrame id={id} title={title}>
      <div className="lg:-mt-6">
        {items.map(({ question, answer }) => (
          <details
            className="group break-inside-avoid border-b border-ink print:details-content:[content-visibility:visible]"
            key={question}
          >
            <summary className="flex min-h-17 cursor-pointer items-center justify-between gap-6 py-4 font-display text-lg leading-tight font-semibold">
              {question}
              <Icon of={Plus} size={24} className="smooth group-open:rotate-45 print:hidden" />
            </summary>
            <p className="max-w-measure pb-8">{answer}</p>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}

/** Call to action at the end of the page. Printed with the address instead of the buttons. */
export function Closing({ section }: SectionProps<'closing'>) {
  const { title, text, mails } = section;
  return (
    <SplitBand
      id={headingId(section)}
      className="on-dark mt-section break-inside-avoid bg-glaze-deep py-section text-on-glaze-deep"
      footer="small"
    >
      <h2 className="text-4xl lg:self-end">{title}</h2>
      <div>
        <p className="lead text-on-glaze-deep">{text}</p>
        <div className="mt-6 flex flex-wrap gap-2.5">
          {mails.map((mail, index) => (
            <Fragment key={mail.buttonText}>
              <MailButton mail={mail} look={index === 0 ? 'yolk' : 'quiet'} />{' '}
            </Fragment>
          ))}
        </div>
        <p className="mt-3 font-display text-sm font-normal">
          <CopyAddress address={site.contactEmail} />
        </p>
      </div>
    </SplitBand>
  );
}
