import '@/app/styles/map.css';
import '@/app/styles/restaurant.css';
import '@/app/styles/toronto.css';
import '@/app/styles/filters.css';
import { Gem } from 'lucide';
import { contentMetadata } from '@/app/content-metadata';
import { SectionView } from '@/components/pages/sections/section-view';
import { JsonLd } from '@/components/seo/json-ld';
import { FilterProvider } from '@/components/travel/filters/filter-provider.client';
import { HiddenGems } from '@/components/travel/gems/hidden-gems.client';
import { RegionProvider } from '@/components/travel/map/region-provider.client';
import { Explore } from '@/components/travel/toronto/explore';
import { GreaterToronto } from '@/components/travel/toronto/greater-toronto';
import { HistoryText } from '@/components/travel/toronto/history-text';
import { MarketsAndEvents } from '@/components/travel/toronto/markets-and-events';
import { RegionalMap } from '@/components/travel/toronto/regional-map';
import { TorontoTop } from '@/components/travel/toronto/toronto-top';
import { WalkBar } from '@/components/travel/walk/walk-bar.client';
import { WalkProvider } from '@/components/travel/walk/walk-provider.client';
import { Icon } from '@/components/ui/icon';
import { toronto as page } from '@/data/pages/travel/toronto';
import { gtaRegions } from '@/data/travel/regions';
import { MAP_REGIONS } from '@/lib/content/schema/travel/place';
import { restaurantsJsonLd } from '@/lib/seo/travel';
import { filterStart } from '@/lib/travel/filters/filter-session';
import { allPlaces, allRestaurants } from '@/lib/travel/restaurants';

export const metadata = contentMetadata(page);

const { toronto, northern, mississauga, eastern } = MAP_REGIONS;

export default function Toronto() {
  const places = allPlaces();
  return (
    <WalkProvider places={places}>
      <FilterProvider places={places} start={filterStart(places, gtaRegions)}>
        <RegionProvider maps={{ toronto, northern, mississauga, eastern }}>
          <article>
            <JsonLd data={restaurantsJsonLd(allRestaurants())} />
            <TorontoTop />
            <Explore />
            <GreaterToronto />
            <RegionalMap map="northern" />
            <RegionalMap map="mississauga" />
            <RegionalMap map="eastern">
              <HistoryText />
            </RegionalMap>
            <MarketsAndEvents />
            <HiddenGems icon={<Icon of={Gem} size={22} />} />
            {page.sections.map((section) => (
              <SectionView key={section.type} section={section} />
            ))}
          </article>
        </RegionProvider>
        <WalkBar />
      </FilterProvider>
    </WalkProvider>
  );
}
