import * as messages from '@/.content/messages/recipe';
import { Link } from '@/components/ui/link';
import type { Card } from '@/lib/content/schema/sections';
import { CardGrid } from './card-grid';
import { RecipeSection } from './recipe-section';

/** Id of the section; a page has one. */
const ID = 'more';

/** "More like this": related recipes with pictures, at the end of a page. Null without cards. */
export function MoreLikeThis({ cards }: { cards: readonly Card[] }) {
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
      <CardGrid cards={cards} columns={4} />
    </RecipeSection>
  );
}
