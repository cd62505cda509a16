import * as messages from '@/.content/messages/eventTime';
import { daysWords } from '@/lib/events/dates';
import { type EventTime, eventStatus, isAboutNow, leadWords, statusWords } from '@/lib/events/status';

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
          {messages.aboutNow}
        </p>
      )}
      <p>{statusWords(event, today)}</p>
      {isPast && usually !== undefined && (
        <p data-part="last">{messages.lastTime({ days: daysWords(starts, ends) })}</p>
      )}
      {!isPast && !sameDays && usually !== undefined && <p>{messages.usually({ when: usually })}</p>}
    </>
  );
}
