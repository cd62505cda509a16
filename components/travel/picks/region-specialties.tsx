import { Picture } from '@/components/picture/picture';
import type { Specialties } from '@/lib/content/schema/guide';
import { slugOf } from '@/lib/text/slug';
import type { Guide } from '@/lib/travel/guides/guide';

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
        <ul className="pg-list">
          {Object.entries(regions).map(
            ([id, { name, specialties: own }]) =>
              own && (
                <li key={id} id={`eat-${id}`}>
                  <h3>{name}</h3>
                  <p>{own.text}</p>
                  <EatList eat={own.eat} />
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}

/** Things to eat, each with its season. */
export function EatList({ eat }: Pick<Specialties, 'eat'>) {
  return (
    <dl className="rg-dishes">
      {eat.map(({ what, when }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{when}</dd>
        </div>
      ))}
    </dl>
  );
}
