import { Footprints, MapPin, Printer } from 'lucide';
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
import { OpenNow, PrintButton, StartWalk } from './market-tools.client';

export type MarketGuideProps = { guide: Guide; market: Market };

/** The guide to a market: whether it is open, how to take the guide along, then its words. */
export function MarketGuide({ guide, market }: MarketGuideProps) {
  const page = marketPage(market, guide);
  const { open = guideDefaults.openNow, closed = guideDefaults.closedNow } = market.now;
  return (
    <>
      <ContentPage page={page}>
        <div className="wrap pt-6 print:hidden">
          {/* Each in a line of its own, so that neither moves once the browser knows whether it is open. */}
          <p className="font-display">
            <b className="block font-semibold">
              <OpenNow hours={market.hours} zone={guide.timeZone} words={{ open, closed }} />
            </b>
            <span className="text-ink-2">{marketHours(market)}</span>
          </p>
          <div className="mt-6 flex flex-wrap gap-2.5">
            <a
              className="btn"
              href={marketPlace(market, guide).mapHref}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon of={MapPin} size={18} />{' '}
              {rich(words.map, { more: <span className="sr-only">{words.mapMore}</span> })}
            </a>
            <StartWalk path={guidePath(guide.id)} slug={market.slug}>
              <Icon of={Footprints} size={18} /> {words.startWalk}
            </StartWalk>
            <PrintButton>
              <Icon of={Printer} size={18} /> {words.print}
            </PrintButton>
          </div>
        </div>
      </ContentPage>
      <PrintSource path={page.path} />
    </>
  );
}
