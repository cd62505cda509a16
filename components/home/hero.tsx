import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { Picture } from '@/components/picture/picture';
import type { HomePage } from '@/data/schema/page';

export type HeroProps = { hero: HomePage['hero'] };

/** The headline, each of its two words over its own picture: the raw thing small, the dish large. */
export function Hero({ hero }: HeroProps) {
  const [raw, remarkable] = hero.words;
  return (
    <section className="hero wrap" aria-label="Introduction">
      <div className="hero-g">
        <h1>
          <span className="w w1">{raw}</span> <span className="w w2">{remarkable}</span>
        </h1>
        <figure className="p1">
          <Picture picture={hero.raw.picture} sizes="(min-width: 48rem) 31vw, 38vw" />
          <figcaption>{hero.raw.caption}</figcaption>
        </figure>
        <figure className="p2">
          <Link href={hero.remarkable.href} prefetch={false}>
            <Picture picture={hero.remarkable.picture} sizes="(min-width: 48rem) 62vw, 100vw" priority />
          </Link>
          <figcaption>{hero.remarkable.caption}</figcaption>
        </figure>
        <div className="say">
          <p className="dek">{hero.dek}</p>
          <Link className="btn" href={hero.action.href} prefetch={false}>
            {hero.action.name} <ArrowRight className="i" size={18} />
          </Link>
        </div>
      </div>
    </section>
  );
}
