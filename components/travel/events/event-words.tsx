import * as words from '@/.content/words/eventTime';
import { daysWords } from '@/lib/travel/events/dates';
import { type EventTime, eventStatus, isAboutNow, leadWords, statusWords } from '@/lib/travel/events/status';

export type EventWordsProps = {
  event: EventTime;
  /** YYYY-MM-DD */
  today: string;
};

/** When an event is, as it stands on a day: what is useful first, then how sure it is. */
export function EventWords({ event, today }: EventWordsProps) {
  const { starts, ends, sameDays, usually } = event;
  const past = eventStatus(event, today) === 'past';
  return (
    <>
      <p className="ev-days" data-part="days">
        {leadWords(event, today)}
      </p>
      {isAboutNow(event, today) && (
        <p className="ev-about" data-part="about">
          {words.aboutNow}
        </p>
      )}
      <p className={past ? 'ev-status ev-past' : 'ev-status'}>
        {past && usually !== undefined && (
          <span className="ev-last" data-part="last">
            {words.inYear({ year: starts.slice(0, 4), days: daysWords(starts, ends) })}{' '}
          </span>
        )}
        <span>{statusWords(event, today)}</span>
      </p>
      {!past && !sameDays && usually !== undefined && (
        <p className="ev-status">{words.usually({ when: usually })}</p>
      )}
    </>
  );
}
