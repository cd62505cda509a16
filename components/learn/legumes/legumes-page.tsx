import { AccordionGroup, type AccordionItem } from '@/components/learn/accordion.client';
import { Contents } from '@/components/learn/contents';
import { PageHeader } from '@/components/pages/page-header';
import { PrintSource } from '@/components/pages/print-source';
import { SectionView } from '@/components/pages/sections/section-view';
import type { LegumesPage as Words } from '@/lib/content/schema/learn';
import { legumeContents } from '@/lib/pages/contents';
import { headingId } from '@/lib/text/slug';
import { CookingTable } from './cooking-table';
import { LegumeCards } from './legume-cards';
import { LegumeRecipes } from './legume-recipes';
import { SoyProducts } from './soy-products';
import { Transformations } from './transformations';

export type LegumesPageProps = { page: Words };

/** The page about legumes: what they are, some to know, what soybeans become, how to cook them, what from them. */
export function LegumesPage({ page }: LegumesPageProps) {
  const { types, soy, cooking, recipes, remarkable } = page;
  const panels = panelsOf(page);
  return (
    <article className="learn">
      <PageHeader title={page.title} dek={page.dek} picture={page.picture} caption={page.caption} />
      <Contents items={legumeContents(page)} />
      {panels.length > 0 && (
        <div className="wrap learn-panels">
          <AccordionGroup exclusive={false} level={2} items={panels} />
        </div>
      )}
      {soy && <SoyProducts soy={soy} />}
      {cooking && types && <CookingTable cooking={cooking} types={types} />}
      {recipes && <LegumeRecipes recipes={recipes} />}
      {remarkable && <Transformations remarkable={remarkable} />}
      {page.sections.map((section, index) => (
        // The words are fixed, so a section's place is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <SectionView key={index} section={section} />
      ))}
      <PrintSource path={page.path} />
    </article>
  );
}

/** The parts that open and close. */
function panelsOf({ what, types }: Words): AccordionItem[] {
  const panels: AccordionItem[] = [];
  if (what) {
    const children = (
      <div className="prose pg-prose">
        {what.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    );
    panels.push({ id: headingId(what) ?? 'what', title: what.title, open: true, children });
  }
  if (types) {
    const children = <LegumeCards labels={types.labels} legumes={types.legumes} />;
    panels.push({ id: headingId(types) ?? 'types', title: types.title, children });
  }
  return panels;
}
