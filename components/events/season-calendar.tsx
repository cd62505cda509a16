import * as messages from '@/.content/messages/events';
import { SectionFrame } from '@/components/content/section-frame';
import { type CalendarMonth, SEASONS } from '@/lib/content/schema/event';
import type { EventPlace } from '@/lib/guide/guide-events';
import { monthName, monthsBetween } from '@/lib/text/dates';
import { MonthMark } from './event-today.client';
import styles from './events.module.css';

const SEASON_NAMES = {
  winter: messages.winter,
  spring: messages.spring,
  summer: messages.summer,
  autumn: messages.autumn,
};

export type SeasonCalendarProps = {
  place: EventPlace;
  /** Text below the heading. */
  text: string;
  months: readonly CalendarMonth[];
};

/** The months by season, each with its events, its produce and a text. */
export function SeasonCalendar({ place, text, months }: SeasonCalendarProps) {
  return (
    <SectionFrame title={messages.seasons} id="calendar" text={text} wide>
      <div className={`${styles.seasons} grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-4`}>
        {SEASONS.map((season) => (
          <section key={season} aria-labelledby={`${season}-months`}>
            <h3 className="pb-3 text-xl" id={`${season}-months`}>
              {SEASON_NAMES[season]}
            </h3>
            <ol className={`${styles.months} *:border-t *:border-line *:py-4`}>
              {months
                .filter((month) => month.season === season)
                .map((month) => (
                  <Month key={month.month} place={place} month={month} />
                ))}
            </ol>
          </section>
        ))}
      </div>
    </SectionFrame>
  );
}

function Month({ place, month: { month, inSeason, text } }: { place: EventPlace; month: CalendarMonth }) {
  const on = place.events.filter(({ starts, ends }) => monthsBetween(starts, ends).includes(month));
  return (
    <li>
      <h4 className="flex flex-wrap items-center justify-between gap-2 text-base">
        {monthName(month)}
        <MonthMark month={month} zone={place.zone} />
      </h4>
      {on.length > 0 && (
        <ul aria-label={messages.onIn({ month: monthName(month) })}>
          {on.map(({ id, name }) => (
            <li key={id}>
              <a
                className="link inline-flex items-center py-1 font-display text-md font-semibold pointer-coarse:min-h-11"
                href={`#${id}`}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1.5 font-display text-sm">
        <b className="block font-normal text-ink-3">{messages.inSeason}</b> {inSeason}
      </p>
      <p className="mt-1.5 leading-snug text-ink-2">{text}</p>
    </li>
  );
}
