import * as words from '@/.content/words/contact';
import { SiteSignUp } from '@/components/contact/site-sign-up';
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
  subject: words.startSubject({ title }),
  body: words.startRequest({ title }),
});

/** The e-mail field of a page to come, with its own request. */
function NotifyForm({ signUp, title }: { signUp: SignUp; title: string }) {
  const { note, label = words.email, buttonText = words.tellMe } = signUp;
  return (
    <div className="soon-notify">
      <p>{note}</p>
      <SiteSignUp label={label} buttonText={buttonText} request={signUp.request ?? request(title)} />
    </div>
  );
}

/** A page that is being made: what it will be, a field to hear of it, and where to go until then. */
export function SoonPage({ page }: SoonPageProps) {
  const { title, path } = page;
  const { signUp, ages, plan, shelf } = page.soon;
  const heading = ages && (
    <span className="soon-title">
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
