import { SectionFrame } from '@/components/pages/sections/section-frame';
import { type CalendarMonth, SEASONS } from '@/lib/content/schema/travel/event';
import { monthName, monthsOf } from '@/lib/travel/events/dates';
import type { EventPlace } from '@/lib/travel/events/places';
import { MonthMark } from './month-mark.client';

const SEASON_NAMES = { winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn' };

export type SeasonCalendarProps = {
  place: EventPlace;
  /** What stands under the heading. */
  text: string;
  months: readonly CalendarMonth[];
};

/** The year by its four seasons: what is on in each month, what is picked nearby, and a word about it. */
export function SeasonCalendar({ place, text, months }: SeasonCalendarProps) {
  return (
    <SectionFrame title="Seasonal calendar" id="calendar" text={text} wide>
      <div className="ev-year">
        {SEASONS.map((season) => (
          <section key={season} aria-labelledby={`${season}-months`}>
            <h3 id={`${season}-months`}>{SEASON_NAMES[season]}</h3>
            <ol>
              {months
                .filter((month) => month.season === season)
                .map((month) => (
                  <Month key={month.month} place={place} words={month} />
                ))}
            </ol>
          </section>
        ))}
      </div>
    </SectionFrame>
  );
}

function Month({ place, words }: { place: EventPlace; words: CalendarMonth }) {
  const on = place.events.filter(({ starts, ends }) => monthsOf(starts, ends).includes(words.month));
  return (
    <li>
      <h4>
        {monthName(words.month)}
        <MonthMark month={words.month} zone={place.zone} />
      </h4>
      {on.length > 0 && (
        <ul aria-label={`On in ${monthName(words.month)}`}>
          {on.map(({ id, name }) => (
            <li key={id}>
              <a className="link" href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="ev-season">
        <b>In season</b> {words.inSeason}
      </p>
      <p>{words.text}</p>
    </li>
  );
}
