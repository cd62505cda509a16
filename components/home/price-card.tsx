import { CalendarClock, Check } from 'lucide';
import Link from 'next/link';
import * as words from '@/.content/words/pages';
import { MailButton } from '@/components/contact/mail-button';
import { Icon } from '@/components/ui/icon';
import type { Program } from '@/lib/content/schema/coaching';

export type PriceCardProps = {
  program: Program;
  /** Page of the programs, without the slash at its end. */
  page: string;
};

/**
 * A coaching program: what is part of it, its price and the message that asks for more. The rest of the card leads to
 * where the coaching page tells the rest.
 */
export function PriceCard({ program, page }: PriceCardProps) {
  const { id, title, label, adultsOnly, optional, summary, features, price, priceNote, duration, mail } =
    program;
  return (
    <li className="price-card">
      <h3>
        <Link href={`${page}#${id}`} prefetch={false}>
          {title}
        </Link>
      </h3>
      <p className="sum">{summary}</p>
      {(label || adultsOnly || optional) && (
        <p className="tags">
          {label && <span className="pop">{label}</span>} {adultsOnly && <span>{words.adultsOnly}</span>}{' '}
          {optional && <span>{words.optional}</span>}
        </p>
      )}
      <ul className="part">
        {features.map((feature) => (
          <li key={feature}>
            <Icon of={Check} size={18} />
            {feature}
          </li>
        ))}
      </ul>
      <div className="cost">
        <p>
          <b>{price}</b> {priceNote && <span>{priceNote}</span>}
        </p>
        <p>
          <Icon of={CalendarClock} size={18} />
          <span className="sr">{words.takes} </span>
          {duration.card}
        </p>
        <MailButton mail={mail} look="quiet" about={title} />
      </div>
    </li>
  );
}
