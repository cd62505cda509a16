import { ChefHat, MapPin, Play } from 'lucide-react';
import Link from 'next/link';
import { Picture } from '@/components/picture/picture';
import { WalkToggle } from '@/components/travel/walk/walk-toggle.client';
import type { Restaurant } from '@/data/schema/restaurant';
import { gtaRegions } from '@/data/travel/regions';
import { pictureSources } from '@/lib/pictures';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { hoursNote } from '@/lib/travel/hours-words';
import { categoriesOf, restaurantPlace } from '@/lib/travel/place';
import { Badges } from './badges';
import { CardFrame } from './card-frame.client';
import { DistrictButton } from './district-button.client';
import { HoursButton } from './hours-button.client';
import { OpennessBadge } from './openness-badge.client';
import { Order } from './order';
import { PhotoButton } from './photo-button.client';
import { Stars } from './stars';

export type RestaurantCardProps = {
  restaurant: Restaurant;
  /** Level of the heading with the name. */
  level: 3 | 4;
  /** Whether the card is the target of `#slug`: one of several cards of a restaurant on a page. */
  anchor?: boolean;
};

/** One restaurant as every list shows it. */
export function RestaurantCard({ restaurant, level, anchor = false }: RestaurantCardProps) {
  const { slug, cuisine, rating, image, youtubeLink, recipe: recipeSlug, hours, hoursCheckedOn } = restaurant;
  const { name, district, mapHref } = restaurantPlace(restaurant, gtaRegions);
  const recipe = recipeSlug === undefined ? undefined : recipeBySlug(recipeSlug);
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <CardFrame slug={slug} anchor={anchor} className={image ? 'rest has-pic' : 'rest'}>
      <div className="rest-top">
        <Badges categories={categoriesOf(restaurant)} />
        <Heading>
          {name} {district && <DistrictButton district={district} />}
        </Heading>
        <p className="line">
          <span>{cuisine}</span>
          <Stars rating={rating} />
          <OpennessBadge slug={slug} />
        </p>
      </div>
      {image && (
        <div className="thumb">
          <Picture picture={image} sizes="96px" ratio="1" />
          <PhotoButton sources={pictureSources(image)} title={restaurant.name} />
        </div>
      )}
      <Order restaurant={restaurant} />
      <div className="row">
        <HoursButton name={name} words={hoursNote(hours, hoursCheckedOn)} />
        <a className="act" href={mapHref} target="_blank" rel="noopener noreferrer">
          <MapPin className="i" size={17} aria-hidden="true" />
          Map<span className="sr"> of {name}, opens in a new tab</span>
        </a>
        {youtubeLink && (
          <a className="act" href={youtubeLink} target="_blank" rel="noopener noreferrer">
            <Play className="i" size={17} aria-hidden="true" />
            Video<span className="sr"> of {name}, opens in a new tab</span>
          </a>
        )}
        {recipe && (
          <Link className="act" href={recipePath(recipe)} prefetch={false}>
            <ChefHat className="i" size={17} aria-hidden="true" />
            Cook it at home<span className="sr"> with my recipe for {recipe.title}</span>
          </Link>
        )}
        <WalkToggle slug={slug} name={name} />
      </div>
    </CardFrame>
  );
}
