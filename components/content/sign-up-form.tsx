import * as messages from '@/.content/messages/contact';
import type { SignUpRequest } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { mailHref } from '@/lib/text/mail';
import { SignUpFields } from './sign-up-fields.client';

export type SignUpFormProps = {
  /** Name of the e-mail field, shown inside it while it is empty. */
  label: string;
  buttonText: string;
  /** What is asked for; the weekly recipes and tips if left out. */
  request?: SignUpRequest;
  /** `dark` on teal grounds, where the button is yellow. `light` if left out. */
  ground?: 'light' | 'dark';
};

const weekly: SignUpRequest = {
  list: messages.weekly,
  subject: messages.weeklySubject({ name: site.name }),
  body: messages.weeklyRequest,
};

/** An e-mail sign-up. Without script it posts all the same, or opens the composer with what was typed. */
export function SignUpForm({ request = weekly, ...look }: SignUpFormProps) {
  const { contactEmail, newsletterEndpoint: endpoint } = site;
  const action = endpoint ?? mailHref({ to: contactEmail, subject: request.subject });
  return (
    <SignUpFields {...look} action={action} request={request} mailTo={endpoint ? undefined : contactEmail} />
  );
}
