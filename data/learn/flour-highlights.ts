import { pictures } from '@/data/pages/pictures';
import type { PictureRef } from '@/lib/content/schema/recipe';

/** A card that shows flour at work; the ids are its own and not those of recipes. */
export type FlourHighlight = {
  id: number;
  title: string;
  /** Two lines on a card; what does not fit is cut off. */
  description: string;
  image: PictureRef;
  /** Path on this site. */
  link: string;
};

/** Labels of the cards that carry one, by the card's id. */
export const flourBadges: Readonly<Record<number, string>> = { 12: 'noodle', 13: 'pasta' };

export const flourHighlights: readonly FlourHighlight[] = [
  {
    id: 12,
    title: 'Jjajangmyeon',
    description: 'Thick noodles, chewy enough to carry the sauce.',
    image: pictures.jjajangmyeon,
    link: '/jjajangmyeon',
  },
  {
    id: 13,
    title: 'Spaghetti with Basil Pesto',
    description: 'Durum and water; their starch loosens the pesto.',
    image: pictures.pasta,
    link: '/pasta',
  },
  {
    id: 14,
    title: 'Noodles, three ways',
    description: 'What three kitchens do with flour and water.',
    image: pictures.danDanNoodles,
    link: '/noodles',
  },
];
