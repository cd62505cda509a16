import type { ComponentType } from 'react';
import type { FoldingSection, ReadingSection } from '@/lib/content/schema/education-sections';
import type { FlourToolSection } from '@/lib/content/schema/flour-sections';
import type { HomeSection } from '@/lib/content/schema/home-sections';
import type { PageSection } from '@/lib/content/schema/page';
import type { SafetySection } from '@/lib/content/schema/safety-sections';
import { site } from '@/lib/content/server';
import { Community, Partners, Story } from './about';
import { Closing, Fit, Guarantee, Questions, Steps, Upcoming } from './coaching';
import { MediaKit } from './media-kit';
import { ProfileCards } from './profiles';
import { Numbers, Programs } from './programs';
import { SectionView } from './section-view';

/**
 * Components of the groups of sections with many styles and scripts. The framework loads those of a whole route, so each
 * route imports the groups that its pages use: see scripts/prepare/section-views.ts.
 */
export type SectionGroups = {
  home: SectionGroup<HomeSection> | undefined;
  reading: SectionGroup<ReadingSection> | undefined;
  folding: SectionGroup<FoldingSection> | undefined;
  flourTools: SectionGroup<FlourToolSection> | undefined;
  safety: SectionGroup<SafetySection> | undefined;
};

type SectionGroup<Section> = ComponentType<{ section: Section; sections: readonly PageSection[] }>;

export type PageSectionViewProps = {
  section: PageSection;
  /** All sections of the page. */
  sections: readonly PageSection[];
  groups: SectionGroups;
};

/** Section of a page, by its type. */
export function PageSectionView({ section, sections, groups }: PageSectionViewProps) {
  switch (section.type) {
    case 'story':
      return <Story section={section} />;
    case 'partners':
      return <Partners section={section} />;
    case 'community':
      return <Community section={section} />;
    case 'profiles':
      return <ProfileCards section={section} socials={site.socials} />;
    case 'mediaKit':
      return <MediaKit section={section} />;
    case 'numbers':
      return (
        <div className="wrap mt-stack">
          <Numbers numbers={section.items} className="border-t border-ink pt-6" />
        </div>
      );
    case 'programs':
      return <Programs section={section} />;
    case 'fit':
      return <Fit section={section} />;
    case 'steps':
      return <Steps section={section} />;
    case 'guarantee':
      return <Guarantee section={section} />;
    case 'upcoming':
      return <Upcoming section={section} />;
    case 'questions':
      return <Questions section={section} />;
    case 'closing':
      return <Closing section={section} />;
    case 'latest':
    case 'tools':
    case 'newest':
    case 'programCards':
    case 'table':
    case 'connect':
      return groups.home && <groups.home section={section} sections={sections} />;
    case 'kernel':
    case 'showcase':
    case 'comparison':
    case 'pictureLists':
    case 'flours':
    case 'products':
    case 'cookingTable':
    case 'recipeCards':
    case 'transformations':
    case 'proportions':
      return groups.reading && <groups.reading section={section} sections={sections} />;
    case 'fold':
    case 'folds':
    case 'legumes':
      return groups.folding && <groups.folding section={section} sections={sections} />;
    case 'flourFinder':
    case 'tipLists':
      return groups.flourTools && <groups.flourTools section={section} sections={sections} />;
    case 'safeTemperatures':
    case 'underdone':
    case 'safeKeeping':
      return groups.safety && <groups.safety section={section} sections={sections} />;
    default:
      return <SectionView section={section} />;
  }
}
