import { notFound } from 'next/navigation';
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
import { coaching as page } from '@/lib/content/pages';
import { contentMetadata } from '@/lib/seo/metadata';
import '@/app/styles/coaching.css';

export const metadata = contentMetadata(page);

export default function Coaching() {
  if (!page) notFound();
  const { opening, numbers, programs, fit, start, guarantee, stories, questions, closing } = page;
  const actions = (
    <div className="acts">
      <MailButton mail={opening.apply} />{' '}
      {opening.stories && stories && (
        <a className="btn quiet" href={`#${stories.id}`}>
          {opening.stories}
        </a>
      )}
    </div>
  );
  const end = (
    <>
      {questions && <Questions {...questions} />}
      <ClosingCall {...closing} />
      <PrintSource path={page.path} />
    </>
  );
  return (
    <ContentPage page={page} lead={actions} end={end}>
      <Stats stats={numbers} />
      <Programs {...programs} />
      {fit && <Fit {...fit} />}
      {start && <StartSteps {...start} />}
      {guarantee && <Guarantee {...guarantee} />}
      {stories && <SuccessStories {...stories} />}
    </ContentPage>
  );
}
