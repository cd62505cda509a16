import * as words from '@/.content/words/picks';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { FactTable } from '@/components/pages/sections/fact-table';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import { EventTeasers } from '@/components/travel/events/event-teasers';
import { site } from '@/lib/content/site';
import { slugOf } from '@/lib/text/slug';
import { eventPlace } from '@/lib/travel/events/places';
import { eventTeaser } from '@/lib/travel/events/teaser';
import type { Guide } from '@/lib/travel/guides/guide';
import { guidePage } from '@/lib/travel/guides/pages';
import { mapSearchHref } from '@/lib/travel/place';
import { CopyAttribution } from './copy-attribution.client';
import { PickRegions } from './pick-regions';
import { RegionSpecialties } from './region-specialties';
import { ToldMarkets } from './told-markets';

export type PicksGuideProps = { guide: Guide };

/** A guide that tells of its favourites itself, on one map. Styled by the style sheets of its page. */
export function PicksGuide({ guide }: PicksGuideProps) {
  const page = guidePage(guide);
  const { nameSource, featuredMarkets, aside, favouriteList } = guide;
  const events = eventPlace(guide);
  const teaser = eventTeaser(guide);
  return (
    <ContentPage page={page}>
      {nameSource && <CopyAttribution site={site.name} />}
      <PickRegions guide={guide} />
      <RegionSpecialties guide={guide} />
      {featuredMarkets && (
        <SectionFrame title={featuredMarkets.title} wide>
          <ToldMarkets guide={guide} markets={featuredMarkets.markets} />
        </SectionFrame>
      )}
      {teaser && events && (
        <SectionFrame title={teaser.title} text={teaser.text} wide>
          <EventTeasers events={events.events} next={teaser.next} />
          <div className="pg-acts">
            <SiteLink href={events.path} className="btn">
              {teaser.link}
            </SiteLink>
          </div>
        </SectionFrame>
      )}
      {aside && (
        <section className="wrap pg-sec" id={slugOf(aside.title)}>
          <div className="rg-split">
            <div>
              <h2 className="t-2">{aside.title}</h2>
              <div className="prose pg-prose">
                {aside.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              {aside.rows && <FactTable rows={aside.rows} />}
            </div>
            <Picture picture={aside.picture} sizes="(min-width: 64rem) 52vw, 100vw" />
          </div>
        </section>
      )}
      {favouriteList && (
        <SectionFrame title={favouriteList.title} text={favouriteList.text}>
          <PlaceLinks guide={guide} />
        </SectionFrame>
      )}
      <PrintSource path={page.path} />
    </ContentPage>
  );
}

/** Every favourite by region, each a map search in the language of the country; links lead to the regions and to the favourites here. */
function PlaceLinks({ guide }: PicksGuideProps) {
  return (
    <dl className="pg-facts rg-links">
      {Object.values(guide.regions).map((region) => (
        <div key={region.name} id={slugOf(region.name)}>
          <dt>{region.name}</dt>
          {region.favourites.map(({ name, native = name, place = '', address = '', link }) => (
            <dd key={name} id={slugOf(name)}>
              <a
                className="link"
                href={link ?? mapSearchHref([native, place || address, guide.name])}
                target="_blank"
                rel="noopener noreferrer"
              >
                {name}
                <span className="sr">{words.listedPlaceMore}</span>
              </a>{' '}
              <small>{place || address}</small>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
