import { SlidersHorizontal } from 'lucide';
import * as words from '@/.content/words/cityGuide';
import * as guideDefaults from '@/.content/words/guideDefaults';
import * as filterWords from '@/.content/words/placeFilters';
import { PlaceFilters } from '@/components/travel/filters/place-filters.client';
import { RegionButtons } from '@/components/travel/regions/region-buttons.client';
import { RestaurantSearch } from '@/components/travel/search/search-box.client';
import { Icon } from '@/components/ui/icon';
import type { GuideMap } from '@/lib/content/schema/guide';
import type { Guide } from '@/lib/travel/guides/guide';
import { hasSearch, searchWords } from '@/lib/travel/guides/pages';
import { regionChips } from '@/lib/travel/region-chips';
import { MapSection } from './map-section';

export type ExploreProps = {
  guide: Guide;
  /** The first of its maps. */
  map: GuideMap;
};

/** The regions of the city: buttons, search, filters, and the map with its panel. */
export function Explore({ guide, map }: ExploreProps) {
  const { explore, name, dek } = guide;
  const canSearch = hasSearch(guide);
  return (
    <section className="wrap m-explore" id="explore">
      <h2 className="t-3">{explore.title ?? words.explore({ name })}</h2>
      <div className="m-bar">
        <div className="m-where">
          <span className="js-only" aria-hidden="true">
            {explore.where ?? guideDefaults.where}
          </span>
          <RegionButtons
            map={map.id}
            regions={regionChips(guide, map)}
            label={explore.regions ?? words.regions({ name })}
          />
        </div>
        {canSearch && (
          <div className="m-search">
            <RestaurantSearch placeholder={searchWords(guide).placeholder} />
          </div>
        )}
      </div>
      {canSearch && (
        <PlaceFilters
          icon={<Icon of={SlidersHorizontal} size={18} />}
          words={{ label: filterWords.label, goodFor: filterWords.goodFor, more: filterWords.more }}
        />
      )}
      <MapSection guide={guide} map={map} about={explore.about ?? map.text ?? dek} />
    </section>
  );
}
