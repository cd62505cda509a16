import { ArrowDown } from 'lucide';
import * as guideDefaults from '@/.content/words/guideDefaults';
import { Icon } from '@/components/ui/icon';
import type { GuideRegion } from '@/lib/content/schema/guide';
import type { Guide } from '@/lib/travel/guides/guide';
import { FavouriteCard } from './favourite-card';
import { EatList } from './region-specialties';

export type RegionDetailProps = { guide: Guide; id: string; region: GuideRegion };

/** A region with the favourites of the guide and what else to eat there. */
export function RegionDetail({ guide, id, region }: RegionDetailProps) {
  const { name, native, text, favourites, specialties } = region;
  const { language, empty = guideDefaults.noRestaurants, explorer } = guide;
  return (
    <>
      <div className="rg-head">
        <h3>
          {name} {native && <span lang={language}>{native}</span>}
        </h3>
        <p>{text}</p>
      </div>
      {favourites.length === 0 && <p className="rg-empty">{empty}</p>}
      {favourites.map((favourite) => (
        <FavouriteCard key={favourite.name} guide={guide} favourite={favourite} />
      ))}
      {specialties && (
        <div className="rg-eat">
          <EatList eat={specialties.eat} />
          {guide.specialties && (
            <a className="rg-act" href={`#eat-${id}`}>
              {explorer?.more ?? guideDefaults.moreFood}
              <Icon of={ArrowDown} size={17} />
              <span className="sr">: {name}</span>
            </a>
          )}
        </div>
      )}
    </>
  );
}
