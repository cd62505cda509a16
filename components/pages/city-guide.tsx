import { Gem, Navigation, SlidersHorizontal } from 'lucide';
import * as messages from '@/.content/messages/cityGuide';
import * as guideDefaults from '@/.content/messages/guideDefaults';
import * as nearMessages from '@/.content/messages/near';
import * as filterMessages from '@/.content/messages/placeFilters';
import { GuideProvider } from '@/components/content/guide-context.client';
import { Picture } from '@/components/content/picture';
import { Prose } from '@/components/content/prose';
import { EventTeasers } from '@/components/events/event-teasers';
import styles from '@/components/guide/city-guide.module.css';
import { FilterProvider } from '@/components/guide/filter-provider.client';
import { GuideStoreProvider } from '@/components/guide/guide-provider.client';
import { HiddenGems } from '@/components/guide/hidden-gems.client';
import gemStyles from '@/components/guide/hidden-gems.module.css';
import { MapSection } from '@/components/guide/map-section';
import { MarketCards } from '@/components/guide/market-cards';
import { NeighbourhoodNotes } from '@/components/guide/neighbourhood-notes';
import { NearButton, PlaceFilters } from '@/components/guide/place-filters.client';
import { RegionButtons } from '@/components/guide/region-buttons.client';
import { ScrollBox } from '@/components/guide/scroll-box.client';
import { RestaurantSearch } from '@/components/guide/search/search-box.client';
import { SaveGuide } from '@/components/offline/save-guide';
import { PLAIN_VIEWS } from '@/components/pages/sections/plain-views';
import { SectionList } from '@/components/pages/sections/section-views';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Collapsible } from '@/components/ui/collapsible.client';
import { Icon } from '@/components/ui/icon';
import { WalkBarLoader } from '@/components/walk/walk-bar-loader.client';
import { WalkProvider } from '@/components/walk/walk-provider.client';
import { type Guide, mapsOf } from '@/lib/content/guide';
import type { GuideMap } from '@/lib/content/schema/guide-map';
import { filterStart } from '@/lib/guide/filter-state';
import { eventPlace, eventTeaser } from '@/lib/guide/guide-events';
import { guideFacts, hasSearch, searchMessages } from '@/lib/guide/guide-pages';
import { marketsOf, neighbourhoodsOf } from '@/lib/guide/guides';
import { allPlaces } from '@/lib/guide/restaurants';
import { guideGraph } from '@/lib/pages/guide-graphs';
import { withKeys } from '@/lib/text/keys';
import { listWords } from '@/lib/text/list';
import { fullWalk } from '@/lib/walk/walk-text';
import { Around, regionChips, Surroundings } from './city-surroundings';

export type CityGuideProps = { guide: Guide };

type MapProps = CityGuideProps & { map: GuideMap };

/** A city with its maps, restaurants, filters and walk. */
export function CityGuide({ guide }: CityGuideProps) {
  const { id, title, dek, introduction, gems, sections } = guide;
  const places = allPlaces(id);
  const maps = mapsOf(guide);
  const [first, ...others] = maps;
  return (
    <GuideProvider guide={guideFacts(guide)}>
      <WalkProvider places={places} full={fullWalk()}>
        <GuideStoreProvider
          explorer="list"
          maps={Object.fromEntries(maps.map((map) => [map.id, map.regions]))}
          defaultRegion={guide.opensWith}
          places={places}
        >
          <FilterProvider start={filterStart(places, guide)}>
            <article className={styles.guide}>
              <JsonLd graph={guideGraph(guide)} />
              <header className="wrap grid items-end gap-x-gap gap-y-4 pt-[clamp(1rem,2vw,2rem)] md:grid-cols-[7fr_5fr] lg:grid-cols-[8fr_4fr]">
                {introduction?.picture && (
                  <Picture
                    className="aspect-video sm:order-1 md:aspect-11/4 print:hidden"
                    picture={introduction.picture}
                    sizes="(min-width: 90rem) 430px, (min-width: 48rem) 40vw, 92vw"
                    priority
                  />
                )}
                <div>
                  <h1 className="text-4xl">{title}</h1>
                  <p className="lead mt-3 max-w-none">{dek}</p>
                </div>
              </header>
              {first && <Explore guide={guide} map={first} />}
              <CityFacts guide={guide} />
              <Around guide={guide} maps={others} />
              {others.map((map) => (
                <Surroundings key={map.id} guide={guide} map={map} />
              ))}
              <MarketsAndEvents guide={guide} />
              {gems && (
                <div className={`${gemStyles.gems} needs-heights print:hidden`}>
                  <HiddenGems messages={gems}>
                    <span
                      className={`${gemStyles.gem} grid flex-none place-items-center rounded-sm border text-white`}
                    >
                      <Icon of={Gem} size={22} />
                    </span>
                    <span className="lg:hidden" aria-hidden="true">
                      {gems.title}
                    </span>
                  </HiddenGems>
                </div>
              )}
              <div className="print:hidden">
                <SectionList sections={sections} views={PLAIN_VIEWS} />
              </div>
            </article>
            {places.length > 0 && <WalkBarLoader />}
          </FilterProvider>
        </GuideStoreProvider>
      </WalkProvider>
    </GuideProvider>
  );
}

