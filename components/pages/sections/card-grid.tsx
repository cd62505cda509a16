import type { CardSizes } from '@/components/cards/card-sizes';
import { RecipeCard } from '@/components/cards/recipe-card';
import type { Card } from '@/lib/content/schema/page';
import { filledCard } from '@/lib/listing/cards';

const GRIDS = {
  2: { className: 'gap-y-10 sm:grid-cols-2', sizes: 'two' },
  3: { className: 'gap-y-10 sm:grid-cols-2 lg:grid-cols-3', sizes: 'three' },
  4: { className: 'gap-y-4 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4', sizes: 'compact' },
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
      <div className={`grid gap-x-gap ${className}`}>
        {cards.map((card) => (
          <RecipeCard key={card.title} card={filledCard(card)} sizes={sizes} />
        ))}
      </div>
      {note && <p className="mt-8 text-base text-ink-2">{note}</p>}
    </>
  );
}
