import type { ComponentType } from 'react';
import type { PageSection, SectionOf } from '@/lib/content/schema/page';

/** A component for each type of section. */
export type SectionViews<Section extends PageSection> = {
  [Type in Section['type']]: ComponentType<{
    section: SectionOf<Type>;
    /** All sections of the page: some draw what another one explains. */
    sections: readonly PageSection[];
  }>;
};

export type SectionListProps<Section extends PageSection> = {
  sections: readonly Section[];
  views: SectionViews<Section>;
};

/** The sections of a page in order. */
export function SectionList<Section extends PageSection>({ sections, views }: SectionListProps<Section>) {
  return sections.map((section, index) => {
    // The compiler does not see that type and component belong together.
    const View = views[section.type as Section['type']] as unknown as ComponentType<{
      section: Section;
      sections: readonly PageSection[];
    }>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    return <View key={index} section={section} sections={sections} />;
  });
}
