import { flour, legumes } from '@/lib/content/pages';
import { cardsIn, type LearnCard } from './cards-in';

/** Every card of the education pages, by its id. On the server only. */
export const learnCards: ReadonlyMap<string, LearnCard> = new Map(
  cardsIn({ flour, legumes }).map((card) => [card.id, card]),
);
