import * as messages from '@/.content/messages/contact';
import { SignUpForm } from '@/components/content/sign-up-form';
import { PageView } from '@/components/pages/page-view';
import { PAGE_VIEWS } from '@/components/pages/sections/page-views';
import type { GeneralPage, SignUp, SignUpRequest, Soon } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { AgeLinks, AgeTitle } from './age-choice.client';
import { PlanSection } from './plan-section';
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

/** Page that is coming soon: planned content, a sign-up, and links. */
export function SoonPage({ page }: SoonPageProps) {
  const { title, path } = page;
  const { signUp, ages, plan, shelf } = page.soon;
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
      lead={
        <>
          {ages && <AgeLinks {...ages} path={path} />}
          {signUp && <NotifyForm signUp={signUp} title={title} />}
        </>
      }
    >
      {plan && <PlanSection plan={plan} title={title} ages={ages} />}
      {shelf && <ToolShelf {...shelf} />}
    </PageView>
  );
}
