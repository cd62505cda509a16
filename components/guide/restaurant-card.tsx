import { ChefHat, Clock, Expand, MapPin, Play } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import { categories } from '@/.content/categories';
import * as messages from '@/.content/messages/restaurant';
import { comma } from '@/.content/messages/text';
import { Picture } from '@/components/content/picture';
import { Icon } from '@/components/ui/icon';
import { LazyTooltip } from '@/components/ui/lazy-tooltip.client';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { SiteLink } from '@/components/ui/site-link';
import { pictureSources } from '@/lib/content/pictures';
import { categoriesOf, restaurantPlace } from '@/lib/content/place';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { guideOf } from '@/lib/guide/guides';
import { hoursNote } from '@/lib/guide/hours-text';
import { allRestaurants } from '@/lib/guide/restaurants';
import { recipeAt, recipeBySlug } from '@/lib/recipe/all';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';
import { rich } from '@/lib/text/rich';
import { addressLine } from '@/lib/text/words';
import { DistrictButton, HoursButton, OpennessBadge, PhotoButton } from './card-parts.client';
import styles from './restaurant-card.module.css';
import { FactLinks, PriceLevel, RestaurantFacts } from './restaurant-facts';
import { Stars } from './stars';

export type RestaurantCardProps = {
  restaurant: Restaurant;
  /** Level of the heading with the name. */
  level: 3 | 4;
  /** Its picture is in the first screen of the page. */
  priority?: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

// Rendered on the server, so that their shapes are not part of the script.
const clock = <Icon of={Clock} size={17} />;
const expand = (
  <Icon
    of={Expand}
    className="size-6 rounded-picture bg-paper p-1 group-hover:bg-ink group-hover:text-paper"
  />
);

/** One restaurant in a list without a map. */
export function RestaurantCard(props: RestaurantCardProps) {
  return (
    <article className={`${READER_CONTENT} ${styles.card}`}>
      <CardContent {...props} />
    </article>
  );
}

/** The content of a card, for lists that add an `article` around it. */
export function CardContent({ restaurant, level, priority, children }: RestaurantCardProps) {
  const { slug, cuisine, rating, image, youtubeLink, recipe: recipeSlug, hours, facts } = restaurant;
  const { name, district, street, city, mapHref } = restaurantPlace(restaurant, guideOf(restaurant.guide));
  const recipe = recipeSlug === undefined ? undefined : recipeBySlug(recipeSlug);
  const onPaper = [addressLine(street ? [street, city] : []), facts?.phone].filter(Boolean);
  // While no hours of the guide are confirmed, the button would say so on every card.
  const hasHours = hours !== undefined || allRestaurants(restaurant.guide).some((each) => each.hours);
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <>
      <div>
        <Heading>
          <span translate="no">{name}</span> {district && <DistrictButton district={district} />}
        </Heading>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{cuisine}</span> <PriceLevel price={facts?.price} /> <Stars rating={rating} />{' '}
          <Badges names={categoriesOf(restaurant)} /> <OpennessBadge slug={slug} />
        </div>
      </div>
      {image && (
        <div className="relative col-start-2 row-span-2 ms-4 w-22 self-start lg:row-span-3 print:w-16">
          <Picture picture={image} sizes="5.5rem" className="aspect-square" priority={priority} />
          <PhotoButton
            sources={pictureSources(image)}
            title={restaurant.name}
            takenThere={restaurant.imageTakenThere ?? false}
            label={messages.showPicture({ name: restaurant.name })}
          >
            {expand}
          </PhotoButton>
        </div>
      )}
      <Order restaurant={restaurant} />
      <RestaurantFacts restaurant={restaurant} />
      {/* On screen the map shows the address. */}
      {onPaper.length > 0 && (
        <address className="col-span-full mt-1 hidden not-italic print:block">
          {onPaper.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && comma}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </address>
      )}
      <div className="-mb-1 flex flex-wrap gap-x-1.5 sm:gap-x-3 col-start-1 max-lg:col-span-full">
        {hasHours && (
          <HoursButton hours={hoursNote(restaurant)}>
            {clock}
            {rich(messages.hours, { more: <span className="sr-only">{messages.hoursMore({ name })}</span> })}
          </HoursButton>
        )}
        <a className="action" href={mapHref} target="_blank" rel="noopener noreferrer">
          <Icon of={MapPin} size={17} />
          {rich(messages.map, { more: <span className="sr-only">{messages.mapMore({ name })}</span> })}
        </a>{' '}
        <FactLinks facts={facts} name={name} />{' '}
        {youtubeLink && (
          <a className="action" href={youtubeLink} target="_blank" rel="noopener noreferrer">
            <Icon of={Play} size={17} />
            {rich(messages.video, { more: <span className="sr-only">{messages.videoMore({ name })}</span> })}
          </a>
        )}{' '}
        {recipe && (
          <SiteLink className="action" href={recipePath(recipe)}>
            <Icon of={ChefHat} size={17} />
            {rich(messages.cook, {
              more: (
                <span className="sr-only">
                  {rich(messages.cookMore, {
                    recipe: <span lang={otherLanguageOf(recipe)}>{cardTitle(recipe)}</span>,
                  })}
                </span>
              ),
            })}
          </SiteLink>
        )}
        {children}
      </div>
    </>
  );
}

const looks = new Map(categories.map(({ name, look = 'unknown' }) => [name, look]));

const BADGE =
  'rounded-full px-2.5 py-1.5 font-display text-2xs leading-none font-semibold [print-color-adjust:exact] forced-colors:border';

type BadgesProps = { names: readonly string[] };

/** Categories of a restaurant: those of data/restaurant-categories.yaml in their colours, others in grey. */
function Badges({ names }: BadgesProps) {
  return (
    <ul className="flex flex-wrap gap-1" aria-label={messages.goodFor}>
      {names.map((name) => {
        const look = looks.get(name) ?? 'unknown';
        return (
          <li key={name} className={`${BADGE} bg-${look} text-on-${look}`}>
            {name}
          </li>
        );
      })}
    </ul>
  );
}

type OrderProps = { restaurant: Restaurant };

/** The dish to order, with a comment; struck through once it is off the menu. */
function Order({ restaurant }: OrderProps) {
  const { favoriteOrder, favoriteOrderLink: link, favoriteOrderComment: comment } = restaurant;
  const isGone = restaurant.favoriteOrderRemoved;
  const tip = [comment, link && whereTo(link)].filter(Boolean).join(' ');
  const named = link ? (
    <SiteLink href={link} className="link">
      {favoriteOrder}
    </SiteLink>
  ) : (
    <span>{favoriteOrder}</span>
  );
  // Without a link the dish is not focusable: the comment is beside it anyway, and the tooltip only repeats it.
  const dish = tip ? <LazyTooltip content={tip}>{named}</LazyTooltip> : favoriteOrder;
  const note = comment ?? (isGone && messages.removed);
  return (
    <p>
      <b className="me-1 font-display text-sm font-semibold text-ink-3">{messages.order}</b>{' '}
      {isGone ? (
        <>
          {comment && <span className="sr-only">{messages.noLonger}</span>}
          <s className="text-ink-3">{dish}</s>{' '}
        </>
      ) : (
        <>
          {dish}
          {note && '. '}
        </>
      )}
      {note}
    </p>
  );
}

/** Description of the target of a link about a dish. */
function whereTo(href: string): string {
  if (!href.startsWith('/')) return messages.opensSite({ site: new URL(href).host.replace(/^www\./, '') });
  const recipe = recipeAt(href);
  return recipe ? messages.opensRecipe({ recipe: recipe.title }) : messages.opensPage;
}
