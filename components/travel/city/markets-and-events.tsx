import Link from 'next/link';
import * as words from '@/.content/words/cityGuide';
import * as guideDefaults from '@/.content/words/guideDefaults';
import { EventTeasers } from '@/components/travel/events/event-teasers';
import { MarketCards } from '@/components/travel/markets/market-cards';
import { NeighbourhoodNotes } from '@/components/travel/restaurant/neighbourhood-notes';
import { Collapsible } from '@/components/ui/collapsible.client';
import { eventPlace } from '@/lib/travel/events/places';
import { eventTeaser } from '@/lib/travel/events/teaser';
import { marketsOf, neighbourhoodsOf } from '@/lib/travel/guides/all';
import type { Guide } from '@/lib/travel/guides/guide';
import { listWords } from '@/lib/words/list';
import { ScrollBox } from './scroll-box.client';

export type MarketsAndEventsProps = { guide: Guide };

/** Markets, events, and the names of the neighbourhoods, closed at first; each opens by itself. */
export function MarketsAndEvents({ guide }: MarketsAndEventsProps) {
  const { id, marketsTitle = guideDefaults.markets } = guide;
  const markets = marketsOf(id);
  const events = eventPlace(guide);
  const teaser = eventTeaser(guide);
  const told = Object.values(neighbourhoodsOf(id)).some(({ history }) => history !== undefined);
  const titles = [markets.length > 0 && marketsTitle, events && teaser?.title].filter(
    (title) => typeof title === 'string',
  );
  if (titles.length === 0 && !told) return null;
  return (
    <section
      className="wrap section m-more"
      id="markets-and-events"
      aria-label={listWords(titles, 'and') || words.neighbourhoods}
    >
      {markets.length > 0 && (
        <Collapsible title={marketsTitle} level={2}>
          <ScrollBox label={marketsTitle}>
            <MarketCards markets={markets} />
          </ScrollBox>
        </Collapsible>
      )}
      {events && teaser && (
        <Collapsible title={teaser.title} level={2}>
          <ScrollBox label={teaser.title}>
            <EventTeasers events={events.events} next={teaser.next} />
            <p className="m-all">
              <Link className="btn quiet sm" href={events.path} prefetch={false}>
                {teaser.link}
              </Link>
            </p>
          </ScrollBox>
        </Collapsible>
      )}
      {told && <NeighbourhoodNotes guide={id} level={2} />}
    </section>
  );
}
