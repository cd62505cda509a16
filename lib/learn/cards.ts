import { flour } from '@/lib/content/learn/flour';
import { legumes } from '@/lib/content/learn/legumes';
import { cardsIn, type LearnCard } from './cards-in';

/** Every card of the education pages, by its id. On the server only. */
export const learnCards: ReadonlyMap<string, LearnCard> = new Map(
  cardsIn({ flour, legumes }).map((card) => [card.id, card]),
);
