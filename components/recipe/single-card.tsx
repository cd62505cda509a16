import type { CardData } from '@/lib/recipe/card';
import { RecipeCard, type RecipeCardProps } from './recipe-card';

export type SingleCardProps = { card: CardData } & Pick<RecipeCardProps, 'actions'>;

/** The only card of a section: its picture and text side by side on wide screens, its buttons on the picture. */
export function SingleCard({ card, actions }: SingleCardProps) {
  return (
    <div className="lg:*:grid lg:*:grid-cols-[8fr_4fr] lg:*:grid-rows-[1fr_auto_auto] lg:*:gap-x-12 lg:[&_.picture]:row-span-3 lg:[&_h3]:self-end lg:[&_.js-only]:end-[calc((100%+7.5rem)/3)]">
      <RecipeCard card={card} variant="lead" shape="aspect-3/2" actions={actions} />
    </div>
  );
}