/** The introduction of the city, and figures about it. Nothing for a guide with neither. */
function CityFacts({ guide: { introduction, facts } }: CityGuideProps) {
  if (!introduction && facts.length === 0) return null;
  return (
    <section
      className="wrap grid items-start gap-x-24 gap-y-4 pt-stack lg:grid-cols-[7fr_5fr]"
      aria-label={introduction?.title ?? messages.facts}
    >
      {introduction && (
        <Collapsible title={introduction.title} level={2}>
          <ScrollBox label={introduction.title}>
            <Prose paragraphs={introduction.paragraphs} />
          </ScrollBox>
        </Collapsible>
      )}
      {facts.length > 0 && (
        <dl className="flex flex-wrap justify-between gap-x-6 gap-y-4 border-ink font-display lg:border-t lg:pt-4">
          {withKeys(facts, ({ name }) => name).map(({ key, item: { name, value } }) => (
            <div key={key} className="flex flex-col-reverse justify-end gap-1 max-sm:w-min">
              <dt className="text-sm font-normal text-ink-2">{name}</dt>{' '}
              <dd className="text-3xl leading-none font-heavy">{value}</dd>{' '}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The regions of the city: buttons, search, filters, and the map with its panel. */
function Explore({ guide, map }: MapProps) {
  const { explore, name, dek } = guide;
  const canSearch = hasSearch(guide);
  return (
    <section className="wrap relative pt-6" id="explore">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3.5 lg:grid-cols-[minmax(0,1fr)_25rem_auto]">
        <h2 className={`${styles.title} text-2xl max-lg:col-span-full`}>
          {explore.title ?? messages.explore({ name })}
        </h2>
        {canSearch && (
          <>
            <div className="max-lg:col-span-full print:hidden">
              <RestaurantSearch placeholder={searchMessages(guide).placeholder} />
            </div>
            <PlaceFilters
              icon={<Icon of={SlidersHorizontal} size={18} />}
              messages={{ label: filterMessages.label, more: filterMessages.more }}
            />
          </>
        )}
      </div>
      <div className="my-4">
        <RegionButtons
          map={map.id}
          regions={regionChips(guide, map)}
          label={explore.regions ?? messages.regions({ name })}
        >
          {allPlaces(guide.id).some(({ coordinates }) => coordinates) && (
            <NearButton label={nearMessages.near}>
              <Icon of={Navigation} size={16} />
            </NearButton>
          )}
        </RegionButtons>
      </div>
      <MapSection guide={guide} map={map} about={explore.about ?? map.text ?? dek} />
      <SaveGuide id={guide.id} />
    </section>
  );
}

/** Collapsible sections of markets, events, and the names of the neighbourhoods, closed at first. */
function MarketsAndEvents({ guide }: CityGuideProps) {
  const { id, marketsTitle = guideDefaults.markets } = guide;
  const markets = marketsOf(id);
  const events = eventPlace(guide);
  const teaser = eventTeaser(guide);
  const hasNotes = Object.values(neighbourhoodsOf(id)).some(({ history }) => history !== undefined);
  const titles = [markets.length > 0 && marketsTitle, events && teaser?.title].filter(
    (title) => typeof title === 'string',
  );
  if (titles.length === 0 && !hasNotes) return null;
  return (
    <section
      className="wrap pt-section"
      id="markets-and-events"
      aria-label={listWords(titles, 'and') || messages.neighbourhoods}
    >
      {markets.length > 0 && (
        <Collapsible title={marketsTitle} level={2}>
          <ScrollBox label={marketsTitle}>
            <MarketCards markets={markets} />
          </ScrollBox>
        </Collapsible>
      )}
      {events && teaser && (
        <Collapsible title={teaser.title} level={2}>
          <ScrollBox label={teaser.title}>
            <EventTeasers events={events.events} next={teaser.next} />
            <p className="mt-6">
              <ButtonLink look="quiet" small href={events.path}>
                {teaser.link}
              </ButtonLink>
            </p>
          </ScrollBox>
        </Collapsible>
      )}
      {hasNotes && (
        <div className="screen-only">
          <NeighbourhoodNotes guide={id} />
        </div>
      )}
    </section>
  );
}
