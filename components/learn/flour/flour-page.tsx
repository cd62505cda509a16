import { Contents } from '@/components/learn/contents';
import { PageHeader } from '@/components/pages/page-header';
import { PrintSource } from '@/components/pages/print-source';
import { SectionView } from '@/components/pages/sections/section-view';
import type { FlourPage as Words } from '@/lib/content/schema/learn';
import { flourContents } from '@/lib/pages/contents';
import { FlourAction } from './flour-action';
import { FlourCards } from './flour-cards';
import { FlourTips } from './flour-tips';
import { Grains } from './grains';
import { KernelFigure } from './kernel-figure';
import { Milling } from './milling';
import { WhichFlour } from './which-flour';

export type FlourPageProps = { page: Words };

/** The page about flour: what it is, how it is milled, which to take, how to measure and keep it. */
export function FlourPage({ page }: FlourPageProps) {
  const { intro, action, milling, grains, flours, which, tips } = page;
  return (
    <article className="learn">
      <PageHeader title={page.title} dek={page.dek} picture={page.picture} caption={page.caption} />
      <Contents items={flourContents(page)} />
      {intro && (
        <div className="wrap learn-intro">
          <div className="prose">
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {intro.kernel && <KernelFigure {...intro.kernel} />}
        </div>
      )}
      {action && <FlourAction action={action} />}
      {milling && <Milling milling={milling} />}
      {grains && <Grains grains={grains} />}
      {flours && <FlourCards part={flours} />}
      {which && flours && <WhichFlour which={which} flours={flours.flours} />}
      {tips && <FlourTips tips={tips} />}
      {page.sections.map((section, index) => (
        // The words are fixed, so a section's place is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <SectionView key={index} section={section} />
      ))}
      <PrintSource path={page.path} />
    </article>
  );
}
