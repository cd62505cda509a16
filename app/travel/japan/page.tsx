import '@/app/styles/map.css';
import '@/app/styles/restaurant.css';
import '@/app/styles/regions.css';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { EventTeasers } from '@/components/travel/events/event-teasers';
import { CopyAttribution } from '@/components/travel/japan/copy-attribution.client';
import { JapanRegions } from '@/components/travel/japan/japan-regions';
import { MarketPair } from '@/components/travel/japan/market-pair';
import { PlaceLinks } from '@/components/travel/japan/place-links';
import { PictureSplit } from '@/components/travel/regions/picture-split';
import { japanFestivals } from '@/data/events/japan';
import {
  japanFestivalWords as festivals,
  japanMapWords,
  japanMarkets,
  japanMarketTitle,
  japanTrainWords,
  japan as page,
} from '@/data/pages/travel/japan';
import { japanRegions } from '@/data/travel/japan-regions';
import { site } from '@/lib/content/site';

export const metadata = contentMetadata(page);

export default function Japan() {
  const { list } = japanMapWords;
  return (
    <ContentPage page={page}>
      <CopyAttribution site={site.name} />
      <JapanRegions />
      <SectionFrame title={japanMarketTitle} wide>
        <MarketPair markets={japanMarkets} />
      </SectionFrame>
      <SectionFrame title={festivals.title} text={festivals.text} wide>
        <EventTeasers events={japanFestivals} next={3} />
        <div className="pg-acts">
          <SiteLink href={festivals.all.href} className="btn">
            {festivals.all.name}
          </SiteLink>
        </div>
      </SectionFrame>
      <PictureSplit {...japanTrainWords} />
      <SectionFrame title={list.title} text={list.text}>
        <PlaceLinks regions={Object.values(japanRegions)} />
      </SectionFrame>
      <PrintSource path={page.path} />
    </ContentPage>
  );
}
