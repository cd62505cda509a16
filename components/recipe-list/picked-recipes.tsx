import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/listing';
import { LinkList } from '@/components/content/link-list';
import { SectionFrame } from '@/components/content/section-frame';
import { pairSizes, pairsClass } from '@/components/recipe/card-pairs';
import { RecipeCard } from '@/components/recipe/recipe-card';
import { SingleCard } from '@/components/recipe/single-card';
import { ButtonLink } from '@/components/ui/button';
import type { SectionOf } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { recipeCardData } from '@/lib/recipe/card';
import { otherLanguageOf } from '@/lib/recipe/language';
import { pickedRecipes } from '@/lib/recipe/picked-cards';
import { proteinCard } from '@/lib/recipe-list/cards';
import { kindLabel, recipesAddress } from '@/lib/recipe-list/filters';
import { PER_PAGE } from '@/lib/recipe-list/pages';

/** Address of the list of recipes, filtered if the section picks one kind. */
function listOf({ pick: { types = [], categories, fullMeal } }: SectionOf<'recipes'>): string {
  const [type = ''] = types;
  const isKind = types.length === 1 && !categories && !fullMeal && kindLabel(type) !== undefined;
  return recipesAddress(isKind ? { category: type } : {});
}

export type PickedRecipesProps = {
  section: SectionOf<'recipes'>;
  /** Buttons on the card of a recipe. */
  actionsOf?: (recipe: Recipe) => ReactNode;
};

/** Up to a page of picked recipes, as links with a sentence each or as cards. A single card is large. */
export function PickedRecipes({ section, actionsOf }: PickedRecipesProps) {
  const { title, id, text, as, protein, note, more } = section;
  const all = pickedRecipes(section);
  const recipes = all.slice(0, PER_PAGE);
  if (recipes.length === 0) return null;
  const others = all.length > recipes.length && (
    <p className="mt-8">
      <ButtonLink look="quiet" href={listOf(section)}>
        {messages.showAll}
      </ButtonLink>
    </p>
  );
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
        {others}
      </SectionFrame>
    );
  }
  const cards = recipes.map((recipe) => ({
    ...(protein ? proteinCard(recipe) : recipeCardData(recipe)),
    ...(recipe.kindCardTitle && { title: recipe.kindCardTitle }),
    text: recipe.dek,
    actions: actionsOf?.(recipe),
  }));
  const [only, ...rest] = cards;
  const isWide = cards.length % 3 === 1;
  const fours = !more && cards.length % 4 === 0;
  return (
    <SectionFrame title={title} id={id} text={text} wide>
      {only && rest.length === 0 && !more ? (
        <SingleCard card={only} actions={only.actions} />
      ) : (
        <div className={pairsClass(cards.length, fours ? 4 : 3)}>
          {cards.map(({ actions, ...card }, index) => (
            <RecipeCard
              key={card.title}
              card={card}
              sizes={pairSizes(index, cards.length, true)}
              actions={actions}
            />
          ))}
          {more && (
            <div
              className={`flex flex-col justify-between gap-2 rounded-picture bg-sunk p-5 md:self-start ${REST[cards.length % 3]}`}
            >
              <h3 className={isWide ? 'text-3xl' : 'text-xl'}>{more.title}</h3>
              <p className={isWide ? 'lead' : 'max-w-[44ch] text-ink-2'}>{more.text}</p>
            </div>
          )}
        </div>
      )}
      {others}
      {note && <p className="mt-8 text-base text-ink-2">{note}</p>}
    </SectionFrame>
  );
}

/** Sizes of the last cell in a grid of three, by the number of cards in the last row. */
const REST = ['col-span-full', 'col-span-full md:col-span-2 md:aspect-11/4', 'max-lg:col-span-full'];
