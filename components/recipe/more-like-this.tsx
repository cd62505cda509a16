import * as messages from '@/.content/messages/recipe';
import { Link } from '@/components/ui/link';
import type { CardData } from '@/lib/recipe/card';
import { cardGrids } from './card-view';
import { RecipeCard, type RecipeCardProps } from './recipe-card';
import { RecipeSection } from './recipe-section';

/** Id of the section; a page has one. */
const ID = 'more';

/** Columns for fewer than four cards. */
const THREE = 'grid gap-x-gap gap-y-4 sm:grid-cols-3 sm:gap-y-10';

export type MoreLikeThisProps = { cards: readonly (CardData & Pick<RecipeCardProps, 'actions'>)[] };

/** "More like this": related recipes or pages with pictures, at the end of a page. Null without cards. */
export function MoreLikeThis({ cards }: MoreLikeThisProps) {
  if (cards.length === 0) return null;
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
      <div className={cards.length < 4 ? THREE : cardGrids[4].className}>
        {cards.map(({ actions, ...card }) => (
          <RecipeCard key={card.title} card={card} sizes="compact" actions={actions} />
        ))}
      </div>
    </RecipeSection>
  );
}
