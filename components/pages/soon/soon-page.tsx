import * as messages from '@/.content/messages/contact';
import { SignUpForm } from '@/components/content/sign-up-form';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import type { Page, SignUp, SignUpRequest, Soon } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import { AgeLinks, AgeTitle } from './age-choice.client';
import { PlanSection } from './plan-section';
import { ToolShelf } from './tool-shelf';

export type SoonPageProps = { page: Page & { soon: Soon } };

/** What a field asks for where its page does not say it. */
const request = (title: string): SignUpRequest => ({
  list: title,
  subject: messages.startSubject({ title }),
  body: messages.startRequest({ title }),
});

/** The e-mail field of a page to come, with its own request. */
function NotifyForm({ signUp, title }: { signUp: SignUp; title: string }) {
  const { note, label = messages.email, buttonText = messages.tellMe } = signUp;
  return (
    // The words above stand on the bottom of the picture: an answer has its room, so that they do not jump.
    <div className="mt-6 max-w-lg lg:[&_[role=status]:empty]:min-h-8 print:hidden">
      <p className="mb-3 font-display text-sm font-normal text-ink-2">{note}</p>
      <SignUpForm label={label} buttonText={buttonText} request={signUp.request ?? request(title)} />
    </div>
  );
}

/** A page that is being made: what it will be, a field to hear of it, and where to go until then. */
export function SoonPage({ page }: SoonPageProps) {
  const { title, path } = page;
  const { signUp, ages, plan, shelf } = page.soon;
  const heading = ages && (
    // As many lines for an age group as for everyone, so that nothing moves when the address is read.
    <span className="block max-w-[7em]">
      <AgeTitle title={title} options={ages.options} tabEnd={` | ${site.name}`} />
    </span>
  );
  return (
    <ContentPage
      page={page}
      heading={heading}
      lead={
        <>
          {ages && <AgeLinks {...ages} path={path} />}
          {signUp && <NotifyForm signUp={signUp} title={title} />}
        </>
      }
      end={<PrintSource path={path} />}
    >
      {plan && <PlanSection plan={plan} title={title} ages={ages} />}
      {shelf && <ToolShelf {...shelf} />}
    </ContentPage>
  );
}
