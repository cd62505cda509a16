import { Footprints, MapPin, Printer } from 'lucide';
import * as guideDefaults from '@/.content/messages/guideDefaults';
import * as messages from '@/.content/messages/market';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { SectionViews } from '@/components/pages/sections/section-view';
import { Icon } from '@/components/ui/icon';
import { type Guide, guidePath } from '@/lib/guide/guide';
import { marketPage } from '@/lib/guide/guide-pages';
import { marketHours } from '@/lib/guide/hours-text';
import type { Market } from '@/lib/guide/market';
import { marketPlace } from '@/lib/guide/place';
import { rich } from '@/lib/text/rich';
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
              {rich(messages.map, { more: <span className="sr-only">{messages.mapMore}</span> })}
            </a>
            <StartWalk path={guidePath(guide.id)} slug={market.slug}>
              <Icon of={Footprints} size={18} /> {messages.startWalk}
            </StartWalk>
            <PrintButton>
              <Icon of={Printer} size={18} /> {messages.print}
            </PrintButton>
          </div>
        </div>
        <SectionViews sections={page.sections} />
      </ContentPage>
      <PrintSource path={page.path} />
    </>
  );
}
