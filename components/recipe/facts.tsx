import type { Recipe } from '@/data/schema/recipe';
import { describeMinutes, isoDuration, longestOf, shortestOf } from '@/lib/kitchen/duration';
import { Yield } from './yield.client';

// Preparing and cooking add up before the reader's eyes while all three stay in minutes.
const MINUTES_UNTIL = 100;

const DAY = 24 * 60;

/** What takes days is told in days, to the half: "5½ to 7 days". */
function daysText(shortest: number, longest: number): string {
  const [from, to] = [shortest, longest].map((minutes) => {
    const halves = Math.round(minutes / (DAY / 2));
    return `${Math.floor(halves / 2)}${halves % 2 === 0 ? '' : '½'}`;
  });
  return from === to ? `${to} days` : `${from} to ${to} days`;
}

function timeText(minutes: number | [number, number]): string {
  if (shortestOf(minutes) >= 2 * DAY) return daysText(shortestOf(minutes), longestOf(minutes));
  return typeof minutes === 'number' && minutes < MINUTES_UNTIL ? `${minutes} min` : describeMinutes(minutes);
}

export type FactsProps = Pick<Recipe, 'times' | 'yield'>;

/** Times and yield at a glance; the yield follows the chosen servings. */
export function Facts({ times, yield: made }: FactsProps) {
  const isServings = made.unit === 'serving';
  const rows = [
    { name: 'Prep', minutes: times.prep },
    { name: 'Cook', minutes: times.cook },
    { name: 'Total', minutes: times.total },
  ]
    .filter(({ minutes }) => minutes !== 0)
    .map((row) => ({ ...row, text: timeText(row.minutes) }));
  // Ranges do not fit side by side on a phone.
  const isLong = rows.some(({ text }) => text.length > 9);
  return (
    <dl className={isLong ? 'facts long' : 'facts'}>
      {rows.map(({ name, minutes, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <time dateTime={isoDuration(longestOf(minutes))}>{text}</time>
          </dd>
        </div>
      ))}
      <div>
        <dt>{isServings ? 'Serves' : 'Makes'}</dt>
        <dd>
          <Yield unit={isServings ? undefined : made.unit} plural={made.plural} baseText={made.text} />
        </dd>
      </div>
    </dl>
  );
}
