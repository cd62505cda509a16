import * as messages from '@/.content/messages/contact';
import { SignUpForm } from '@/components/content/sign-up-form';
import { PageView } from '@/components/pages/page-view';
import { ComingSoonButton } from '@/components/pages/sections/coming-soon-button.client';
import { comingSoonNotice } from '@/components/pages/sections/coming-soon-notice';
import { PAGE_VIEWS } from '@/components/pages/sections/page-views';
import type { Ages, GeneralPage, SignUp, SignUpRequest, Soon } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { AgeLinks, AgeSoonButton, AgeTitle } from './age-choice.client';
import { ToolShelf } from './tool-shelf';

export type SoonPageProps = { page: GeneralPage & { soon: Soon } };

/** Default request of a sign-up. */
const request = (title: string): SignUpRequest => ({
  list: title,
  subject: messages.startSubject({ title }),
  body: messages.startRequest({ title }),
});

/** Sign-up for a message when the page is ready. */
function NotifyForm({ signUp, title }: { signUp: SignUp; title: string }) {
  const { note, label = messages.email, buttonText = messages.notifyMe } = signUp;
  return (
    <div className="mt-6 max-w-lg print:hidden">
      <p className="mb-3 font-display text-sm font-normal text-ink-2">{note}</p>
      <SignUpForm label={label} buttonText={buttonText} request={signUp.request ?? request(title)} />
    </div>
  );
}

/** Button that announces that the page is in development. */
function AnnounceButton({ title, ages, buttonText }: { title: string; ages?: Ages; buttonText: string }) {
  return (
    <div className="js-only mt-6">
      {ages ? (
        <AgeSoonButton title={title} options={ages.options} buttonText={buttonText} />
      ) : (
        <ComingSoonButton notice={comingSoonNotice(title)} buttonText={buttonText} look="quiet" />
      )}
    </div>
  );
}

/** Page that is coming soon: a sign-up, and what exists until then. */
export function SoonPage({ page }: SoonPageProps) {
  const { title, path } = page;
  const { signUp, ages, buttonText, shelf } = page.soon;
  const heading = ages && (
    // Reserve the lines of the longest title, so that the layout does not shift when the address is read.
    <span className="block max-w-[7em]">
      <AgeTitle title={title} options={ages.options} tabEnd={` | ${site.name}`} />
    </span>
  );
  return (
    <PageView
      page={page}
      views={PAGE_VIEWS}
      heading={heading}
      hasSignUp={signUp !== undefined}
      lead={
        <>
          {ages && <AgeLinks {...ages} path={path} />}
          {signUp && <NotifyForm signUp={signUp} title={title} />}
          {buttonText && <AnnounceButton title={title} ages={ages} buttonText={buttonText} />}
        </>
      }
    >
      {shelf && <ToolShelf {...shelf} />}
    </PageView>
  );
}
