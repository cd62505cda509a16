import { Footprints, MapPin } from 'lucide';
import * as guideDefaults from '@/.content/words/guideDefaults';
import * as words from '@/.content/words/market';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { Icon } from '@/components/ui/icon';
import { type Guide, guidePath } from '@/lib/travel/guides/guide';
import type { Market } from '@/lib/travel/guides/market';
import { marketPage } from '@/lib/travel/guides/pages';
import { marketHours } from '@/lib/travel/hours-words';
import { marketPlace } from '@/lib/travel/place';
import { rich } from '@/lib/words/rich';
import { OpenNow } from './open-now.client';
import { PrintGuide } from './print-guide.client';
import { StartWalk } from './start-walk.client';

export type MarketGuideProps = {
  guide: Guide;
  market: Market;
};

/** The guide to a market: whether it is open, how to take the guide along, then its words. */
export function MarketGuide({ guide, market }: MarketGuideProps) {
  const page = marketPage(market, guide);
  const { mapHref } = marketPlace(market, guide);
  return (
    <div className="guide">
      <ContentPage page={page}>
        <div className="wrap">
          <p className="guide-now">
            <OpenNow
              hours={market.hours}
              zone={guide.timeZone}
              words={{
                open: market.now.open ?? guideDefaults.openNow,
                closed: market.now.closed ?? guideDefaults.closedNow,
              }}
            />
            <span>{marketHours(market)}</span>
          </p>
          <div className="pg-acts">
            <a className="btn" href={mapHref} target="_blank" rel="noopener noreferrer">
              <Icon of={MapPin} size={18} />{' '}
              {rich(words.map, { more: <span className="sr">{words.mapMore}</span> })}
            </a>
            <StartWalk path={guidePath(guide.id)} slug={market.slug}>
              <Icon of={Footprints} size={18} /> {words.startWalk}
            </StartWalk>
            <PrintGuide />
          </div>
        </div>
      </ContentPage>
      <PrintSource path={page.path} />
    </div>
  );
}
