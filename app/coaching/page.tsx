import { contentMetadata } from '@/app/content-metadata';
import { ClosingCall } from '@/components/coaching/closing-call';
import { Fit } from '@/components/coaching/fit';
import { Guarantee } from '@/components/coaching/guarantee';
import { Programs } from '@/components/coaching/programs';
import { Questions } from '@/components/coaching/questions';
import { StartSteps } from '@/components/coaching/start-steps';
import { Stats } from '@/components/coaching/stats';
import { SuccessStories } from '@/components/coaching/success-stories';
import { MailButton } from '@/components/contact/mail-button';
import { PageHeader } from '@/components/pages/page-header';
import { PrintSource } from '@/components/pages/print-source';
import { SectionView } from '@/components/pages/sections/section-view';
import { JsonLd } from '@/components/seo/json-ld';
import * as words from '@/data/pages/house/coaching';
import { coachingStats, programs } from '@/data/pages/house/programs';
import { pageCrumbs } from '@/lib/seo/crumbs';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import '@/app/styles/coaching.css';

const page = words.coaching;

export const metadata = contentMetadata(page);

export default function Coaching() {
  return (
    <article>
      <JsonLd data={breadcrumbJsonLd(pageCrumbs(page))} />
      <PageHeader title={page.title} dek={page.dek} picture={page.picture}>
        <div className="acts">
          <MailButton mail={words.heroActions.apply} />
          <a className="btn quiet" href={words.heroActions.stories.href}>
            {words.heroActions.stories.name}
          </a>
        </div>
      </PageHeader>
      <Stats stats={coachingStats} />
      <Programs {...words.programsIntro} programs={programs} />
      <Fit {...words.fit} />
      <StartSteps {...words.start} />
      <Guarantee {...words.guarantee} />
      <SuccessStories {...words.stories} />
      {page.sections.map((section) => (
        <SectionView key={section.type} section={section} />
      ))}
      <Questions {...words.questions} />
      <ClosingCall {...words.closing} />
      <PrintSource path={page.path} />
    </article>
  );
}
