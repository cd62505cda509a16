import type { RestaurantCategory } from '@/lib/content/schema/travel/restaurant';

const LOOKS = {
  Breakfast: 'breakfast',
  Brunch: 'brunch',
  Lunch: 'lunch',
  Dinner: 'dinner',
  Sweet: 'sweet',
  Savoury: 'savoury',
  Healthy: 'healthy',
  Dressy: 'dressy',
} satisfies Record<RestaurantCategory, string>;

const isKnown = (word: string): word is RestaurantCategory => Object.hasOwn(LOOKS, word);

export type BadgesProps = { categories: readonly string[] };

/** Categories of a restaurant: each of the eight in its colour, any other word in grey. */
export function Badges({ categories }: BadgesProps) {
  return (
    <ul className="badges" aria-label="Good for">
      {categories.map((word) => (
        <li key={word} className={isKnown(word) ? `badge ${LOOKS[word]}` : 'badge'}>
          {word}
        </li>
      ))}
    </ul>
  );
}
