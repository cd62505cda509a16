import * as messages from '@/.content/messages/recipe';
import { Link } from '@/components/ui/link';
import type { CardData } from '@/lib/recipe/card';
import { cardGrids } from './card-view';
import { RecipeCard, type RecipeCardProps } from './recipe-card';
import { RecipeSection } from './recipe-section';
import { SingleCard } from './single-card';

/** Id of the section; a page has one. */
const ID = 'more';

/** Columns and size of fewer than four cards. */
const FEW = {
  2: { className: 'grid gap-x-gap gap-y-4 sm:grid-cols-2 sm:gap-y-10', sizes: 'pair' },
  3: { className: 'grid gap-x-gap gap-y-4 sm:grid-cols-3 sm:gap-y-10', sizes: 'compact' },
} as const;

export type MoreLikeThisProps = { cards: readonly (CardData & Pick<RecipeCardProps, 'actions'>)[] };

/** "More like this": related recipes or pages with pictures, at the end of a page. A single card is large. Null without cards. */
export function MoreLikeThis({ cards }: MoreLikeThisProps) {
  const [only, ...rest] = cards;
  if (!only) return null;
  const { className, sizes } = cards.length === 2 ? FEW[2] : cards.length === 3 ? FEW[3] : cardGrids[4];
  return (
    <RecipeSection
      id={ID}
      title={messages.moreLikeThis}
      className="print:hidden"
      link={
        <Link className="link py-3 font-display text-sm font-medium" href="/recipes">
          {messages.allRecipes}
        </Link>
      }
    >
      {rest.length === 0 ? (
        <SingleCard card={only} actions={only.actions} />
      ) : (
        <div className={className}>
          {cards.map(({ actions, ...card }) => (
            <RecipeCard key={card.title} card={card} sizes={sizes} actions={actions} />
          ))}
        </div>
      )}
    </RecipeSection>
  );
}
