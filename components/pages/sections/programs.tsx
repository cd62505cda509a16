import { Fragment } from 'react';
import * as messages from '@/.content/messages/pages';
import { MailButton } from '@/components/content/mail-button';
import { CheckList } from '@/components/ui/check-list';
import type { SectionProps } from '@/lib/content/schema/page';
import type { CountedNumber, Program } from '@/lib/content/schema/person-sections';
import { headingId } from '@/lib/text/slug';

/** Rows of the programs, with prices at the right edge. */
export function Programs({ section }: SectionProps<'programs'>) {
  const { title, text, items } = section;
  return (
    <section className="wrap pt-section" id={headingId(section)}>
      <div className="mb-stack">
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-3 max-w-[44ch] text-ink-2">{text}</p>
      </div>
      {items.map((program) => (
        <ProgramRow key={program.id} program={program} />
      ))}
    </section>
  );
}

const TERM = 'flex flex-wrap items-baseline gap-x-2 lg:block';
const TERM_NOTE = 'text-sm font-normal text-ink-2';

/** Row of a program: text, price, duration, features and an email button. */
function ProgramRow({ program }: { program: Program }) {
  const { id, title, kind, price, priceNote, duration, text, features, optional, mail } = program;
  return (
    <article
      className="grid break-inside-avoid gap-x-12 gap-y-4 border-t border-ink py-8 *:min-w-0 sm:grid-cols-[2fr_3fr] lg:grid-cols-[4fr_5fr_3fr]"
      id={id}
    >
      <div className="lg:contents">
        <header>
          <h3 className="text-2xl">
            <WholeWords text={title} />
          </h3>
          <p className="mt-1.5 font-display text-md font-normal text-ink-2">
            {optional ? messages.optionalKind({ kind }) : kind}
          </p>
          <ProgramBadges program={program} />
        </header>
        <dl className="mt-5 grid gap-y-3 self-start font-display tabular lg:order-last lg:mt-0 lg:gap-y-4 lg:text-end">
          <dt className="sr-only">{messages.price}</dt>{' '}
          <dd className={TERM}>
            <b className="text-2xl font-semibold lg:block">{price}</b>{' '}
            {priceNote && <span className={TERM_NOTE}>{priceNote}</span>}
          </dd>
          <dt className="sr-only">{messages.duration}</dt>{' '}
          <dd className={TERM}>
            <b className="text-lg leading-tight font-semibold lg:block">{duration.page}</b>{' '}
            {duration.note && <span className={TERM_NOTE}>{duration.note}</span>}
          </dd>
        </dl>
      </div>
      <div>
        <p className="max-w-[52ch]">{text}</p>
        <CheckList items={features} className="mt-4" />
        <MailButton className="mt-6" mail={mail} look="quiet" about={title} />
      </div>
    </article>
  );
}

export type WholeWordsProps = { text: string };

/** Heading without line breaks at hyphens: "1-on-1", "money-back". */
export function WholeWords({ text }: WholeWordsProps) {
  return text.split(' ').map((word) => (
    <Fragment key={word}>
      <span className="whitespace-nowrap">{word}</span>{' '}
    </Fragment>
  ));
}

export type ProgramBadgesProps = {
  program: Pick<Program, 'label' | 'adultsOnly'>;
  /** Additional label, last. */
  note?: string;
};

const BADGE = 'rounded-full px-2.5 py-1.5 text-2xs leading-none font-semibold forced-colors:border';

/** Labels of a program. Null without any. */
export function ProgramBadges({ program: { label, adultsOnly }, note }: ProgramBadgesProps) {
  if (!label && !adultsOnly && !note) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2 font-display">
      {label && <span className={`${BADGE} bg-danmuji text-on-danmuji`}>{label}</span>}{' '}
      {adultsOnly && <span className={`${BADGE} bg-unknown text-on-unknown`}>{messages.adultsOnly}</span>}{' '}
      {note && <span className={`${BADGE} bg-unknown text-on-unknown`}>{note}</span>}
    </p>
  );
}

export type NumbersProps = { numbers: readonly CountedNumber[]; className?: string };

/** Large numbers with their labels. */
export function Numbers({ numbers, className = '' }: NumbersProps) {
  if (numbers.length === 0) return null;
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-x-gap gap-y-4 ${className}`}
    >
      {numbers.map(({ number, label }) => (
        <li key={label}>
          <b className="block font-display text-2xl font-heavy">{number}</b>{' '}
          <span className="mt-1 block font-display text-sm font-normal text-ink-2">{label}</span>
        </li>
      ))}
    </ul>
  );
}
