import * as words from '@/.content/words/eventTime';
import { daysWords } from '@/lib/travel/events/dates';
import { type EventTime, eventStatus, isAboutNow, leadWords, statusWords } from '@/lib/travel/events/status';

export type EventDatesProps = {
  event: EventTime;
  /** YYYY-MM-DD */
  today: string;
};

/** When an event is, as it stands on a day: what is useful first, then how sure it is. */
export function EventDates({ event, today }: EventDatesProps) {
  const { starts, ends, sameDays, usually } = event;
  const isPast = eventStatus(event, today) === 'past';
  return (
    <>
      <p className="font-semibold text-balance text-ink" data-part="days">
        {leadWords(event, today)}
      </p>
      {isAboutNow(event, today) && (
        <p className="font-medium text-ink" data-part="about">
          {words.aboutNow}
        </p>
      )}
      <p>{statusWords(event, today)}</p>
      {isPast && usually !== undefined && (
        <p data-part="last">{words.lastTime({ days: daysWords(starts, ends) })}</p>
      )}
      {!isPast && !sameDays && usually !== undefined && <p>{words.usually({ when: usually })}</p>}
    </>
  );
}
