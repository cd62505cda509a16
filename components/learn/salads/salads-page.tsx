import { RecipeCard } from '@/components/cards/recipe-card';
import { AccordionGroup, type AccordionItem } from '@/components/learn/accordion.client';
import { Contents } from '@/components/learn/contents';
import { PageHeader } from '@/components/pages/page-header';
import { PrintSource } from '@/components/pages/print-source';
import { CardGrid } from '@/components/pages/sections/card-grid';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SectionView } from '@/components/pages/sections/section-view';
import { type Fold, saladContents, saladParts, salads } from '@/data/pages/learn/salads';
import type { CardData } from '@/lib/recipe/card';
import { FoldText } from './fold-text';
import { ProportionsTable } from './proportions-table';

export type SaladsPageProps = {
  /** Cards of the salad recipes. */
  cards: readonly CardData[];
};

const asItem = (fold: Fold): AccordionItem => ({
  id: fold.id,
  title: fold.title,
  children: <FoldText fold={fold} />,
});

/** What a salad is, how to build one, where it comes from, and the recipes. */
export function SaladsPage({ cards }: SaladsPageProps) {
  const { intro, etymology, proportions, build, histories, recipes, more } = saladParts;
  const only = cards.length === 1 ? cards[0] : undefined;
  return (
    <article className="learn salads">
      <PageHeader title={salads.title} dek={salads.dek} picture={salads.picture} caption={salads.caption} />
      <Contents items={saladContents} />
      <SectionView section={intro} />
      <SectionFrame title={etymology.title}>
        <AccordionGroup items={[asItem(etymology.fold)]} />
      </SectionFrame>
      <SectionFrame
        title={proportions.title}
        id={proportions.id}
        text={proportions.text}
        figure={proportions.figure}
      >
        <ProportionsTable {...proportions} />
      </SectionFrame>
      {build.map((section, index) => (
        // The words are fixed, so a section's place is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <SectionView key={index} section={section} />
      ))}
      <SectionFrame title={histories.title}>
        <AccordionGroup items={histories.folds.map(asItem)} />
      </SectionFrame>
      {/* One card alone stands beside its heading; in a row it would leave the row empty. */}
      <SectionFrame title={recipes.title} id="recipes" text={recipes.text} wide={cards.length > 1}>
        {only ? (
          <RecipeCard card={only} sizes="two" />
        ) : (
          <CardGrid cards={cards} columns={cards.length > 2 ? 3 : 2} />
        )}
      </SectionFrame>
      <SectionView section={more} />
      <PrintSource path={salads.path} />
    </article>
  );
}
