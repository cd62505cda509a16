import { Contents } from '@/components/learn/contents';
import { PageHeader } from '@/components/pages/page-header';
import { PrintSource } from '@/components/pages/print-source';
import { SectionView } from '@/components/pages/sections/section-view';
import { flour, flourContents, flourIntro } from '@/data/pages/learn/flour';
import { FlourAction } from './flour-action';
import { FlourCards } from './flour-cards';
import { FlourTips } from './flour-tips';
import { Grains } from './grains';
import { KernelFigure } from './kernel-figure';
import { Milling } from './milling';
import { WhichFlour } from './which-flour';

/** The page about flour: what it is, how it is milled, which to take, how to measure and keep it. */
export function FlourPage() {
  const { title, dek, picture, caption, sections } = flour;
  return (
    <article className="learn">
      <PageHeader title={title} dek={dek} picture={picture} caption={caption} />
      <Contents items={flourContents} />
      <div className="wrap learn-intro">
        <div className="prose">
          {flourIntro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <KernelFigure />
      </div>
      <FlourAction />
      <Milling />
      <Grains />
      <FlourCards />
      <WhichFlour />
      <FlourTips />
      {sections.map((section) => (
        <SectionView key={section.type} section={section} />
      ))}
      <PrintSource path={flour.path} />
    </article>
  );
}
