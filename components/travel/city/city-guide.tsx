import { Gem } from 'lucide';
import { SectionView } from '@/components/pages/sections/section-view';
import { JsonLd } from '@/components/seo/json-ld';
import { FilterProvider } from '@/components/travel/filters/filter-provider.client';
import { HiddenGems } from '@/components/travel/gems/hidden-gems.client';
import { GuideProvider } from '@/components/travel/guide/guide-context.client';
import { RegionProvider } from '@/components/travel/regions/region-provider.client';
import { WalkBarLoader } from '@/components/travel/walk/walk-bar-loader.client';
import { WalkProvider } from '@/components/travel/walk/walk-provider.client';
import { Icon } from '@/components/ui/icon';
import { restaurantsJsonLd } from '@/lib/seo/json-ld';
import { filterStart } from '@/lib/travel/filters/filter-state';
import { type Guide, mapsOf } from '@/lib/travel/guides/guide';
import { allPlaces, allRestaurants } from '@/lib/travel/restaurants';
import { fullWalk } from '@/lib/travel/walk/full';
import { Around } from './around';
import { CityTop } from './city-top';
import { Explore } from './explore';
import { MarketsAndEvents } from './markets-and-events';
import { RegionalMap } from './regional-map';

export type CityGuideProps = { guide: Guide };

/** A city with its maps, restaurants, filters and walk. Styled by the style sheets of its page. */
export function CityGuide({ guide }: CityGuideProps) {
  const { id, name, timeZone, gems, sections } = guide;
  const places = allPlaces(id);
  const maps = mapsOf(guide);
  const [first, ...others] = maps;
  return (
    <GuideProvider guide={{ id, name, zone: timeZone }}>
      <WalkProvider places={places} full={fullWalk}>
        <FilterProvider places={places} start={filterStart(places, guide)}>
          <RegionProvider
            rules="list"
            maps={Object.fromEntries(maps.map((map) => [map.id, map.regions]))}
            places={places}
          >
            <article>
              <JsonLd data={restaurantsJsonLd(allRestaurants(id), guide)} />
              <CityTop guide={guide} />
              {first && <Explore guide={guide} map={first} />}
              <Around guide={guide} />
              {others.map((map) => (
                <RegionalMap key={map.id} guide={guide} map={map} />
              ))}
              <MarketsAndEvents guide={guide} />
              {gems && <HiddenGems icon={<Icon of={Gem} size={22} />} words={gems} />}
              {sections.map((section, index) => (
                // The words are fixed, so a section's place is its identity.
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <SectionView key={index} section={section} />
              ))}
            </article>
          </RegionProvider>
          {places.length > 0 && <WalkBarLoader />}
        </FilterProvider>
      </WalkProvider>
    </GuideProvider>
  );
}
