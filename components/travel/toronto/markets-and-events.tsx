import Link from 'next/link';
import { EventTeasers } from '@/components/travel/events/event-teasers';
import { MarketCards } from '@/components/travel/markets/market-cards';
import { NeighbourhoodNotes } from '@/components/travel/restaurant/neighbourhood-notes';
import { Collapsible } from '@/components/ui/collapsible.client';
import { torontoFoodEvents } from '@/data/events/toronto';
import { torontoWords } from '@/data/pages/travel/toronto';
import { ScrollBox } from './scroll-box.client';

/** Markets, events, and the names of the neighbourhoods, closed at first; each opens by itself. */
export function MarketsAndEvents() {
  const { markets, events } = torontoWords;
  return (
    <section
      className="wrap section m-more"
      id="markets-and-events"
      aria-label={`${markets} and ${events.title}`}
    >
      <Collapsible title={markets} level={2}>
        <ScrollBox label={markets}>
          <MarketCards />
        </ScrollBox>
      </Collapsible>
      <Collapsible title={events.title} level={2}>
        <ScrollBox label={events.title}>
          <EventTeasers events={torontoFoodEvents} />
          <p className="m-all">
            <Link className="btn quiet sm" href={events.link.href} prefetch={false}>
              {events.link.name}
            </Link>
          </p>
        </ScrollBox>
      </Collapsible>
      <NeighbourhoodNotes level={2} />
    </section>
  );
}
