import { CopyAddress } from '@/components/contact/copy-address';
import { MailButton } from '@/components/contact/mail-button';
import type { Mail } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';

export type ClosingCallProps = {
  id: string;
  title: string;
  text: string;
  apply: Mail;
  consultation?: Mail;
};

/** The last band of the page: apply, or talk first. On paper only the address is left of the ways to do it. */
export function ClosingCall({ id, title, text, apply, consultation }: ClosingCallProps) {
  return (
    <section className="co-end on-dark" id={id}>
      <div className="wrap">
        <div className="co-split">
          <h2 className="t-4">{title}</h2>
          <div>
            <p className="dek">{text}</p>
            <div className="acts">
              <MailButton mail={apply} look="yolk" />{' '}
              {consultation && <MailButton mail={consultation} look="quiet" />}
            </div>
            <p className="co-address">
              <CopyAddress address={site.contactEmail} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
