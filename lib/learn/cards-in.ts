import type { Flour, Legume, SoyProduct } from '@/lib/content/schema/learn';
import type { Content } from '@/lib/content/sources';

/** A card of an education page that explains an ingredient. Its `id` is that of its element there. */
export type LearnCard = (Flour | Legume | SoyProduct) & {
  /** Path of the page it stands on. */
  page: string;
};

/** Every card that an ingredient may link to with `about`. None of a page the site does without. */
export function cardsIn({ flour, legumes }: Pick<Content, 'flour' | 'legumes'>): LearnCard[] {
  const onFlour = flour?.flours?.flours ?? [];
  const onLegumes = [...(legumes?.types?.legumes ?? []), ...(legumes?.soy?.products ?? [])];
  return [
    ...onFlour.map((card) => ({ ...card, page: '/flour' })),
    ...onLegumes.map((card) => ({ ...card, page: '/legumes' })),
  ];
}
