import { Picture } from '@/components/picture/picture';
import { slugOf } from '@/lib/text/slug';
import type { Guide } from '@/lib/travel/guides/guide';
import { SpecialtyList } from './specialty-list';

export type RegionSpecialtiesProps = { guide: Guide };

/** What the regions are eaten for, with a picture beside it. Nothing for a guide that does not tell. */
export function RegionSpecialties({ guide: { specialties, regions } }: RegionSpecialtiesProps) {
  if (!specialties) return null;
  return (
    <section className="wrap pg-sec" id={slugOf(specialties.title)}>
      <div className="pg-in">
        <div className="pg-head rg-side">
          <h2 className="t-2">{specialties.title}</h2>
          <p>{specialties.text}</p>
          <Picture
            picture={specialties.picture}
            sizes="(min-width: 90rem) 31rem, (min-width: 64rem) 34vw, 92vw"
          />
        </div>
        <SpecialtyList
          regions={Object.entries(regions).flatMap(([id, { name, specialties: own }]) =>
            own ? [{ id, name, ...own }] : [],
          )}
        />
      </div>
    </section>
  );
}
