import { ArrowDown, MapPin } from 'lucide';
import type { ReactNode } from 'react';
import * as guideDefaults from '@/.content/messages/guideDefaults';
import * as messages from '@/.content/messages/picks';
import { comma } from '@/.content/messages/text';
import { Picture } from '@/components/content/picture';
import { Icon } from '@/components/ui/icon';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { type Guide, mapsOf } from '@/lib/content/guide';
import { favouriteHref } from '@/lib/content/place';
import type { Favourite, GuideRegion, Specialties } from '@/lib/content/schema/guide-map';
import { drawMap } from '@/lib/guide/draw-map';
import { mapShapes } from '@/lib/guide/maps';
import { withKeys } from '@/lib/text/keys';
import { rich } from '@/lib/text/rich';
import { slugOf } from '@/lib/text/slug';
import { GuideStoreProvider } from './guide-provider.client';
import { MapGround } from './map-drawing';
import styles from './picks.module.css';
import { RegionExplorer } from './region-explorer.client';
import { Stars } from './stars';

const HEAD = 'pt-5 pb-4 print:pt-2 print:pb-1';
const ABOUT = 'mt-2 leading-normal text-ink-2 lg:text-lg';
const ROWS =
  'font-display leading-snug *:grid *:grid-cols-[2fr_3fr] *:gap-x-4 *:border-t *:border-line *:py-2';

export type RegionSectionProps = { guide: Guide };

/** The map of a guide with what there is to eat in each of its regions. */
export function RegionSection({ guide }: RegionSectionProps) {
  const { explorer, dek, empty = guideDefaults.noRestaurants } = guide;
  const [map] = mapsOf(guide);
  if (!map || !explorer) return null;
  const { drawing } = drawMap(guide, map);
  const { none = guideDefaults.hintNone, selected = guideDefaults.hintSelected, ...taps } = explorer.hints;
  const { tap = none, tapSelected = selected } = taps;
  const isPinning = explorer.choice === 'hold';
  const announcement = isPinning ? messages.shownRegion : messages.selectedRegion;
  const regions = map.regions.flatMap((id) => {
    const region = guide.regions[id];
    return region ? [{ ...region, id }] : [];
  });
  const dishes = regions.flatMap(({ name, dish }) => (dish === undefined ? [] : [{ name, dish }]));
  const intro = (
    <>
      <div className={HEAD}>
        <p className="font-display text-xl font-semibold">{explorer.rest ?? guideDefaults.chooseRegion}</p>
        <p className={ABOUT}>{explorer.restText ?? dek}</p>
      </div>
      <dl
        className={`${ROWS} [&_dd]:font-semibold [&_dt]:text-ink-2 ${dishes.length > 5 ? 'text-sm' : 'text-md *:py-4'}`}
      >
        {dishes.map(({ name, dish }) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{dish}</dd>{' '}
          </div>
        ))}
      </dl>
    </>
  );
  return (
    <section className="wrap mt-8" id={slugOf(explorer.title)}>
      <h2 className="text-2xl">{explorer.title}</h2>
      <GuideStoreProvider
        explorer={isPinning ? 'hold' : 'toggle'}
        defaultRegion={guide.opensWith}
        maps={{ [map.id]: map.regions }}
      >
        <RegionExplorer
          map={mapShapes(drawing)}
          ground={<MapGround map={drawing} />}
          leader={map.leader}
          reach={map.reach}
          intro={intro}
          details={regions.map((region) => ({
            id: region.id,
            announcement: announcement({
              region: region.name,
              places: region.favourites.map(({ name }) => name).join(comma) || empty,
            }),
            detail: <RegionDetail guide={guide} region={region} />,
          }))}
          hints={
            isPinning
              ? undefined
              : {
                  none: <Hint text={none} tap={tap} />,
                  selected: <Hint text={selected} tap={tapSelected} />,
                }
          }
          about={isPinning ? drawing.credit : (explorer.about ?? drawing.credit)}
        />
      </GuideStoreProvider>
    </section>
  );
}

/** Instructions for the map, for mouse and for touch. */
function Hint({ text, tap }: { text: string; tap: string }) {
  if (text === tap) return text;
  return (
    <>
      <span className="pointer-coarse:hidden">{text}</span>{' '}
      <span className="hidden pointer-coarse:inline">{tap}</span>
    </>
  );
}

type RegionDetailProps = { guide: Guide; region: GuideRegion & { id: string } };

/** A region with the favourites of the guide and what else to eat there. */
function RegionDetail({ guide, region }: RegionDetailProps) {
  const { id, name, native, text, favourites, specialties } = region;
  const { empty = guideDefaults.noRestaurants, explorer } = guide;
  return (
    <>
      <div className={HEAD}>
        <h3 className="text-2xl print:text-lg">
          {name} <NativeName guide={guide} name={native} />
        </h3>
        <p className={ABOUT}>{text}</p>
      </div>
      <OneDish region={region} isFirst={id === guide.opensWith} />
      <section>
        {favourites.length === 0 && <p className="border-t border-line pt-4 text-ink-2">{empty}</p>}
        {favourites.map((favourite) => (
          <FavouriteCard key={favourite.name} guide={guide} favourite={favourite} />
        ))}
        {specialties && (
          <div className="screen-only">
            <SpecialtyList eat={specialties.eat} />
            {guide.specialties && (
              <a className="action" href={`#eat-${id}`}>
                {explorer?.more ?? guideDefaults.moreFood}
                <Icon of={ArrowDown} size={17} />
                <span className="sr-only">: {name}</span>
              </a>
            )}
          </div>
        )}
      </section>
    </>
  );
}

