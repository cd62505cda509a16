import { FactTable } from '@/components/pages/sections/fact-table';
import { Prose } from '@/components/pages/sections/prose';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SectionView } from '@/components/pages/sections/section-view';
import { Collapsible, CollapsibleGroup } from '@/components/ui/collapsible.client';
import type { SaladSection, SaladsPage as Words } from '@/lib/content/schema/learn';
import { saladContents } from '@/lib/pages/contents';
import { recipeCard } from '@/lib/recipe/card';
import { pickedRecipes } from '@/lib/recipe-list/cards';
import { headingId } from '@/lib/text/slug';
import { LearnPage, RecipeCards } from './education-parts';
import { LearnTable } from './education-table';

/** What a salad is, how to build one, where it comes from, and the recipes. */
export function SaladsPage({ page }: { page: Words }) {
  return (
    <LearnPage page={page} contents={saladContents(page)}>
      {page.sections.map((section, index) => (
        // The words are fixed, so a section's place is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Section key={index} section={section} />
      ))}
    </LearnPage>
  );
}

/** One section of the page, by its type. */
function Section({ section }: { section: SaladSection }) {
  switch (section.type) {
    case 'folds':
      return (
        <SectionFrame title={section.title}>
          {/* Beside its heading the first text needs no line of its own: the section has one. */}
          <div className="lg:*:first:-mt-4 lg:*:first:border-t-0">
            <CollapsibleGroup>
              {section.folds.map(({ title, id, paragraphs, facts, closing }) => (
                <Collapsible key={title} title={title} id={headingId({ title, id })}>
                  <Prose paragraphs={paragraphs}>
                    {facts && <FactTable rows={facts} />}
                    {closing && <p>{closing}</p>}
                  </Prose>
                </Collapsible>
              ))}
            </CollapsibleGroup>
          </div>
        </SectionFrame>
      );
    case 'proportions':
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
          {section.note && <p className="meta mt-5">{section.note}</p>}
        </SectionFrame>
      );
    case 'recipes':
      return <RecipeCards {...section} cards={pickedRecipes(section).map(recipeCard)} />;
    default:
      return <SectionView section={section} />;
  }
}
