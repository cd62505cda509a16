import Link from 'next/link';
import type { HomePage } from '@/data/schema/page';

export type CoachingBandProps = { coaching: HomePage['coaching'] };

/** The three offers with their prices, beside what stands behind them. */
export function CoachingBand({ coaching }: CoachingBandProps) {
  return (
    <section className="band sunk reveal">
      <div className="wrap coach">
        <div>
          <h2 className="t-4">{coaching.title}</h2>
          <p className="dek">{coaching.dek}</p>
          <Link className="btn" href={coaching.action.href} prefetch={false}>
            {coaching.action.name}
          </Link>
          <div className="stats">
            {coaching.stats.map((stat) => (
              <p key={stat.label}>
                <b>{stat.number}</b>
                <span>{stat.label}</span>
              </p>
            ))}
          </div>
        </div>
        <div>
          {coaching.offers.map((offer) => (
            <div className="offer" key={offer.title}>
              <h3>
                {offer.title} {offer.label && <span className="pop">{offer.label}</span>}
              </h3>
              <span className="price">{offer.price}</span>
              <p>{offer.text}</p>
              <span className="per">{offer.per}</span>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
