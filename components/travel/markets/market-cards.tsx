import { RecipeCard } from '@/components/cards/recipe-card';
import { WalkToggle } from '@/components/travel/walk/walk-toggle.client';
import { pictures } from '@/data/pages/pictures';
import { markets } from '@/data/travel/markets';
import type { PictureRef } from '@/lib/content/schema/recipe';
import type { Market } from '@/lib/content/schema/travel/place';
import { marketHours } from '@/lib/travel/hours-words';

const shown: Record<keyof typeof markets, PictureRef> = {
  'st-lawrence-market': pictures.stLawrenceMarket,
  'kensington-market': pictures.kensingtonMarket,
};

/** The two markets of Toronto with their hours, for the markets section of the Toronto page. */
export function MarketCards() {
  return (
    <div className="cards pg-two m-markets">
      {Object.entries<Market>(markets).map(([slug, market]) => (
        <div key={slug}>
          <RecipeCard
            card={{
              title: market.name,
              meta: marketHours(market),
              href: market.path,
              picture: shown[slug as keyof typeof markets],
            }}
            sizes="compact"
          />
          <WalkToggle slug={slug} name={market.name} />
        </div>
      ))}
    </div>
  );
}
