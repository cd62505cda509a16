import { ArrowLeft, Map as MapIcon } from 'lucide';
import { ContentPage } from '@/components/pages/content-page';
import { Icon } from '@/components/ui/icon';
import { WalkBarLoader } from '@/components/walk/walk-bar-loader.client';
import { WalkProvider } from '@/components/walk/walk-provider.client';
import { WalkToggle } from '@/components/walk/walk-toggle.client';
import type { Page } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import type { Guide } from '@/lib/guide/guide';
import { searchWords } from '@/lib/guide/guide-pages';
import { splitName } from '@/lib/guide/place';
import { allPlaces, allRestaurants } from '@/lib/guide/restaurants';
import { searchEntries, searchGuides, searchIdeas } from '@/lib/search/entries';
import { fullWalk } from '@/lib/walk/full';
import { GuideProvider } from './guide-context.client';
import { RestaurantCard } from './restaurant-card';
import { RestaurantFinder } from './search/restaurant-finder.client';

/** Cuisines, and neighbourhoods, that are offered after a search that found nothing. */
const IDEAS = 6;
/** Cards whose pictures are in the first screen: a row where there is most room. */
const FIRST = 3;

const back = <Icon of={ArrowLeft} size={18} />;
const map = <Icon of={MapIcon} size={16} />;

export type GuideSearchProps = { guide: Guide; page: Page };

/** The page that searches the restaurants of a guide. */
export function GuideSearch({ guide, page }: GuideSearchProps) {
  const { id, name, timeZone } = guide;
  const entries = searchEntries(id);
  const cards = Object.fromEntries(
    allRestaurants(id).map((restaurant, index) => [
      restaurant.slug,
      <RestaurantCard key={restaurant.slug} restaurant={restaurant} level={3} priority={index < FIRST}>
        <WalkToggle slug={restaurant.slug} name={splitName(restaurant.name).name} />
      </RestaurantCard>,
    ]),
  );
  return (
    <ContentPage page={page}>
      <GuideProvider guide={{ id, name, zone: timeZone, streets: site.streets }}>
        <WalkProvider places={allPlaces(id)} full={fullWalk}>
          <RestaurantFinder
            entries={entries}
            cards={cards}
            guides={searchGuides(id)}
            ideas={searchIdeas(entries, IDEAS)}
            icons={{ back, map }}
            words={searchWords(guide)}
          />
          <WalkBarLoader />
        </WalkProvider>
      </GuideProvider>
    </ContentPage>
  );
}
