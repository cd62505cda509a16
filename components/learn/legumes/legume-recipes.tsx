import { RecipeCard } from '@/components/cards/recipe-card';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import type { LegumesPart } from '@/lib/content/schema/learn';
import { cardsWithOwnAddress } from '@/lib/learn/pages';

export type LegumeRecipesProps = { recipes: LegumesPart<'recipes'> };

/** The legume recipes with an address of their own, and the way to all others. Nothing where there are none. */
export function LegumeRecipes({ recipes: { types, link, ...head } }: LegumeRecipesProps) {
  const cards = cardsWithOwnAddress(types);
  if (cards.length === 0) return null;
  return (
    <SectionFrame {...head}>
      <div className={cards.length > 1 ? 'cards pg-two' : 'cards learn-one'}>
        {cards.map((card) => (
          <RecipeCard key={card.href} card={card} sizes="two" />
        ))}
      </div>
      <div className="pg-acts">
        <SiteLink href={link.href} className="btn quiet">
          {link.name}
        </SiteLink>
      </div>
    </SectionFrame>
  );
}
