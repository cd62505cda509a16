import { ArrowLeft, Map as MapIcon } from 'lucide';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { RestaurantCard } from '@/components/travel/restaurant/restaurant-card';
import { RestaurantFinder } from '@/components/travel/search/restaurant-finder.client';
import { WalkBar } from '@/components/travel/walk/walk-bar.client';
import { WalkProvider } from '@/components/travel/walk/walk-provider.client';
import { WalkToggle } from '@/components/travel/walk/walk-toggle.client';
import { Icon } from '@/components/ui/icon';
import { torontoSearch as page, searchWords } from '@/data/pages/travel/toronto-search';
import { searchEntries, searchGuides } from '@/lib/search/entries';
import { searchIdeas } from '@/lib/search/ideas';
import { splitName } from '@/lib/travel/place';
import { allPlaces, allRestaurants } from '@/lib/travel/restaurants';
import '@/app/styles/restaurant.css';
import '@/app/styles/travel-search.css';

export const metadata = contentMetadata(page);

/** Cuisines, and neighbourhoods, that are offered after a search that found nothing. */
const IDEAS = 6;
/** Cards whose pictures are in the first screen: a row where there is most room. */
const FIRST = 3;

const back = <Icon of={ArrowLeft} size={18} />;
const map = <Icon of={MapIcon} size={16} />;

export default function TorontoSearch() {
  const entries = searchEntries();
  const cards = Object.fromEntries(
    allRestaurants().map((restaurant, index) => [
      restaurant.slug,
      <RestaurantCard key={restaurant.slug} restaurant={restaurant} level={3} priority={index < FIRST}>
        <WalkToggle slug={restaurant.slug} name={splitName(restaurant.name).name} />
      </RestaurantCard>,
    ]),
  );
  return (
    <ContentPage page={page}>
      <WalkProvider places={allPlaces()}>
        <RestaurantFinder
          entries={entries}
          cards={cards}
          guides={searchGuides()}
          ideas={searchIdeas(entries, IDEAS)}
          icons={{ back, map }}
          words={searchWords}
        />
        <WalkBar />
      </WalkProvider>
    </ContentPage>
  );
}
