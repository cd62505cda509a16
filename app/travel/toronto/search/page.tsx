import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { RestaurantCard } from '@/components/travel/restaurant/restaurant-card';
import { RestaurantFinder } from '@/components/travel/search/restaurant-finder.client';
import { torontoSearch as page, searchWords } from '@/data/pages/travel/toronto-search';
import { searchEntries } from '@/lib/search/entries';
import { searchIdeas } from '@/lib/search/ideas';
import { allRestaurants } from '@/lib/travel/restaurants';
import '@/app/styles/restaurant.css';
import '@/app/styles/travel-search.css';

export const metadata = contentMetadata(page);

/** Cuisines, and neighbourhoods, that are offered after a search that found nothing. */
const IDEAS = 6;

export default function TorontoSearch() {
  const entries = searchEntries();
  const cards = Object.fromEntries(
    allRestaurants().map((restaurant) => [
      restaurant.slug,
      <RestaurantCard key={restaurant.slug} restaurant={restaurant} level={3} />,
    ]),
  );
  return (
    <ContentPage page={page}>
      <RestaurantFinder
        entries={entries}
        cards={cards}
        ideas={searchIdeas(entries, IDEAS)}
        words={searchWords}
      />
    </ContentPage>
  );
}
