import type { Recipe } from '@/data/schema/recipe';
import { describeMinutes, isoDuration } from '@/lib/kitchen/duration';
import { Yield } from './yield.client';

// Preparing and cooking add up before the reader's eyes while all three stay in minutes.
const MINUTES_UNTIL = 100;

function timeText(minutes: number): string {
  return minutes < MINUTES_UNTIL ? `${minutes} min` : describeMinutes(minutes);
}

export type FactsProps = Pick<Recipe, 'times' | 'yield'>;

/** Times and yield at a glance; the yield follows the chosen servings. */
export function Facts({ times, yield: made }: FactsProps) {
  const isServings = made.unit === 'serving';
  const rows = [
    { name: 'Prep', minutes: times.prep },
    { name: 'Cook', minutes: times.cook },
    { name: 'Total', minutes: times.total },
  ];
  return (
    <dl className="facts">
      {rows.map(({ name, minutes }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <time dateTime={isoDuration(minutes)}>{timeText(minutes)}</time>
          </dd>
        </div>
      ))}
      <div>
        <dt>{isServings ? 'Serves' : 'Makes'}</dt>
        <dd>
          <Yield unit={isServings ? undefined : made.unit} baseText={made.text} />
        </dd>
      </div>
    </dl>
  );
}
