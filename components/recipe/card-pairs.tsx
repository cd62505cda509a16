import { RecipeCard, type RecipeCardProps } from './recipe-card';

/** Class names of a grid of cards: two columns on phones, the first of an odd number across both; more above. */
export function pairsClass(count: number, columns: 3 | 4 = 3): string {
  const wide = columns === 4 ? 'lg:grid-cols-4' : 'md:grid-cols-3';
  const first = count % 2 === 1 ? 'max-md:*:first:col-span-full' : '';
  return `grid grid-cols-2 gap-x-gap gap-y-8 sm:gap-y-10 ${wide} ${first}`;
}

/** Grid size of the card at an index, for `sizes`. @param isBrief true if small cards have no text on phones */
export function pairSizes(index: number, count: number, isBrief = false): 'half' | 'brief' | 'three' {
  if (index === 0 && count % 2 === 1) return 'three';
  return isBrief ? 'brief' : 'half';
}

export type CardPairsProps = {
  cards: readonly (RecipeCardProps['card'] & Pick<RecipeCardProps, 'actions'>)[];
  columns?: 3 | 4;
};

/** Cards in the grid of `pairsClass`. */
export function CardPairs({ cards, columns }: CardPairsProps) {
  return (
    <div className={pairsClass(cards.length, columns)}>
      {cards.map(({ actions, ...card }, index) => (
        <RecipeCard key={card.title} card={card} sizes={pairSizes(index, cards.length)} actions={actions} />
      ))}
    </div>
  );
}
