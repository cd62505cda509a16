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
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import * as words from '@/data/pages/house/coaching';
import { coachingStats, programs } from '@/data/pages/house/programs';
import '@/app/styles/coaching.css';

const page = words.coaching;

export const metadata = contentMetadata(page);

export default function Coaching() {
  const { apply, stories } = words.heroActions;
  const actions = (
    <div className="acts">
      <MailButton mail={apply} />{' '}
      <a className="btn quiet" href={stories.href}>
        {stories.name}
      </a>
    </div>
  );
  const end = (
    <>
      <Questions {...words.questions} />
      <ClosingCall {...words.closing} />
      <PrintSource path={page.path} />
    </>
  );
  return (
    <ContentPage page={page} lead={actions} end={end}>
      <Stats stats={coachingStats} />
      <Programs {...words.programsIntro} programs={programs} />
      <Fit {...words.fit} />
      <StartSteps {...words.start} />
      <Guarantee {...words.guarantee} />
      <SuccessStories {...words.stories} />
    </ContentPage>
  );
}
