import * as messages from '@/.content/messages/picks';
import { cardSizes } from '@/components/content/card-sizes';
import { FactTable } from '@/components/content/fact-table';
import { Picture } from '@/components/content/picture';
import { Prose } from '@/components/content/prose';
import { SectionFrame } from '@/components/content/section-frame';
import { EventTeasers } from '@/components/events/event-teasers';
import { CopyAttribution } from '@/components/guide/copy-attribution.client';
import {
  FavouriteLink,
  MapLink,
  NativeName,
  RegionSection,
  SpecialtyList,
} from '@/components/guide/region-section';
import { SaveGuide } from '@/components/offline/save-guide';
import { PLAIN_VIEWS } from '@/components/pages/sections/plain-views';
import { SectionList } from '@/components/pages/sections/section-views';
import { cardGrids } from '@/components/recipe/card-view';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import type { Guide } from '@/lib/content/guide';
import { mapSearchHref } from '@/lib/content/place';
import type { FeaturedMarket } from '@/lib/content/schema/guide';
import { site } from '@/lib/content/server';
import { eventPlace, eventTeaser } from '@/lib/guide/guide-events';
import { guidePage } from '@/lib/guide/guide-pages';
import { guideGraph } from '@/lib/pages/guide-graphs';
import { slugOf } from '@/lib/text/slug';
import { ContentPage } from './content-page';
import { PrintSource } from './print-source';

export type PicksGuideProps = { guide: Guide };

/** A guide with favourites of its own on one map. */
export function PicksGuide({ guide }: PicksGuideProps) {
  const page = guidePage(guide);
  const { nameSource, featuredMarkets, aside, favouriteList } = guide;
  const events = eventPlace(guide);
  const teaser = eventTeaser(guide);
  return (
    <ContentPage page={page} wideHeader>
      <JsonLd graph={guideGraph(guide)} />
      {nameSource && <CopyAttribution site={site.name} />}
      <RegionSection guide={guide} />
      <div className="wrap">
        <SaveGuide id={guide.id} />
      </div>
      <RegionSpecialties guide={guide} />
      {featuredMarkets && (
        <SectionFrame title={featuredMarkets.title} wide>
          <div className={cardGrids[2].className}>
            {featuredMarkets.markets.map((market) => (
              <FeaturedMarketCard key={market.name} guide={guide} market={market} />
            ))}
          </div>
        </SectionFrame>
      )}
      {teaser && events && (
        <SectionFrame title={teaser.title} text={teaser.text} wide>
          <EventTeasers events={events.events} next={teaser.next} />
          <ButtonLink href={events.path} className="mt-6">
            {teaser.link}
          </ButtonLink>
        </SectionFrame>
      )}
      {aside && (
        <SectionFrame
          title={aside.title}
          aside={
            <>
              <Prose paragraphs={aside.paragraphs} className="mt-5 mb-8 max-w-measure" />
              {aside.rows && <FactTable rows={aside.rows} />}
            </>
          }
        >
          <Picture
            className="-mx-gutter rounded-none lg:ms-0 lg:rounded-s-picture print:hidden"
            picture={aside.picture}
            sizes="(min-width: 64rem) 52vw, 100vw"
          />
        </SectionFrame>
      )}
      {favouriteList && (
        <div className="screen-only">
          <SectionFrame title={favouriteList.title} text={favouriteList.text}>
            <FavouriteLinks guide={guide} />
          </SectionFrame>
        </div>
      )}
      {/* They lead on. */}
      <div className="print:hidden">
        <SectionList sections={page.sections} views={PLAIN_VIEWS} />
      </div>
      <PrintSource path={page.path} />
    </ContentPage>
  );
}

/** Specialties of the regions, with a picture beside them. Nothing for a guide without them. */
function RegionSpecialties({ guide: { specialties, regions } }: PicksGuideProps) {
  if (!specialties) return null;
  return (
    <SectionFrame
      title={specialties.title}
      text={specialties.text}
      aside={
        <Picture
          className="mt-8 print:hidden"
          picture={specialties.picture}
          sizes="(min-width: 90rem) 31rem, (min-width: 64rem) 34vw, 92vw"
        />
      }
    >
      <ul className="ruled *:py-5 print:*:py-1.5">
        {Object.entries(regions).map(
          ([id, { name, specialties: own }]) =>
            own && (
              <li key={id} id={`eat-${id}`}>
                <h3 className="text-lg leading-tight">{name}</h3>
                <p className="mt-1.5 max-w-[56ch] text-ink-2">{own.text}</p>
                <SpecialtyList eat={own.eat} />
              </li>
            ),
        )}
      </ul>
    </SectionFrame>
  );
}

type FeaturedMarketCardProps = { guide: Guide; market: FeaturedMarket };

/** A market without a page of its own: description, dishes and when to go. */
function FeaturedMarketCard({ guide, market }: FeaturedMarketCardProps) {
  const { name, native, city, text, eat, when, picture } = market;
  return (
    <article id={slugOf(name)} className="break-inside-avoid">
      <Picture className="print:hidden" picture={picture} sizes={cardSizes.two} decorative />
      <h3 className="mt-4 text-xl">
        {messages.marketAndCity({ market: name, city })} <NativeName guide={guide} name={native} />
      </h3>
      <p className="mt-1.5 max-w-[56ch]">{text}</p>
      <h4 className="mt-5 text-md">{messages.eat}</h4>
      <ul className="max-w-[56ch] text-ink-2 *:border-b *:border-line *:py-1.5">
        {eat.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ul>
      <h4 className="mt-5 text-md">{messages.whenToGo}</h4>
      <p className="max-w-[56ch] text-ink-2">{when}</p>
      <MapLink href={mapSearchHref([native, city, guide.name])} name={name} />
    </article>
  );
}

/** Every favourite by region, each a map search in the language of the country. Regions and favourites are link targets. */
function FavouriteLinks({ guide }: PicksGuideProps) {
  return (
    <dl className="ruled *:grid *:gap-x-8 *:py-4 sm:*:grid-cols-[2fr_3fr] sm:[&_dd]:col-start-2 [&_dt]:text-ink-2 [&_small]:text-sm [&_small]:text-ink-3 font-display text-md">
      {Object.values(guide.regions).map((region) => (
        <div key={region.name} id={slugOf(region.name)}>
          <dt>{region.name}</dt>{' '}
          {region.favourites.map((favourite) => (
            <dd key={favourite.name} id={slugOf(favourite.name)}>
              <FavouriteLink guide={guide} favourite={favourite}>
                {favourite.name}
                <span className="sr-only">{messages.listedPlaceMore}</span>
              </FavouriteLink>{' '}
              <small>{favourite.place ?? favourite.address}</small>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
