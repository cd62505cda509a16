import { RecipeCard } from '@/components/cards/recipe-card';
import { WalkToggle } from '@/components/travel/walk/walk-toggle.client';
import { guidePath } from '@/lib/travel/guides/guide';
import type { Market } from '@/lib/travel/guides/market';
import { marketHours } from '@/lib/travel/hours-words';

export type MarketCardsProps = { markets: readonly Market[] };

/** The markets of a city with their hours. */
export function MarketCards({ markets }: MarketCardsProps) {
  return (
    <div className="grid max-w-text gap-x-gap gap-y-6 sm:grid-cols-2">
      {markets.map((market) => (
        <div key={market.slug}>
          <RecipeCard
            card={{
              title: market.name,
              meta: marketHours(market),
              href: guidePath(market.guide, market.slug),
              picture: market.picture,
            }}
            sizes="compact"
          />
          <WalkToggle slug={market.slug} name={market.name} />
        </div>
      ))}
    </div>
  );
}
