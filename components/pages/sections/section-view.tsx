import { RecipeSection } from '@/components/listing/recipe-section';
import { SiteLink } from '@/components/pages/site-link';
import { TypeShelf } from '@/components/pages/type-shelf';
import { RestaurantSection } from '@/components/travel/restaurant/restaurant-links';
import type { PageSection } from '@/lib/content/schema/page';
import { recipeTypeTiles } from '@/lib/listing/types';
import { headingId } from '@/lib/text/slug';
import { CardGrid } from './card-grid';
import { ComingSoonButton } from './coming-soon-button.client';
import { comingSoonNotice } from './coming-soon-notice';
import { FactTable } from './fact-table';
import { LinkList } from './link-list';
import { Prose } from './prose';
import { SectionFrame } from './section-frame';
import { TextList } from './text-list';
import { TipGrid } from './tip-grid';

export type SectionViewProps = { section: PageSection };

/** One section of a page, by its type. */
export function SectionView({ section }: SectionViewProps) {
  switch (section.type) {
    case 'prose':
      return (
        <SectionFrame title={section.title}>
          <Prose paragraphs={section.paragraphs} />
        </SectionFrame>
      );
    case 'facts':
      return (
        <SectionFrame title={section.title} id={section.id} text={section.text} figure={section.figure}>
          <FactTable rows={section.rows} note={section.note} />
        </SectionFrame>
      );
    case 'list':
      return (
        <SectionFrame title={section.title} id={section.id} text={section.text} figure={section.figure}>
          <TextList items={section.items} />
        </SectionFrame>
      );
    case 'route':
      return (
        <SectionFrame title={section.title} id={section.id} text={section.text}>
          <TextList items={section.items} numbered />
        </SectionFrame>
      );
    case 'cards':
      return (
        <SectionFrame title={section.title} id={section.id} text={section.text} wide>
          <CardGrid cards={section.cards} columns={section.columns} note={section.note} />
        </SectionFrame>
      );
    case 'links':
      return (
        <div className="print:hidden">
          <SectionFrame title={section.title} id={section.id}>
            <LinkList links={section.links} />
          </SectionFrame>
        </div>
      );
    case 'comingSoon':
      return (
        <SectionFrame title={section.title} id={section.id}>
          <p className="max-w-measure">{section.text}</p>
          <div className="mt-6 flex flex-wrap gap-2.5">
            <ComingSoonButton notice={comingSoonNotice(section.subject)} buttonText={section.buttonText} />
          </div>
        </SectionFrame>
      );
    case 'recipes':
      return <RecipeSection section={section} />;
    case 'restaurants':
      return <RestaurantSection section={section} />;
    case 'types':
      return (
        <SectionFrame title={section.title} id={section.id} wide>
          <TypeShelf tiles={recipeTypeTiles()} />
          <div className="mt-6 flex flex-wrap gap-2.5">
            <SiteLink href={section.more.href} className="btn btn-quiet">
              {section.more.name}
            </SiteLink>
          </div>
        </SectionFrame>
      );
    case 'tips':
      return (
        <SectionFrame id={headingId(section)} wide>
          <TipGrid section={section} />
        </SectionFrame>
      );
    case 'action':
      return (
        <SectionFrame title={section.title} id={section.id}>
          <p className="max-w-measure">{section.text}</p>
          <div className="mt-6 flex flex-wrap gap-2.5">
            <SiteLink href={section.action.href} className="btn">
              {section.action.name}
            </SiteLink>
          </div>
        </SectionFrame>
      );
  }
}

export type SectionViewsProps = { sections: readonly PageSection[] };

/** The sections of a page in order. */
export function SectionViews({ sections }: SectionViewsProps) {
  return sections.map((section, index) => (
    // The words are fixed, so a section's place is its identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <SectionView key={index} section={section} />
  ));
}
