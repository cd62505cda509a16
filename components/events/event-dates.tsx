import * as messages from '@/.content/messages/eventTime';
import {
  type EventTime,
  eventStatus,
  isAboutNow,
  isLastTime,
  leadText,
  statusText,
} from '@/lib/events/status';
import { formatDays } from '@/lib/text/dates';

export type EventDatesProps = {
  event: EventTime;
  /** YYYY-MM-DD */
  today: string;
};

/** Dates of an event on a day, and its status. */
export function EventDates({ event, today }: EventDatesProps) {
  const { starts, ends, sameDays, usually } = event;
  const isPast = eventStatus(event, today) === 'past';
  return (
    <>
      <p className="font-semibold text-balance text-ink" data-part="days">
        {leadText(event, today)}
      </p>
      {isAboutNow(event, today) && (
        <p className="font-medium text-ink" data-part="about">
          {messages.aboutNow}
        </p>
      )}
      <p>{statusText(event, today)}</p>
      {isLastTime(event, today) && usually !== undefined && (
        <p data-part="last">{messages.lastTime({ days: formatDays(starts, ends) })}</p>
      )}
      {!isPast && !sameDays && usually !== undefined && <p>{messages.usually({ when: usually })}</p>}
    </>
  );
}
