import { AccordionGroup } from '@/components/learn/accordion.client';
import { Contents } from '@/components/learn/contents';
import { PageHeader } from '@/components/pages/page-header';
import { PrintSource } from '@/components/pages/print-source';
import { SectionView } from '@/components/pages/sections/section-view';
import { legumeParts, legumes, whatAreLegumes } from '@/data/pages/learn/legumes';
import { CookingTable } from './cooking-table';
import { LegumeCards } from './legume-cards';
import { LegumeRecipes } from './legume-recipes';
import { SoyProducts } from './soy-products';
import { Transformations } from './transformations';

/** The page about legumes: what they are, eight to know, what soybeans become, how to cook them, what from them. */
export function LegumesPage() {
  const { title, dek, picture, caption, sections } = legumes;
  const { what, types } = legumeParts;
  return (
    <article className="learn">
      <PageHeader title={title} dek={dek} picture={picture} caption={caption} />
      <Contents items={Object.values(legumeParts)} />
      <div className="wrap learn-panels">
        <AccordionGroup
          exclusive={false}
          level={2}
          items={[
            {
              ...what,
              open: true,
              children: (
                <div className="prose pg-prose">
                  {whatAreLegumes.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              ),
            },
            { ...types, children: <LegumeCards /> },
          ]}
        />
      </div>
      <SoyProducts />
      <CookingTable />
      <LegumeRecipes />
      <Transformations />
      {sections.map((section) => (
        <SectionView key={section.type} section={section} />
      ))}
      <PrintSource path={legumes.path} />
    </article>
  );
}
