import Link from 'next/link';
import { RecipeCard } from '@/components/cards/recipe-card';
import { Picture } from '@/components/picture/picture';
import type { HomePage } from '@/data/schema/page';

export type FrontPageProps = { explore: HomePage['explore'] };

/** The front page: one large feature, two dishes, and a column of shorter reads. */
export function FrontPage({ explore }: FrontPageProps) {
  const { lead } = explore;
  return (
    <section className="wrap section reveal">
      <div className="head">
        <h2 className="t-3">{explore.title}</h2>
        <Link className="link" href={explore.more.href} prefetch={false}>
          {explore.more.name}
        </Link>
      </div>
      <div className="front">
        <article className="lead">
          <Link className="lead-pic" href={lead.href} prefetch={false} tabIndex={-1} aria-hidden="true">
            <Picture picture={lead.picture} decorative sizes="(min-width: 64rem) 44vw, 92vw" />
          </Link>
          <h3>
            <Link href={lead.href} prefetch={false}>
              {lead.title}
            </Link>
          </h3>
          <p className="dek">{lead.text}</p>
          <ul>
            {lead.chips.map((chip) => (
              <li key={chip.href}>
                <Link className="chip" href={chip.href} prefetch={false}>
                  {chip.name}
                </Link>
              </li>
            ))}
          </ul>
        </article>
        <div className="two">
          {explore.cards.map((card) => (
            <RecipeCard card={card} key={card.title} sizes="half" ratio="1/1" />
          ))}
        </div>
        <ul className="texts">
          {explore.texts.map((item) => (
            <li key={item.href} className={item.picture && 'fill'}>
              <Link href={item.href} prefetch={false}>
                {item.picture && (
                  <Picture
                    picture={item.picture}
                    decorative
                    ratio="16/10"
                    sizes="(min-width: 64rem) 22vw, 92vw"
                  />
                )}
                <b>{item.title}</b>
                <span>{item.text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
