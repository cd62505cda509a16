import { CalendarClock } from 'lucide-react';
import Link from 'next/link';
import type { Program } from '@/data/schema/house/program';

export type PriceCardProps = {
  program: Program;
  /** Page of the programs, without the slash at its end. */
  page: string;
};

/** A coaching program with its price; the whole card leads to where the coaching page tells the rest. */
export function PriceCard({ program, page }: PriceCardProps) {
  const { id, title, label, adultsOnly, optional, summary, price, priceNote, duration } = program;
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
          {label && <span className="pop">{label}</span>} {adultsOnly && <span>For members 18+</span>}{' '}
          {optional && <span>Optional</span>}
        </p>
      )}
      <div className="cost">
        <p>
          <b>{price}</b> {priceNote && <span>{priceNote}</span>}
        </p>
        <p>
          <CalendarClock className="i" size={18} aria-hidden="true" />
          <span className="sr">Takes </span>
          {duration.card}
        </p>
      </div>
    </li>
  );
}
