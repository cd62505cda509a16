import { MapPin } from 'lucide';
import * as words from '@/.content/words/picks';
import { Stars } from '@/components/travel/restaurant/stars';
import { Icon } from '@/components/ui/icon';
import type { Favourite } from '@/lib/content/schema/guide';
import { slugOf } from '@/lib/text/slug';
import type { Guide } from '@/lib/travel/guides/guide';
import { mapSearchHref } from '@/lib/travel/place';
import { rich } from '@/lib/words/rich';

export type FavouriteCardProps = { guide: Guide; favourite: Favourite };

/** A place to eat in the panel of its region. It is led to here, unless the guide lists all of them further down. */
export function FavouriteCard({ guide, favourite }: FavouriteCardProps) {
  const { name, native, place, address, cuisine, rating, order } = favourite;
  const link = favourite.link ?? mapSearchHref([native ?? name, place ?? address ?? '', guide.name]);
  return (
    <article id={guide.favouriteList ? undefined : slugOf(name)} className="rest">
      <h4>
        {name}
        {native && (
          <>
            {' '}
            <span className="hood" lang={guide.language}>
              {native}
            </span>
          </>
        )}
      </h4>
      <p className="line">
        <span>
          {place
            ? rich(({ at }) => words.cuisineAndPlace({ cuisine, place: at }), {
                at: (
                  <a className="rg-at" href={link} target="_blank" rel="noopener noreferrer">
                    {place}
                    <Icon of={MapPin} size={15} />
                    <span className="sr">{words.placeMore({ name })}</span>
                  </a>
                ),
              })
            : cuisine}
        </span>{' '}
        <Stars rating={rating} />
      </p>
      {order && (
        <p className="order">
          <b>{words.order}</b> {order}
        </p>
      )}
      {address && (
        <>
          <address>{address}</address>
          <div className="row">
            <a className="act" href={link} target="_blank" rel="noopener noreferrer">
              <Icon of={MapPin} size={17} />
              {rich(words.map, { more: <span className="sr">{words.mapMore({ name })}</span> })}
            </a>
          </div>
        </>
      )}
    </article>
  );
}
