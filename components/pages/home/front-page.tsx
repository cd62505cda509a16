import * as messages from '@/.content/messages/text';
import { Picture } from '@/components/content/picture';
import { EventWhen, NextEvents } from '@/components/events/next-events';
import { MapGround, MapNames } from '@/components/guide/map-drawing';
import { LargeSection } from '@/components/pages/sections/large-section';
import { RecipeCard } from '@/components/recipe/recipe-card';
import { Link } from '@/components/ui/link';
import { type Guide, guidePath, mapsOf } from '@/lib/content/guide';
import type { FoodEvent } from '@/lib/content/schema/event';
import type { SectionOf } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/server';
import { drawMap } from '@/lib/guide/draw-map';
import { eventPageOf } from '@/lib/guide/guide-events';
import type { MapDrawing } from '@/lib/guide/maps';
import type { GuidePage, PicturedGuidePage } from '@/lib/pages/home';
import { recipeCardData } from '@/lib/recipe/card';
import { formatMonths } from '@/lib/text/dates';
import styles from './home.module.css';

export type FrontPageProps = {
  section: Pick<SectionOf<'latest'>, 'title' | 'id'>;
  /** Names of the profiles, and the page that shows them, if there is one. */
  profiles: { names: readonly string[]; path?: string };
  /** Main guide, shown with its first map. */
  mapGuide?: Guide | undefined;
  /** Other guides, shown as links beside it. */
  mapGuides?: readonly Guide[];
  /** Newest guide with a picture, shown if there is no map. */
  lead: PicturedGuidePage | undefined;
  /** Other guides, one line each. */
  guides: readonly GuidePage[];
  recipes: readonly Recipe[];
  /** All events, of which the next one is shown. */
  events: readonly FoodEvent[];
};

const ROW_LINK =
  'covering-link font-display text-lg leading-tight font-semibold decoration-2 underline-offset-4 hover:underline';
const ROW_TEXT = 'mt-1 text-base leading-snug text-ink-2';

/**
 * The front page: a guide large, with its map or its picture, the latest dishes, and a column with the next event and
 * links. Empty parts are left out; null if all are empty.
 */
export function FrontPage(props: FrontPageProps) {
  const { section, profiles, mapGuide, mapGuides = [], lead, guides, recipes, events } = props;
  const [map] = mapGuide ? mapsOf(mapGuide) : [];
  const large = mapGuide ? { ...mapGuide, path: guidePath(mapGuide.id) } : lead;
  const small = mapGuide ? lead : undefined;
  const hasReads = events.length > 0 || guides.length > 0 || small !== undefined;
  if (!large && recipes.length === 0 && !hasReads) return null;
  const isWhole = large !== undefined && recipes.length > 0 && hasReads;
  const { names, path } = profiles;
  return (
    <LargeSection
      title={section.title}
      id={section.id}
      link={path && names.length > 0 ? { name: names.join(messages.comma), href: path } : undefined}
    >
      <div className={`${styles.front} ${isWhole ? styles.whole : ''} grid gap-x-gap gap-y-10 *:min-w-0`}>
        {large && (
          <article className="group relative flex flex-col">
            {mapGuide && map ? (
              <GuideMap map={drawMap(mapGuide, map).drawing} region={mapGuide.opensWith} />
            ) : (
              lead && (
                <Picture
                  picture={lead.picture}
                  decorative
                  sizes="(min-width: 90rem) 820px, (min-width: 76rem) 57vw, (min-width: 64rem) 50vw, (min-width: 48rem) 60vw, 100vw"
                />
              )
            )}
            <h3 className="mt-5 text-3xl decoration-2 underline-offset-4 group-hover:underline">
              <Link className="covering-link" href={large.path}>
                {large.title}
              </Link>
            </h3>
            <p className="lead mt-3 text-balance">{large.dek}</p>
            {mapGuide && mapGuides.length > 0 && (
              <ul className="relative mt-5 flex flex-wrap gap-2">
                {mapGuides.map(({ id, name }) => (
                  <li key={id}>
                    <Link className="chip" href={guidePath(id)}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </article>
        )}
        {recipes.length > 0 && (
          <div
            className={`${styles.dishes} grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-gap gap-y-8 lg:only:grid-cols-4`}
          >
            {recipes.map((recipe) => (
              <RecipeCard card={recipeCardData(recipe)} key={recipe.slug} sizes="half" />
            ))}
          </div>
        )}
        {hasReads && (
          <ul className="ruled flex flex-col *:relative *:flex-auto *:py-4">
            <NextEvents events={events} count={1} zone={site.timeZone} row={nextEvent} />
            {small && (
              <li>
                <Picture
                  className="mb-3 aspect-3/2"
                  picture={small.picture}
                  decorative
                  sizes="(min-width: 76rem) 22vw, (min-width: 48rem) 40vw, 92vw"
                />
                <Link className={ROW_LINK} href={small.path}>
                  {small.title}
                </Link>
                <p className={ROW_TEXT}>{small.dek}</p>
              </li>
            )}
            {guides.map(({ path, title, dek }) => (
              <li key={path}>
                <Link className={ROW_LINK} href={path}>
                  {title}
                </Link>
                <p className={ROW_TEXT}>{dek}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </LargeSection>
  );
}

type GuideMapProps = {
  map: MapDrawing;
  /** Id of the highlighted region. */
  region?: string | undefined;
};

/** View-box units between the lines of a name. */
const LINE = 15;

/** Decorative map without controls; it links to the guide. */
function GuideMap({ map, region }: GuideMapProps) {
  const drawn = map.regions.filter(({ path }) => path !== '');
  // SVG paints in document order, so the region with the shadow is last.
  const inOrder = drawn.toSorted((one, other) => Number(one.id === region) - Number(other.id === region));
  return (
    <span className="picture">
      <svg
        className={`${styles.map} absolute size-full`}
        viewBox="0 0 400 400"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <MapGround map={map} />
        <g
          className="fill-map-idle stroke-map-border"
          fillRule="evenodd"
          strokeWidth="1.4"
          strokeLinejoin="round"
        >
          {inOrder.map(({ id, path }) => (
            <path key={id} data-selected={id === region || undefined} d={path} />
          ))}
        </g>
        <g className="fill-ink dark:stroke-paper" paintOrder="stroke" strokeWidth="2.4" textAnchor="middle">
          <MapNames names={map.names.narrow} selected={region} line={LINE} />
        </g>
      </svg>
    </span>
  );
}

/** Place of an event with its town. */
function whereOf(location: string, town: string): string {
  return location.includes(town) ? location : `${location}, ${town}`;
}

/**
 * Next event, selected at build time and again in the browser. The day in the time zone of the site selects the event; the
 * day in the time zone of the event determines its status.
 */
function nextEvent(event: FoodEvent) {
  const { id, name, native, location, address, starts, ends } = event;
  return (
    <li key={id}>
      <b className="mb-3 block font-display text-3xl font-bold" aria-hidden="true">
        {formatMonths(starts, ends)}
      </b>{' '}
      <Link className={ROW_LINK} href={`${eventPageOf(event).path}#${id}`}>
        {name}
        {native && (
          <span className="font-normal text-ink-2" lang={native.lang} translate="no">
            {' '}
            {native.text}
          </span>
        )}
      </Link>
      <p className={ROW_TEXT}>{whereOf(location, address.locality)}</p>
      <div className={`${styles.when} secondary mt-2`}>
        <EventWhen event={event} />
      </div>
    </li>
  );
}
