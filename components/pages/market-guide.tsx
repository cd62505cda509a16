import { Footprints, MapPin, Printer } from 'lucide';
import * as guideDefaults from '@/.content/messages/guideDefaults';
import * as messages from '@/.content/messages/market';
import { OpenNow, PrintMarketButton, StartWalk } from '@/components/guide/market-tools.client';
import { PLAIN_VIEWS } from '@/components/pages/sections/plain-views';
import { SectionList } from '@/components/pages/sections/section-views';
import { JsonLd } from '@/components/seo/json-ld';
import { Icon } from '@/components/ui/icon';
import { closedDays, holidayDays } from '@/lib/content/closed-days';
import type { Guide, Market } from '@/lib/content/guide';
import { marketPlace } from '@/lib/content/place';
import { marketPage } from '@/lib/guide/guide-pages';
import { marketHours } from '@/lib/guide/hours-text';
import { marketGraph } from '@/lib/pages/guide-graphs';
import { formatMonth } from '@/lib/text/dates';
import { rich } from '@/lib/text/rich';
import { walkPageOf, withWalk } from '@/lib/walk/address';
import { ContentPage } from './content-page';
import { PrintSource } from './print-source';

export type MarketGuideProps = { guide: Guide; market: Market };

/** The guide to a market: opening state, buttons, then its text. */
export function MarketGuide({ guide, market }: MarketGuideProps) {
  const page = marketPage(market, guide);
  const { open = guideDefaults.openNow, closed = guideDefaults.closedNow } = market.now;
  return (
    <>
      <ContentPage page={page}>
        <JsonLd graph={marketGraph(market, guide)} />
        <div className="wrap pt-6 print:hidden">
          {/* Separate lines, so that neither moves when the opening state is rendered. */}
          <p className="font-display">
            <b className="block font-semibold">
              <OpenNow
                place={{
                  hours: market.hours,
                  closedOn: closedDays(market.closedOn ?? [], guide),
                  holidays: holidayDays(guide),
                  zone: guide.timeZone,
                }}
                messages={{ open, closed, holiday: guideDefaults.holidayHours }}
              />
            </b>
            <span className="text-ink-2">{marketHours(market)}</span>
            {market.checkedOn !== undefined && (
              <span className="block text-ink-2">
                {messages.hoursChecked({ month: formatMonth(market.checkedOn) })}
              </span>
            )}
          </p>
          <div className="mt-6 flex flex-wrap gap-2.5 max-sm:*:grow">
            <a
              className="btn"
              href={marketPlace(market, guide).mapHref}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon of={MapPin} size={18} />{' '}
              {rich(messages.map, { more: <span className="sr-only">{messages.mapMore}</span> })}
            </a>
            <StartWalk href={withWalk(walkPageOf(guide.id), market.slug)} slug={market.slug}>
              <Icon of={Footprints} size={18} /> {messages.startWalk}
            </StartWalk>
            <PrintMarketButton>
              <Icon of={Printer} size={18} /> {messages.print}
            </PrintMarketButton>
          </div>
        </div>
        <SectionList sections={page.sections} views={PLAIN_VIEWS} />
      </ContentPage>
      <PrintSource path={page.path} />
    </>
  );
}
