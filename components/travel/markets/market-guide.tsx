import { Footprints, MapPin } from 'lucide';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { Icon } from '@/components/ui/icon';
import { gtaRegions } from '@/data/travel/regions';
import type { Page } from '@/lib/content/schema/page';
import type { Market } from '@/lib/content/schema/travel/place';
import { marketHours } from '@/lib/travel/hours-words';
import { marketPlace } from '@/lib/travel/place';
import { OpenNow } from './open-now.client';
import { PrintGuide } from './print-guide.client';
import { StartWalk } from './start-walk.client';

export type MarketGuideProps = {
  page: Page;
  slug: string;
  market: Market;
  /** What is said while it is open, and while it is closed. */
  words: { open: string; closed: string };
};

/** The guide to a market: whether it is open, how to take the guide along, then its words. */
export function MarketGuide({ page, slug, market, words }: MarketGuideProps) {
  const { mapHref } = marketPlace(slug, market, gtaRegions);
  return (
    <div className="guide">
      <ContentPage page={page}>
        <div className="wrap">
          <p className="guide-now">
            <OpenNow hours={market.hours} words={words} />
            <span>{marketHours(market)}</span>
          </p>
          <div className="pg-acts">
            <a className="btn" href={mapHref} target="_blank" rel="noopener noreferrer">
              <Icon of={MapPin} size={18} /> Find it on a map
              <span className="sr">, opens in a new tab</span>
            </a>
            <StartWalk slug={slug}>
              <Icon of={Footprints} size={18} /> Start a walk here
            </StartWalk>
            <PrintGuide />
          </div>
        </div>
      </ContentPage>
      <PrintSource path={page.path} />
    </div>
  );
}
