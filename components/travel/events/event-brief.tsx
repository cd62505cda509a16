import { buildDay } from '@/lib/build-day';
import type { FoodEvent } from '@/lib/content/schema/event';
import { placeOf } from '@/lib/travel/events/places';
import { BriefWhen } from './brief-events.client';
import { EventWords } from './event-words';

export type EventBriefProps = { event: FoodEvent };

/** When an event is, as a row says it: worked out at build, and again on the day of the visit. */
export function EventBrief({ event }: EventBriefProps) {
  const { starts, ends, sameDays, usually } = event;
  const time = { starts, ends, sameDays, usually };
  const builtOn = buildDay();
  return (
    <BriefWhen {...time} zone={placeOf(event).zone} builtOn={builtOn}>
      <EventWords event={time} today={builtOn} />
    </BriefWhen>
  );
}
