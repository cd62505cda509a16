import { ArrowLeft, Map as MapIcon } from 'lucide';
import { GuideProvider } from '@/components/content/guide-context.client';
import { RestaurantCard } from '@/components/guide/restaurant-card';
import { RestaurantFinder } from '@/components/guide/search/restaurant-finder.client';
import { JsonLd } from '@/components/seo/json-ld';
import { Icon } from '@/components/ui/icon';
import { WalkBarLoader } from '@/components/walk/walk-bar-loader.client';
import { WalkProvider } from '@/components/walk/walk-provider.client';
import { WalkToggle } from '@/components/walk/walk-toggle.client';
import type { Guide } from '@/lib/content/guide';
import { placeAddress, splitPlaceName } from '@/lib/content/place';
import type { Page } from '@/lib/content/schema/page';
import { guideFacts, searchMessages } from '@/lib/guide/guide-pages';
import { restaurantEntries, searchIdeas } from '@/lib/guide/restaurant-entries';
import { allPlaces, allRestaurants } from '@/lib/guide/restaurants';
import { searchGraph } from '@/lib/pages/guide-graphs';
import { fullWalk } from '@/lib/walk/walk-text';
import { ContentPage } from './content-page';

/** Cuisines and neighbourhoods that are suggested after a search without results. */
const IDEAS = 6;
/** Cards with pictures in the first viewport: one row of the widest layout. */
const FIRST = 3;

const back = <Icon of={ArrowLeft} directed size={18} />;
const map = <Icon of={MapIcon} size={16} />;

export type GuideSearchProps = { guide: Guide; page: Page };

/** The page that searches the restaurants of a guide. */
export function GuideSearch({ guide, page }: GuideSearchProps) {
  const { id, regions } = guide;
  const listed = new Set(restaurantEntries(guide).flatMap((entry) => (entry.listed ? entry.href : [])));
  const restaurants = allRestaurants(id).filter((restaurant) => listed.has(placeAddress(restaurant)));
  const places = restaurants.map((restaurant, index) => ({
    href: placeAddress(restaurant),
    regionName: regions[restaurant.region]?.name ?? restaurant.region,
    card: (
      <RestaurantCard key={restaurant.slug} restaurant={restaurant} level={3} priority={index < FIRST}>
        <WalkToggle slug={restaurant.slug} name={splitPlaceName(restaurant.name).name} />
      </RestaurantCard>
    ),
  }));
  return (
    <ContentPage page={page}>
      <JsonLd graph={searchGraph(page)} />
      <GuideProvider guide={guideFacts(guide)}>
        <WalkProvider places={allPlaces(id)} full={fullWalk()}>
          <RestaurantFinder
            places={places}
            ideas={searchIdeas(restaurants, IDEAS)}
            icons={{ back, map }}
            messages={searchMessages(guide)}
          />
          <WalkBarLoader />
        </WalkProvider>
      </GuideProvider>
    </ContentPage>
  );
}
