import type { CardSizes } from '@/components/cards/card-sizes';
import { RecipeCard } from '@/components/cards/recipe-card';
import { filledCard } from '@/lib/listing/cards';
import type { CardData } from '@/lib/recipe/card';

/** Grounds of the cards without a picture, in turn. */
const WASHES = ['sage', 'sky', 'peach', 'danmuji'] as const;

const GRIDS = {
  2: { className: 'cards pg-two', sizes: 'two' },
  3: { className: 'cards three', sizes: 'three' },
  4: { className: 'cards compact', sizes: 'compact' },
} as const satisfies Record<number, { className: string; sizes: CardSizes }>;

export type CardGridProps = {
  cards: readonly CardData[];
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
        {cards.map((card, index) => (
          <RecipeCard
            key={card.title}
            card={{ wash: WASHES[index % WASHES.length], ...filledCard(card) }}
            sizes={sizes}
          />
        ))}
      </div>
      {note && <p className="pg-note">{note}</p>}
    </>
  );
}
