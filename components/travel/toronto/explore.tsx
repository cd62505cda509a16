import { SlidersHorizontal } from 'lucide';
import { RestaurantSearch } from '@/components/frame/menu/restaurant-search.client';
import { PlaceFilters } from '@/components/travel/filters/place-filters.client';
import { MapSection } from '@/components/travel/map/map-section';
import { RegionButtons } from '@/components/travel/map/region-buttons.client';
import { Icon } from '@/components/ui/icon';
import { torontoWords } from '@/data/pages/travel/toronto';
import { regionChips } from '@/lib/travel/region-chips';

/** The six parts of the city: buttons, search, filters, and the map with its panel. */
export function Explore() {
  const { explore, empty } = torontoWords;
  return (
    <section className="wrap m-explore" id="explore">
      <h2 className="t-3">{explore.title}</h2>
      <div className="m-bar">
        <div className="m-where">
          <span className="js-only" aria-hidden="true">
            {explore.where}
          </span>
          <RegionButtons map="toronto" regions={regionChips('toronto')} label={explore.regions} />
        </div>
        <div className="m-search">
          <RestaurantSearch placeholder={explore.search} />
        </div>
      </div>
      <PlaceFilters icon={<Icon of={SlidersHorizontal} size={18} />} />
      <MapSection map="toronto" about={explore.about} empty={empty} />
    </section>
  );
}
