import Link from 'next/link';
import type { Program } from '@/lib/content/schema/house/program';
import type { HomePage } from '@/lib/content/schema/page';
import { PriceCard } from './price-card';

export type CoachingBandProps = {
  coaching: HomePage['coaching'];
  programs: readonly Program[];
  /** What stands behind the programs. */
  stats: readonly { number: string; label: string }[];
};

/** What coaching is for, what stands behind it, and a price card for every program. */
export function CoachingBand({ coaching, programs, stats }: CoachingBandProps) {
  const { title, dek, action } = coaching;
  return (
    <section className="band sunk reveal">
      <div className="wrap coach drift">
        <div className="coach-top">
          <h2 className="t-4">{title}</h2>
          <div>
            <p className="dek">{dek}</p>
            <Link className="btn" href={action.href} prefetch={false}>
              {action.name}
            </Link>
          </div>
          <div className="stats">
            {stats.map(({ number, label }) => (
              <p key={label}>
                <b>{number}</b> <span>{label}</span>
              </p>
            ))}
          </div>
        </div>
        <ul className="prices">
          {programs.map((program) => (
            <PriceCard key={program.id} program={program} page={action.href} />
          ))}
        </ul>
      </div>
    </section>
  );
}
