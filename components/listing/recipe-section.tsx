import { RecipeCard } from '@/components/cards/recipe-card';
import { LinkList } from '@/components/pages/sections/link-list';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import type { SectionOf } from '@/lib/content/schema/page';
import { pickedRecipes, proteinCard } from '@/lib/listing/cards';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { recipeCard } from '@/lib/recipe/card';
import { otherLanguageOf } from '@/lib/recipe/language';

export type RecipeSectionProps = { section: SectionOf<'recipes'> };

/** Recipes of a kind: as links with a sentence each, or as cards, one alone large and fours abreast. */
export function RecipeSection({ section }: RecipeSectionProps) {
  const { title, id, text, as, protein, note, more } = section;
  const recipes = pickedRecipes(section);
  if (recipes.length === 0) return null;
  if (as === 'links') {
    const links = recipes.map((recipe) => ({
      name: cardTitle(recipe),
      href: recipePath(recipe),
      text: recipe.dek,
      lang: otherLanguageOf(recipe),
    }));
    return (
      <SectionFrame title={title} id={id} text={text}>
        <LinkList links={links} />
      </SectionFrame>
    );
  }
  const cards = recipes.map((recipe) => ({
    ...(protein ? proteinCard(recipe) : recipeCard(recipe)),
    text: recipe.dek,
  }));
  const [only] = cards;
  const fours = !more && cards.length % 4 === 0;
  return (
    <SectionFrame title={title} id={id} text={text} wide>
      {only && cards.length === 1 && !more ? (
        <div className="l-first">
          <RecipeCard card={only} variant="lead" />
        </div>
      ) : (
        <div className={fours ? 'cards' : 'cards three'}>
          {cards.map((card) => (
            <RecipeCard key={card.title} card={card} sizes={fours ? 'four' : 'three'} />
          ))}
          {more && (
            // The place left in the last row of three.
            <div className="l-place" data-room={3 - (cards.length % 3)}>
              <h3 className="t-1">{more.title}</h3>
              <p>{more.text}</p>
            </div>
          )}
        </div>
      )}
      {note && <p className="pg-note">{note}</p>}
    </SectionFrame>
  );
}
