import { Printer, X } from 'lucide';
import * as guideDefaults from '@/.content/messages/guideDefaults';
import * as moreMessages from '@/.content/messages/moreFilters';
import * as messages from '@/.content/messages/regionMap';
import { Icon } from '@/components/ui/icon';
import { WalkToggle } from '@/components/walk/walk-toggle.client';
import { type Guide, mapsOf } from '@/lib/content/guide';
import { splitPlaceName } from '@/lib/content/place';
import type { GuideMap } from '@/lib/content/schema/guide-map';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { drawMap } from '@/lib/guide/draw-map';
import { neighbourhoodsOf } from '@/lib/guide/guides';
import { allRestaurants, restaurantsIn } from '@/lib/guide/restaurants';
import { DistrictButton } from './card-parts.client';
import styles from './city-guide.module.css';
import { DrawnMap } from './drawn-map';
import { EmptyTowns } from './empty-towns';
import { type PanelGroup, RegionPanel } from './region-panel.client';
import { CardContent } from './restaurant-card';

export type MapSectionProps = {
  guide: Guide;
  map: GuideMap;
  /** One sentence about the whole map. */
  about: string;
};

/** Aspect ratios of wide maps, without the empty land above and below. Beside its panel a map is square. */
const CROPS = { slight: styles.slight, strong: styles.strong };

/** Maximum heights. The first map shares the first screen with the filters above it. */
const HEIGHTS = { first: styles.first, other: '' };

const MESSAGE = 'font-display text-lg font-semibold';

type NamesProps = { guide: Guide; region: string };

/** Buttons for the neighbourhoods of a region that have a history and no card beside the map; null for none. */
function Names({ guide, region }: NamesProps) {
  const onCards = new Set(allRestaurants(guide.id).map(({ name }) => splitPlaceName(name).district));
  const names = Object.entries(neighbourhoodsOf(guide.id)).filter(
    ([name, each]) => each.region === region && each.history !== undefined && !onCards.has(name),
  );
  if (names.length === 0) return null;
  return (
    <>
      <h4 className="mt-2 text-sm font-medium tracking-normal">{messages.names}</h4>
      <div className="flex flex-wrap gap-x-4 gap-y-1 pointer-coarse:*:my-0">
        {names.map(([name]) => (
          <DistrictButton key={name} district={name} />
        ))}
      </div>
    </>
  );
}

type CardLinkProps = { restaurant: Restaurant; map: GuideMap };

/** A restaurant whose card is beside an earlier map. */
function CardLink({ restaurant: { slug, name }, map }: CardLinkProps) {
  return (
    <div>
      <a className="link" href={`#${slug}`} data-name translate="no">
        {splitPlaceName(name).name}
      </a>{' '}
      <span className="secondary">{messages.elsewhere({ map: map.name })}</span>
    </div>
  );
}

/** Credits that maps ask for, each once. */
const creditsOf = (maps: readonly GuideMap[]) => [...new Set(maps.flatMap(({ credit }) => credit ?? []))];

/** A map of a city with the panel of its restaurants; the last one is followed by the credits of all. */
export function MapSection({ guide, map, about }: MapSectionProps) {
  const { id, regions } = map;
  const maps = mapsOf(guide);
  const drawn = drawMap(guide, map);
  const { drawing, isDrawn } = drawn;
  const inRegion = (region: string) => restaurantsIn(guide.id, region);
  // A region may be on two maps; its cards are beside the first of them only.
  const firstOf = (region: string) => maps.find((each) => each.regions.includes(region)) ?? map;
  const withPicture = (all: readonly Restaurant[]) => all.find(({ image }) => image);
  // Without an opened region, all are listed, and the first picture of the list is in view beside the map.
  const firstInView = guide.opensWith ?? regions.find((region) => withPicture(inRegion(region)));
  const area = map === maps[0] ? undefined : guide.around?.map;
  const empty = regions.filter((id) => inRegion(id).length === 0);
  const groups = regions.map(
    (region): PanelGroup => ({
      region,
      name: guide.regions[region]?.name ?? region,
      text: guide.regions[region]?.text ?? '',
      cards: inRegion(region).map((restaurant, _, all) => ({
        slug: restaurant.slug,
        ...(firstOf(region) === map
          ? { id: restaurant.slug }
          : { link: <CardLink restaurant={restaurant} map={firstOf(region)} /> }),
        node: (
          <CardContent
            restaurant={restaurant}
            level={4}
            priority={map.id === maps[0]?.id && region === firstInView && restaurant === withPicture(all)}
          >
            <WalkToggle slug={restaurant.slug} name={splitPlaceName(restaurant.name).name} />
          </CardContent>
        ),
      })),
      names: <Names guide={guide} region={region} />,
    }),
  );
  return (
    <>
      {/* It stops 50 px below the top of the window, 100 px in a wide one; the page keeps 6rem free. */}
      <div
        className={`${styles.map} relative -mx-gutter grid overflow-clip border border-line bg-raised lg:mx-0 lg:rounded-card print:mx-0 print:block print:border-0 ${isDrawn ? styles.drawn : ''} ${area ? styles.around : ''}`}
        id={`map-${id}`}
      >
        {isDrawn && (
          <div
            className={`${styles.drawing} relative w-full min-w-0 ${map.crop ? `${styles.cropped} ${CROPS[map.crop]} ${HEIGHTS[map.id === maps[0]?.id ? 'first' : 'other']}` : ''}`}
          >
            <DrawnMap guide={guide} map={map} drawn={drawn} />
          </div>
        )}
        <RegionPanel
          map={id}
          name={drawing.name}
          groups={groups}
          hint={
            <p
              className={`${styles.hint} js-only flex min-h-10 items-end font-display text-xl font-semibold print:hidden`}
            >
              {isDrawn ? messages.choose : messages.chooseUndrawn}
            </p>
          }
          about={about}
          empty={<p className={MESSAGE}>{guide.empty ?? guideDefaults.noRestaurants}</p>}
          nothing={
            map !== maps[0] &&
            empty.length > 0 && (
              <div className={empty.length === regions.length ? 'lg:hidden' : ''}>
                <EmptyTowns guide={guide} regions={empty} />
              </div>
            )
          }
          noMatch={<p className={MESSAGE}>{messages.noMatch}</p>}
          clearIcon={<Icon of={X} size={16} />}
          printIcon={<Icon of={Printer} size={16} />}
          labels={{
            clear: messages.clear({ name: drawing.name }),
            clearFilters: moreMessages.clear,
            list: messages.list({ name: drawing.name }),
            noRestaurants: messages.noRestaurants,
          }}
        >
          {/* Over the beginning of the list that it skips; hidden until it has the focus. */}
          {empty.length < regions.length && (
            <div className="sr-only focus-within:not-sr-only">
              <a
                className="absolute top-2 left-4 z-2 bg-ink px-5 py-3 font-display text-paper print:hidden"
                href={`#after-${id}`}
              >
                {messages.skip({ name: drawing.name })}
              </a>
            </div>
          )}
        </RegionPanel>
      </div>
      <div id={`after-${id}`} />
      {area && map === maps.at(-1) && (
        <div className={`${styles.narrow} border-b border-line print:hidden`}>
          <EmptyTowns
            guide={guide}
            regions={area.regions.filter((region) => inRegion(region).length === 0)}
          />
        </div>
      )}
      {map === maps.at(-1) &&
        creditsOf(maps).map((credit) => (
          <p key={credit} className="secondary mt-2.5 text-2xs" data-credit>
            {credit}
          </p>
        ))}
    </>
  );
}
