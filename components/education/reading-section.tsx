import { SectionFrame } from '@/components/content/section-frame';
import type { ReadingSection } from '@/lib/content/schema/education-sections';
import type { PageSection, SectionProps } from '@/lib/content/schema/page';
import { LearnTable } from './education-table';
import { Comparison, FlourCards, Kernel, PictureLists, Showcase } from './flour-sections';
import { CookingTable, PickedRecipeCards, Products, Transformations } from './ingredient-sections';

export type ReadingSectionViewProps = {
  section: ReadingSection;
  /** All sections of the page: some draw what another one explains. */
  sections: readonly PageSection[];
};

/** One section of a page to read, by its type. */
export function ReadingSectionView({ section, sections }: ReadingSectionViewProps) {
  switch (section.type) {
    case 'kernel':
      return <Kernel section={section} />;
    case 'showcase':
      return <Showcase section={section} />;
    case 'comparison':
      return <Comparison section={section} />;
    case 'pictureLists':
      return <PictureLists section={section} />;
    case 'flours':
      return <FlourCards section={section} />;
    case 'products':
      return <Products section={section} />;
    case 'cookingTable': {
      const types = sections.find((each) => each.type === 'legumes');
      return types && <CookingTable section={section} types={types} />;
    }
    case 'recipeCards':
      return <PickedRecipeCards section={section} />;
    case 'transformations':
      return <Transformations section={section} />;
    case 'proportions':
      return <Proportions section={section} />;
  }
}

/** Amount of each part, as a side and as a meal. */
function Proportions({ section }: SectionProps<'proportions'>) {
  return (
    <SectionFrame {...section}>
      <LearnTable
        caption={section.title}
        columns={section.columns}
        figures
        rows={section.rows.map(({ part, examples, side, meal }) => ({
          id: part,
          name: (
            <>
              {part} <span className="block font-text text-base font-normal text-ink-2">{examples}</span>
            </>
          ),
          values: [side, meal],
        }))}
      />
      {section.note && <p className="secondary mt-5">{section.note}</p>}
    </SectionFrame>
  );
}
