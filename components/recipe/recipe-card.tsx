import 'server-only';
import { pictureSources } from '@/lib/content/pictures';
import type { CardData } from '@/lib/recipe/card';
import { CardView, type CardViewProps } from './card-view';

export type RecipeCardProps = Omit<CardViewProps, 'card'> & {
  card: CardData & Pick<CardViewProps['card'], 'figure' | 'badge'>;
};

/** A card of a recipe or of any other page. The browser gets `cardWithSources` for `<CardView>`. */
export function RecipeCard({ card, ...view }: RecipeCardProps) {
  return <CardView card={cardWithSources(card)} {...view} />;
}

/** The card with its picture's addresses, plain enough to hand to a client component. */
export function cardWithSources({ picture, ...card }: RecipeCardProps['card']): CardViewProps['card'] {
  return { ...card, sources: pictureSources(picture) };
}
