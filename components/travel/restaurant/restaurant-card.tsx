import { ChefHat, Clock, Expand, MapPin, Play } from 'lucide';
import type { ReactNode } from 'react';
import * as words from '@/.content/words/restaurant';
import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { pictureSources } from '@/lib/pictures';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';
import { guideOf } from '@/lib/travel/guides/all';
import { hoursNote } from '@/lib/travel/hours-words';
import { categoriesOf, restaurantPlace } from '@/lib/travel/place';
import { rich } from '@/lib/words/rich';
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
  /** Whether its picture is in the first screen of the page. */
  priority?: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

// Drawn here and handed on, so that their shapes are not part of the script.
const clock = <Icon of={Clock} size={17} />;
const expand = <Icon of={Expand} size={14} />;

/** One restaurant as every list shows it. */
export function RestaurantCard({
  restaurant,
  level,
  anchor = false,
  priority,
  children,
}: RestaurantCardProps) {
  const { slug, cuisine, rating, image, youtubeLink, recipe: recipeSlug, hours, hoursCheckedOn } = restaurant;
  const { name, district, street, city, mapHref } = restaurantPlace(restaurant, guideOf(restaurant.guide));
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
          <span>{cuisine}</span> <Stars rating={rating} /> <OpennessBadge slug={slug} />
        </p>
      </div>
      {image && (
        <div className="thumb">
          <Picture picture={image} sizes="8rem" ratio="1" priority={priority} />
          <PhotoButton
            sources={pictureSources(image)}
            title={restaurant.name}
            takenThere={restaurant.imageTakenThere ?? false}
            icon={expand}
            label={words.showPicture({ name: restaurant.name })}
          />
        </div>
      )}
      <Order restaurant={restaurant} />
      <div className="row">
        {/* On screen the map tells it. */}
        {street && (
          <p className="at">
            {street}, {city}
          </p>
        )}
        <HoursButton
          label={rich(words.hours, { more: <span className="sr">{words.hoursMore({ name })}</span> })}
          words={hoursNote(hours, hoursCheckedOn)}
          icon={clock}
        />
        <a className="act" href={mapHref} target="_blank" rel="noopener noreferrer">
          <Icon of={MapPin} size={17} />
          {rich(words.map, { more: <span className="sr">{words.mapMore({ name })}</span> })}
        </a>{' '}
        {youtubeLink && (
          <a className="act" href={youtubeLink} target="_blank" rel="noopener noreferrer">
            <Icon of={Play} size={17} />
            {rich(words.video, { more: <span className="sr">{words.videoMore({ name })}</span> })}
          </a>
        )}{' '}
        {recipe && (
          <SiteLink className="act" href={recipePath(recipe)}>
            <Icon of={ChefHat} size={17} />
            {rich(words.cook, {
              more: (
                <span className="sr">
                  {rich(words.cookMore, {
                    recipe: <span lang={otherLanguageOf(recipe)}>{recipe.title}</span>,
                  })}
                </span>
              ),
            })}
          </SiteLink>
        )}
        {children}
      </div>
    </CardFrame>
  );
}
