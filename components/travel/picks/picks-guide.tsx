import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { FactTable } from '@/components/pages/sections/fact-table';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { EventTeasers } from '@/components/travel/events/event-teasers';
import { PictureSplit } from '@/components/travel/regions/picture-split';
import { site } from '@/lib/content/site';
import { eventPlace } from '@/lib/travel/events/places';
import { eventTeaser } from '@/lib/travel/events/teaser';
import type { Guide } from '@/lib/travel/guides/guide';
import { guidePage } from '@/lib/travel/guides/pages';
import { CopyAttribution } from './copy-attribution.client';
import { PickRegions } from './pick-regions';
import { PlaceLinks } from './place-links';
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
        <PictureSplit title={aside.title} paragraphs={aside.paragraphs} picture={aside.picture}>
          {aside.rows && <FactTable rows={aside.rows} />}
        </PictureSplit>
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
