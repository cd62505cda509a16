import { MapPin } from 'lucide';
import * as words from '@/.content/words/picks';
import { cardSizes } from '@/components/cards/card-sizes';
import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon';
import type { FeaturedMarket } from '@/lib/content/schema/guide';
import { slugOf } from '@/lib/text/slug';
import type { Guide } from '@/lib/travel/guides/guide';
import { mapSearchHref } from '@/lib/travel/place';
import { rich } from '@/lib/words/rich';

export type ToldMarketsProps = { guide: Guide; markets: readonly FeaturedMarket[] };

/** Markets side by side: what they are, what to eat there, when to go. */
export function ToldMarkets({ guide, markets }: ToldMarketsProps) {
  return (
    <div className="cards pg-two">
      {markets.map(({ name, native, city, text, eat, when, picture }) => (
        <article key={name} id={slugOf(name)} className="rg-market">
          <Picture picture={picture} sizes={cardSizes.two} decorative />
          <h3>
            {words.marketAndCity({ market: name, city })} <span lang={guide.language}>{native}</span>
          </h3>
          <p>{text}</p>
          <h4>{words.eat}</h4>
          <ul>
            {eat.map((dish) => (
              <li key={dish}>{dish}</li>
            ))}
          </ul>
          <h4>{words.whenToGo}</h4>
          <p>{when}</p>
          <a
            className="rg-act"
            href={mapSearchHref([native, city, guide.name])}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon of={MapPin} size={17} />
            {rich(words.map, { more: <span className="sr">{words.mapMore({ name })}</span> })}
          </a>
        </article>
      ))}
    </div>
  );
}
