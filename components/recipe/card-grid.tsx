import type { Card } from '@/lib/content/schema/sections';
import { filledCard } from '@/lib/recipe/picked-cards';
import { cardGrids } from './card-view';
import { RecipeCard } from './recipe-card';

export type CardGridProps = {
  cards: readonly Card[];
  columns: keyof typeof cardGrids;
  /** A line under the grid. */
  note?: string;
};

/** Cards in columns; on a phone the small ones of a grid of four become rows. */
export function CardGrid({ cards, columns, note }: CardGridProps) {
  const { className, sizes } = cardGrids[columns];
  return (
    <>
      <div className={className}>
        {cards.map((card) => (
          <RecipeCard key={card.title} card={filledCard(card)} sizes={sizes} />
        ))}
      </div>
      {note && <p className="mt-8 text-base text-ink-2">{note}</p>}
    </>
  );
}
