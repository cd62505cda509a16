import { CalendarClock } from 'lucide';
import * as messages from '@/.content/messages/pages';
import { MailButton } from '@/components/content/mail-button';
import { Numbers, ProgramBadges } from '@/components/pages/sections/programs';
import { ButtonLink } from '@/components/ui/button';
import { CheckList } from '@/components/ui/check-list';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { SectionProps } from '@/lib/content/schema/page';
import type { Program } from '@/lib/content/schema/person-sections';
import { findSection, siteNumbers } from '@/lib/pages/site-sections';
import styles from './home.module.css';

/** A price card for each program of the site, and its numbers. */
export function ProgramCards({ section: { title, id, dek, buttonText } }: SectionProps<'programCards'>) {
  const programs = findSection('programs');
  if (!programs) return null;
  const { path } = programs.page;
  return (
    <section id={id} className={`${styles.programs} reveal mt-section bg-sunk py-section`}>
      <div className="wrap float-in-view @container">
        <div className="mb-stack grid gap-x-gap gap-y-4 lg:grid-cols-3">
          <h2 className="text-4xl lg:col-span-full">{title}</h2>
          <div>
            <p className="lead mb-6">{dek}</p>
            <ButtonLink href={path}>{buttonText}</ButtonLink>
          </div>
          <Numbers numbers={siteNumbers()} className="max-lg:mt-4 lg:col-span-2 lg:self-end" />
        </div>
        <ul className="grid gap-x-gap gap-y-4 @4xl:grid-cols-3">
          {programs.section.items.map((program) => (
            <PriceCard key={program.id} program={program} page={path} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type PriceCardProps = {
  program: Program;
  /** Path of the page of the programs, without a trailing slash. */
  page: string;
};

/**
 * Card of a coaching program: features, price and an email button. The rest of the card links to the program on the
 * coaching page. Cards side by side share their rows (subgrid); on a phone a card is a row with name and price.
 */
function PriceCard({ program, page }: PriceCardProps) {
  const { id, title, optional, summary, features, price, priceNote, duration, mail } = program;
  return (
    <li
      className={`${styles.program} group relative break-inside-avoid wrap-anywhere border-line @4xl:row-span-4 @4xl:grid @4xl:grid-rows-subgrid @4xl:gap-y-0`}
    >
      <h3 className="text-xl decoration-2 underline-offset-4 group-hover:underline">
        <Link className="covering-link" href={`${page}#${id}`}>
          {title}
        </Link>
      </h3>
      <div>
        <p className="mt-2 max-w-[44ch] text-base leading-snug text-ink-2 max-sm:hidden">{summary}</p>
        <ProgramBadges program={program} note={optional && messages.optional} />
      </div>
      <CheckList items={features} className="mt-5 font-display text-sm font-normal max-sm:hidden" />
      <div className={`${styles.price} font-display text-sm font-normal text-ink-2`}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="text-2xl font-bold text-ink tabular @6xl:text-3xl">{price}</b>{' '}
          {priceNote && <span>{priceNote}</span>}
        </p>
        <p>
          <Icon of={CalendarClock} size={18} className="me-1.5 inline align-text-bottom" />
          <span className="sr-only">{messages.takes} </span>
          {duration.card}
        </p>
        {/* Over the link that covers the card. */}
        <MailButton mail={mail} look="quiet" about={title} className="relative mt-4 max-sm:hidden" />
      </div>
    </li>
  );
}
