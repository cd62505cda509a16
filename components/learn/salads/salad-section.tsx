import { RecipeCard } from '@/components/cards/recipe-card';
import { AccordionGroup } from '@/components/learn/accordion.client';
import { CardGrid } from '@/components/pages/sections/card-grid';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SectionView } from '@/components/pages/sections/section-view';
import type { SaladSection } from '@/lib/content/schema/learn';
import type { SectionOf } from '@/lib/content/schema/page';
import { pickedRecipes } from '@/lib/listing/cards';
import { recipeCard } from '@/lib/recipe/card';
import { headingId } from '@/lib/text/slug';
import { FoldText } from './fold-text';
import { ProportionsTable } from './proportions-table';

export type SaladSectionViewProps = { section: SaladSection };

/** One section of the page about salads, by its type. */
export function SaladSectionView({ section }: SaladSectionViewProps) {
  switch (section.type) {
    case 'folds':
      return (
        <SectionFrame title={section.title}>
          <AccordionGroup
            items={section.folds.map((fold) => ({
              id: headingId(fold) ?? fold.title,
              title: fold.title,
              children: <FoldText fold={fold} />,
            }))}
          />
        </SectionFrame>
      );
    case 'proportions':
      return (
        <SectionFrame title={section.title} id={section.id} text={section.text} figure={section.figure}>
          <ProportionsTable {...section} />
        </SectionFrame>
      );
    case 'recipes':
      return <SaladRecipes section={section} />;
    default:
      return <SectionView section={section} />;
  }
}

type SaladRecipesProps = { section: SectionOf<'recipes'> };

function SaladRecipes({ section }: SaladRecipesProps) {
  const cards = pickedRecipes(section).map((recipe) => recipeCard(recipe));
  const [only] = cards;
  if (!only) return null;
  // One card alone stands beside its heading; in a row it would leave the row empty.
  return (
    <SectionFrame title={section.title} id={section.id} text={section.text} wide={cards.length > 1}>
      {cards.length === 1 ? (
        <RecipeCard card={only} sizes="two" />
      ) : (
        <CardGrid cards={cards} columns={cards.length > 2 ? 3 : 2} />
      )}
    </SectionFrame>
  );
}
