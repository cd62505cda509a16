import 'server-only';
import { pictureSources } from '@/lib/content/pictures';
import type { CardData } from '@/lib/recipe/card';
import { CardView, type CardViewProps } from './card-view';

export type RecipeCardProps = Omit<CardViewProps, 'card'> & {
  card: CardData & Pick<CardViewProps['card'], 'figure' | 'badge'>;
};

/** Card of a recipe or another page. Client components use `cardWithSources` with `<CardView>` instead. */
export function RecipeCard({ card, ...view }: RecipeCardProps) {
  return <CardView card={cardWithSources(card)} {...view} />;
}

/** Card with the addresses of its picture, serializable for client components. */
export function cardWithSources({ picture, ...card }: RecipeCardProps['card']): CardViewProps['card'] {
  return { ...card, sources: pictureSources(picture) };
}
