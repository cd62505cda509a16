import { RecipeCard } from '@/components/recipe/recipe-card';
import { WalkToggle } from '@/components/walk/walk-toggle.client';
import { guidePath, type Market } from '@/lib/content/guide';
import { marketHours } from '@/lib/guide/hours-text';

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
