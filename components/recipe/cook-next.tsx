import Link from 'next/link';
import * as words from '@/.content/words/recipe';
import { RecipeCard } from '@/components/cards/recipe-card';
import type { CardData } from '@/lib/recipe/card';

export type CookNextProps = { cards: CardData[] };

/** Where to go from here: up to four other recipes. Nothing when there are none. */
export function CookNext({ cards }: CookNextProps) {
  if (cards.length === 0) return null;
  return (
    <section className="wrap section more" aria-labelledby="cook-next">
      <div className="head">
        <h2 className="t-3" id="cook-next">
          {words.cookNext}
        </h2>
        <Link className="link" href="/recipes" prefetch={false}>
          {words.allRecipes}
        </Link>
      </div>
      <div className="cards compact">
        {cards.slice(0, 4).map((card) => (
          <RecipeCard key={card.title} card={card} sizes="compact" />
        ))}
      </div>
    </section>
  );
}
