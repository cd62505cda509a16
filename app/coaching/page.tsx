import { notFound } from 'next/navigation';
import { MailButton } from '@/components/content/mail-button';
import {
  ClosingCall,
  Fit,
  Guarantee,
  Questions,
  StartSteps,
  SuccessStories,
} from '@/components/pages/coaching/coaching-sections';
import { Programs } from '@/components/pages/coaching/programs';
import { Stats } from '@/components/pages/coaching/stats';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { buttonClass } from '@/components/ui/button';
import { coaching as page } from '@/lib/content/pages';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = contentMetadata(page);

export default function Coaching() {
  if (!page) notFound();
  const { opening, numbers, programs, fit, start, guarantee, stories, questions, closing } = page;
  const actions = (
    <div className="mt-6 flex flex-wrap gap-2.5">
      <MailButton mail={opening.apply} />{' '}
      {opening.stories && stories && (
        <a className={buttonClass({ look: 'quiet' })} href={`#${stories.id}`}>
          {opening.stories}
        </a>
      )}
    </div>
  );
  const end = (
    <>
      {questions && <Questions words={questions} />}
      <ClosingCall words={closing} />
      <PrintSource path={page.path} />
    </>
  );
  return (
    <ContentPage page={page} lead={actions} end={end}>
      <div className="wrap mt-stack">
        <Stats stats={numbers} className="border-t border-ink pt-6 md:[&_b]:text-4xl" />
      </div>
      <Programs words={programs} />
      {fit && <Fit words={fit} />}
      {start && <StartSteps words={start} />}
      {guarantee && <Guarantee words={guarantee} />}
      {stories && <SuccessStories words={stories} />}
    </ContentPage>
  );
}