type OneDishProps = Pick<RegionDetailProps, 'region'> & {
  /** It is the default region, so its picture is in the first screen. */
  isFirst: boolean;
};

/** The one dish of a region, which fills the remaining height. Renders null for a region without one. */
function OneDish({ region: { dish, picture }, isFirst }: OneDishProps) {
  if (dish === undefined) return null;
  return (
    <div
      className={`${styles.dish} relative -mx-(--panel-x) flex flex-1 flex-col justify-end bg-sunk print:mt-2`}
    >
      {picture && (
        <Picture
          className="absolute inset-0 aspect-auto rounded-none print:hidden"
          picture={picture}
          sizes="(min-width: 90rem) 42rem, (min-width: 48rem) 48vw, 100vw"
          priority={isFirst}
        />
      )}
      <p
        className={`relative font-display wrap-anywhere print:p-0 ${picture ? 'on-picture px-5 pb-4' : 'p-(--panel-x)'}`}
      >
        <span className={`block text-sm ${picture ? '' : 'text-ink-2'}`}>{messages.oneThing}</span>{' '}
        <b
          className={`block leading-tight tracking-tight print:text-lg ${picture ? 'text-2xl' : 'text-3xl'}`}
        >
          {dish}
        </b>
      </p>
    </div>
  );
}

type FavouriteCardProps = { guide: Guide; favourite: Favourite };

/** A favourite in the panel of its region. It is a link target, unless the guide lists all favourites further down. */
function FavouriteCard({ guide, favourite }: FavouriteCardProps) {
  const { name, native, place, address, cuisine, rating, order } = favourite;
  return (
    <article
      id={guide.favouriteList ? undefined : slugOf(name)}
      className={`${READER_CONTENT} ${styles.favourite}`}
    >
      <h4>
        {name} <NativeName guide={guide} name={native} />
      </h4>
      <p>
        <span>
          {place
            ? rich(({ at }) => messages.cuisineAndPlace({ cuisine, place: at }), {
                at: (
                  <FavouriteLink guide={guide} favourite={favourite}>
                    {place}
                    <Icon of={MapPin} size={15} className="print:hidden" />
                    <span className="sr-only">{messages.placeMore({ name })}</span>
                  </FavouriteLink>
                ),
              })
            : cuisine}
        </span>{' '}
        <Stars rating={rating} />
      </p>
      {order && (
        <p>
          <span className="font-display text-sm text-ink-3">{messages.order}</span> {order}
        </p>
      )}
      {address && (
        <>
          <address className="mt-1 not-italic">
            <bdi>{address}</bdi>
          </address>
          <MapLink href={favouriteHref(guide, favourite)} name={name} />
        </>
      )}
    </article>
  );
}

export type NativeNameProps = { guide: Guide; name: string | undefined };

/** A name in the language of its country, beside the name in that of the site. */
export function NativeName({ guide, name }: NativeNameProps) {
  return (
    name && (
      <span
        className="text-[0.75em] font-medium tracking-normal text-ink-3"
        lang={guide.language}
        translate="no"
      >
        {name}
      </span>
    )
  );
}

export type FavouriteLinkProps = FavouriteCardProps & { children: ReactNode };

/** A link to a favourite on a map, large enough for touch. */
export function FavouriteLink({ guide, favourite, children }: FavouriteLinkProps) {
  return (
    <a
      className="link inline-flex min-h-6 items-center gap-1 pointer-coarse:min-h-11"
      href={favouriteHref(guide, favourite)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
}

export type MapLinkProps = {
  href: string;
  /** Name of the place, which completes the accessible name. */
  name: string;
};

/** A link to a place in the visitor's map app. */
export function MapLink({ href, name }: MapLinkProps) {
  return (
    <a className="action" href={href} target="_blank" rel="noopener noreferrer">
      <Icon of={MapPin} size={17} />
      {rich(messages.map, { more: <span className="sr-only">{messages.mapMore({ name })}</span> })}
    </a>
  );
}

/** Things to eat, each with its season. */
export function SpecialtyList({ eat }: Pick<Specialties, 'eat'>) {
  return (
    <dl className={`${ROWS} mt-3.5 text-sm [&_dd]:text-ink-2 [&_dt]:font-semibold`}>
      {withKeys(eat, ({ what }) => what).map(({ key, item }) => (
        <div key={key}>
          <dt>{item.what}</dt> <dd>{item.when}</dd>{' '}
        </div>
      ))}
    </dl>
  );
}
