import { RecipeCard } from '@/components/cards/recipe-card';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { allRecipesLink, legumeParts } from '@/data/pages/learn/legumes';
import { legumeCards } from '@/lib/learn/recipes-using';

/** The legume recipes with an address of their own, and the way to all others. */
export function LegumeRecipes() {
  const cards = legumeCards();
  return (
    <SectionFrame {...legumeParts.recipes}>
      <div className={cards.length > 1 ? 'cards pg-two' : 'cards learn-one'}>
        {cards.map((card) => (
          <RecipeCard key={card.href} card={card} sizes="two" />
        ))}
      </div>
      <div className="pg-acts">
        <SiteLink href={allRecipesLink.href} className="btn quiet">
          {allRecipesLink.name}
        </SiteLink>
      </div>
    </SectionFrame>
  );
}
