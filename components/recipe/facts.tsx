import * as words from '@/.content/words/recipe';
import type { Recipe } from '@/lib/content/schema/recipe';
import { isoDuration } from '@/lib/kitchen/duration';
import { longestOf } from '@/lib/kitchen/minutes';
import { isServing } from '@/lib/kitchen/yield';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { timeWords } from '@/lib/recipe/times';
import { Yield } from './yield.client';

export type FactsProps = Pick<Recipe, 'times' | 'yield'> & { language: RecipeLanguage };

/** Times and yield at a glance; the yield follows the chosen servings. */
export function Facts({ times, yield: made, language }: FactsProps) {
  const isServings = isServing(made.unit);
  const rows = [
    { name: words.prep, minutes: times.prep },
    { name: words.cook, minutes: times.cook },
    { name: words.total, minutes: times.total },
  ]
    .filter(({ minutes }) => minutes !== 0)
    .map((row) => ({ ...row, text: timeWords(row.minutes) }));
  // Ranges do not fit side by side on a phone.
  const isLong = rows.some(({ text }) => text.length > 11);
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
        <dt>{isServings ? words.serves : words.makes}</dt>
        <dd lang={isServings ? undefined : language.recipe.lang}>
          <Yield unit={isServings ? undefined : made.unit} plural={made.plural} baseText={made.text} />
        </dd>
      </div>
    </dl>
  );
}
