import Link from 'next/link';
import type { Coaching } from '@/lib/content/schema/coaching';
import type { Home } from '@/lib/content/schema/home';
import { PriceCard } from './price-card';

export type CoachingBandProps = {
  words: NonNullable<Home['coaching']>;
  /** The page of the programs. */
  coaching: Pick<Coaching, 'path' | 'numbers' | 'programs'>;
};

/** What coaching is for, what stands behind it, and a price card for every program. */
export function CoachingBand({ words, coaching }: CoachingBandProps) {
  const { title, dek, buttonText } = words;
  const { path, numbers, programs } = coaching;
  return (
    <section className="band sunk reveal">
      <div className="wrap coach drift">
        <div className="coach-top">
          <h2 className="t-4">{title}</h2>
          <div>
            <p className="dek">{dek}</p>
            <Link className="btn" href={path} prefetch={false}>
              {buttonText}
            </Link>
          </div>
          {numbers.length > 0 && (
            <div className="stats">
              {numbers.map(({ number, label }) => (
                <p key={label}>
                  <b>{number}</b> <span>{label}</span>
                </p>
              ))}
            </div>
          )}
        </div>
        <ul className="prices">
          {programs.items.map((program) => (
            <PriceCard key={program.id} program={program} page={path} />
          ))}
        </ul>
      </div>
    </section>
  );
}
