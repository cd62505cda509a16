import * as words from '@/.content/words/restaurant';
import { categories as known } from '@/lib/content/categories';

const looks = new Map(known.map(({ name, look }) => [name, look]));

export type BadgesProps = { categories: readonly string[] };

/** Categories of a restaurant: those of data/restaurant-categories.yaml in their colours, any other word in grey. */
export function Badges({ categories }: BadgesProps) {
  return (
    <ul className="badges" aria-label={words.goodFor}>
      {categories.map((word) => (
        <li key={word} className={looks.get(word) ? `badge ${looks.get(word)}` : 'badge'}>
          {word}
        </li>
      ))}
    </ul>
  );
}
