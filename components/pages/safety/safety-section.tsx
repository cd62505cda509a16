import { Fragment } from 'react';
import * as messages from '@/.content/messages/safeTemperatures';
import { comma } from '@/.content/messages/text';
import { SectionFrame } from '@/components/content/section-frame';
import type { SectionViews } from '@/components/pages/sections/section-views';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { SiteLink } from '@/components/ui/site-link';
import type { Authority } from '@/lib/content/schema/food-safety';
import type { SafetySection } from '@/lib/content/schema/safety-sections';
import { isEmptySection } from '@/lib/pages/contents';
import { citation } from '@/lib/pages/safety-text';
import { safeFoods, sourcesOf, underdoneFoods } from '@/lib/recipe/safe-temperatures';
import { siteAuthority } from '@/lib/recipe/safety';
import { rich } from '@/lib/text/rich';
import { SafeKeeping, UnderdoneList } from './safe-keeping';
import styles from './safety.module.css';
import { TemperatureTable, WayReasons } from './temperature-table';

type SafetySectionViewProps = { section: SafetySection };

/** Section with the figures of the authority that the site chose; null for one without values. */
function SafetySectionView({ section }: SafetySectionViewProps) {
  if (!siteAuthority || isEmptySection(section)) return null;
  const { type, note, ...head } = section;
  const foods = safeFoods(siteAuthority);
  return (
    <div className={`${READER_CONTENT} ${styles.sheet}`}>
      <SectionFrame {...head} wide={type === 'safeTemperatures'}>
        {type === 'safeTemperatures' && (
          <>
            <TemperatureTable foods={foods} authority={siteAuthority} />
            <WayReasons authority={siteAuthority} />
          </>
        )}
        {type === 'underdone' && <UnderdoneList foods={underdoneFoods(siteAuthority, foods)} />}
        {type === 'safeKeeping' && <SafeKeeping authority={siteAuthority} />}
        {note && <p className="secondary mt-5">{note}</p>}
        <Sources sources={sourcesOf(type, siteAuthority, foods)} />
      </SectionFrame>
    </div>
  );
}

/** Sections of the page of safe temperatures, by their type. */
export const SAFETY_VIEWS: SectionViews<SafetySection> = {
  safeTemperatures: SafetySectionView,
  underdone: SafetySectionView,
  safeKeeping: SafetySectionView,
};

/** Links to the pages that the figures are from. */
function Sources({ sources }: { sources: readonly Authority['sources'][string][] }) {
  if (sources.length === 0) return null;
  return (
    <p className="secondary mt-5">
      {rich(messages.sources, {
        sources: sources.map((source, index) => (
          <Fragment key={source.href}>
            {index > 0 && comma}
            <SiteLink className="link py-1" href={source.href}>
              {citation(source)}
            </SiteLink>
          </Fragment>
        )),
      })}
    </p>
  );
}
