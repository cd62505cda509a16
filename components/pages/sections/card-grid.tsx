import type { CardSizes } from '@/components/cards/card-sizes';
import { RecipeCard } from '@/components/cards/recipe-card';
import type { Card } from '@/lib/content/schema/page';
import { filledCard } from '@/lib/listing/cards';

const GRIDS = {
  2: { className: 'cards pg-two', sizes: 'two' },
  3: { className: 'cards three', sizes: 'three' },
  4: { className: 'cards compact', sizes: 'compact' },
} as const satisfies Record<number, { className: string; sizes: CardSizes }>;

export type CardGridProps = {
  cards: readonly Card[];
  columns: keyof typeof GRIDS;
  /** A line under the grid. */
  note?: string;
};

/** Cards in columns; on a phone the small ones of a grid of four become rows. */
export function CardGrid({ cards, columns, note }: CardGridProps) {
  const { className, sizes } = GRIDS[columns];
  return (
    <>
      <div className={className}>
        {cards.map((card) => (
          <RecipeCard key={card.title} card={filledCard(card)} sizes={sizes} />
        ))}
      </div>
      {note && <p className="pg-note">{note}</p>}
    </>
  );
}
