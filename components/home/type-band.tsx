import { SiteLink } from '@/components/pages/site-link';
import { TypeShelf } from '@/components/pages/type-shelf';
import type { Home } from '@/lib/content/schema/home';
import type { RecipeTypeTile } from '@/lib/listing/types';

export type TypeBandProps = {
  types: NonNullable<Home['types']>;
  tiles: readonly RecipeTypeTile[];
};

/** The kinds of recipe, and the way to all of them. */
export function TypeBand({ types, tiles }: TypeBandProps) {
  return (
    <section className="wrap section reveal drift down">
      <div className="head">
        <h2 className="t-3">{types.title}</h2>
        <SiteLink className="link" href={types.more.href}>
          {types.more.name}
        </SiteLink>
      </div>
      <TypeShelf tiles={tiles} />
    </section>
  );
}
