import * as messages from '@/.content/messages/contact';
import { FORM_NAMES } from '@/lib/content/schema/form-service';
import type { SignUpRequest } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { ServiceFields, sendTo } from './form-service';
import { LazyForm } from './lazy-form.client';

export type SignUpFormProps = {
  /** Label and placeholder of the email field. */
  label: string;
  buttonText: string;
  /** Request of the form; by default the weekly recipes and tips. */
  request?: SignUpRequest;
  /** `dark` on teal backgrounds, with a yellow button. `light` by default. */
  ground?: 'light' | 'dark';
};

const weekly: SignUpRequest = {
  list: messages.weekly,
  subject: messages.weeklySubject({ name: site.name }),
  body: messages.weeklyRequest,
};

/** Email sign-up. Without JavaScript the form posts to the service or opens the mail program. */
export function SignUpForm({ label, buttonText, request = weekly, ground }: SignUpFormProps) {
  const { contactEmail, newsletter } = site;
  const { email, topic } = newsletter ?? FORM_NAMES.newsletter;
  const mail = { to: contactEmail, subject: request.subject, body: request.body };
  return (
    <LazyForm
      kind="signUp"
      mail={mail}
      address={newsletter?.address}
      className="flex flex-wrap gap-2"
      button={{
        ...sendTo(newsletter, mail),
        look: ground === 'dark' ? 'yolk' : 'ink',
        className: 'min-h-13 rounded-field',
        children: buttonText,
      }}
    >
      <label className="min-w-0 flex-[1_8rem]">
        <span className="sr-only">{label}</span>
        <input
          className="field on-dark:border-glaze-deep-control on-dark:bg-transparent on-dark:text-inherit on-dark:placeholder:text-on-glaze-deep-2"
          name={email}
          type="email"
          required
          placeholder={label}
          autoComplete="email"
        />
      </label>
      {topic && <input type="hidden" name={topic} value={request.list} />}
      <ServiceFields service={newsletter} />
    </LazyForm>
  );
}
