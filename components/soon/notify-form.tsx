import { SiteSignUp } from '@/components/contact/site-sign-up';
import type { NotifyWords } from '@/lib/content/schema/house/sign-up';

export type NotifyFormProps = { words: NotifyWords };

/** The e-mail field of a page to come, with its own request. */
export function NotifyForm({ words: { note, ...words } }: NotifyFormProps) {
  return (
    <div className="soon-notify">
      <p>{note}</p>
      <SiteSignUp {...words} />
    </div>
  );
}
